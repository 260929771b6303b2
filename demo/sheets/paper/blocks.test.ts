import { describe, expect, it } from 'vitest'
import { evenParts, heading, paragraph, table } from './blocks.ts'
import { Flow } from './flow.ts'
import { PAGE, Paper, STYLES } from './paper.ts'
import { fontFile, fontRuns } from './typeface.ts'

const newPaper = () =>
  new Paper({ title: 'T', author: 'A', subject: 'S', keywords: 'K', issuedAt: new Date('2026-03-02T00:00:00Z') })
const newFlow = () => new Flow(newPaper(), { brand: 'B', kind: 'K', about: 'A', issue: 'I' })

describe('columns', () => {
  it('are as even as the order allows', () => {
    expect(evenParts([10, 10, 10, 30], 2)).toEqual([
      [0, 3],
      [3, 4],
    ])
    expect(evenParts([50, 10, 10], 2)).toEqual([
      [0, 1],
      [1, 3],
    ])
    expect(evenParts([5], 2)).toEqual([[0, 1]])
  })
})

describe('lines of text', () => {
  it('are no wider than they may be, though a word is', () => {
    const paper = newPaper()
    const lines = paper.lines('A rail 877110-60BN/877110-75BN/877110-90BN for the wall', STYLES.body, 60)
    expect(lines.join('').replaceAll(' ', '')).toBe('Arail877110-60BN/877110-75BN/877110-90BNforthewall')
    expect(lines.filter((line) => paper.widthOf(line, STYLES.body) > 60)).toEqual([])
  })

  it('take macrons from the second file of a face, and write fractions that the face lacks', () => {
    expect(fontRuns('Tūroa ½"', 'regular')).toEqual([
      { text: 'T', font: 'regular latin' },
      { text: 'ū', font: 'regular latin-ext' },
      { text: 'roa 1/2"', font: 'regular latin' },
    ])
    expect(fontRuns('1½', 'medium')).toEqual([{ text: '1 1/2', font: 'medium latin' }])
  })

  it('are set in plain OpenType', () => {
    const font = fontFile('mono latin')
    expect(font.readUInt32BE(0)).toBe(0x00010000)
    const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
      font.toString('latin1', 12 + index * 16, 16 + index * 16),
    )
    expect(tables).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca']))
  })
})

describe('pages', () => {
  it('never end with a heading', () => {
    const flow = newFlow()
    flow.y = PAGE.height - PAGE.bottom - 30
    flow.section([heading(flow.paper, 'Warranty'), paragraph(flow.paper, 'A year.')])
    expect(flow.paper.doc.bufferedPageRange().count).toBe(2)
    expect(flow.y).toBeLessThan(PAGE.top + 60)
  })

  it('keep short tables in one piece and turn within long ones, with their head again', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ cells: [`Row ${index}`] }))
    const short = newFlow()
    short.y = PAGE.height - PAGE.bottom - 100
    short.section(table(short.paper, [{ title: 'Part', share: 1 }], rows(8)))
    expect(short.y).toBeGreaterThan(PAGE.top + 8 * 17)
    const long = newFlow()
    const [head, ...body] = table(long.paper, [{ title: 'Part', share: 1 }], rows(60))
    long.section([head!, ...body])
    const rowHeight = body[0]!.height
    const onFirst = Math.floor((PAGE.height - PAGE.bottom - PAGE.top - head!.height) / rowHeight)
    expect(long.paper.doc.bufferedPageRange().count).toBe(2)
    expect(long.y).toBeCloseTo(PAGE.top + head!.height + (60 - onFirst) * rowHeight, 3)
  })
})
