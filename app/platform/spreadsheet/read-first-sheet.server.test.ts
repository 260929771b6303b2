import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sheetOf, workbook } from '#tests/support/files/workbook.ts'
import { readFirstSheet } from '@specify/spreadsheets/read-xlsx.server.ts'
import { UnreadableSpreadsheet } from '@specify/spreadsheets/table.ts'

describe('the first sheet of a workbook', () => {
  it('is read row by row', () => {
    const rows = [
      ['Outlet', '250 kPa', 'Tested'],
      ['Mixer <b>&', 4.5, 45_292],
      [null, null, 'end'],
    ]
    expect(readFirstSheet(workbook(sheetOf(rows)))).toEqual(rows)
  })

  it('is refused beyond the rows and columns that people read', () => {
    const far = Array.from({ length: 2_001 }, () => ['x'])
    expect(() => readFirstSheet(workbook(sheetOf(far)))).toThrow('more than 2000 rows')
    const wide = workbook(sheetOf([Array.from({ length: 101 }, () => 'x')]))
    expect(() => readFirstSheet(wide)).toThrow('100 columns')
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('PK is not enough')],
    ['a directory that lies', workbook(sheetOf([['a']])).subarray(40)],
    ['half a file', workbook(sheetOf([['a']])).subarray(0, 900)],
  ])('is refused where it is %s', (_, file) => {
    expect(() => readFirstSheet(file)).toThrow(UnreadableSpreadsheet)
  })

  it('is refused where it unpacks to more than anybody needs', () => {
    const filler = randomBytes(12 * 1024 * 1024).toString('base64')
    expect(() => readFirstSheet(workbook(sheetOf([['a']]), { 'xl/filler.xml': filler }))).toThrow('too much inflated')
    const dense = ' '.repeat(8 * 1024 * 1024)
    expect(() => readFirstSheet(workbook(sheetOf([['a']]), { 'xl/dense.xml': dense }))).toThrow('too dense')
  })

  it('is read where its texts are shared, and says nothing of cells that failed', () => {
    const sheet =
      '<worksheet><sheetData><row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" t="b"><v>1</v></c>' +
      '<c r="C2" t="e"><v>#N/A</v></c><c r="D2"><v>0.5</v></c></row></sheetData></worksheet>'
    const strings = '<sst><si><t>none</t></si><si><t>Mixer</t><rPh><t>aid</t></rPh></si></sst>'
    expect(readFirstSheet(workbook(sheet, { 'xl/sharedStrings.xml': strings }))).toEqual([
      [],
      ['Mixer', 'Yes', null, 0.5],
    ])
  })
})
