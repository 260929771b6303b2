import { beforeEach, describe, expect, it } from 'vitest'
import type { Desk, DeskLine } from '../desk/desk.ts'
import { readSheet, sheetRows } from './desk-sheet.ts'
import { SHEET_COLUMNS } from './sheet-columns.ts'

const NUMBER = 'Q-AU-7K3M-Q9XD'
const product = (sku: string, listCents: number | null) => ({
  sku,
  brand: '',
  quantity: 3,
  listCents,
  name: 'Basin Mixer',
  variantText: 'Chrome',
})
const PRODUCTS = [product('A1', 38_950), product('B2', null), product('C3', 5)]
const line = (cents: number | null | undefined, price = ''): DeskLine => ({
  cents,
  price,
  lead: '',
  substitute: '',
  note: '',
})
const DESK: Desk = {
  basis: 'ex',
  lead: '',
  freight: '',
  validUntil: '',
  words: '',
  lines: [line(38_950), line(null), line(5)],
}
const HEAD = SHEET_COLUMNS.map(([name]) => name)
const [EX, INC, LEAD, NOTE, QUOTE, BASE] = [4, 5, 6, 8, 9, 10]
const sourceOf = (desk: Desk) => ({ desk, version: 3, products: PRODUCTS, number: NUMBER, locale: 'au' as const })
const cellsOf = (desk: Desk) => sheetRows(sourceOf(desk)).map((row) => row.map(String))

/** Cells as a reader gives them. */
let cells: string[][]
beforeEach(() => (cells = cellsOf(DESK)))
const read = (rows = [HEAD, ...cells], desk = DESK) =>
  readSheet(
    rows.map((row, index) => ({ number: index + 1, cells: row })),
    { desk, undrafted: DESK, products: PRODUCTS, number: NUMBER, locale: 'au' },
  )
const changed = (rows?: string[][]) => {
  const sheet = read(rows)
  if ('refused' in sheet) throw new Error(sheet.refused)
  return [sheet.lines.map(({ sku, priceCents }) => [sku, priceCents]), sheet.problems]
}

it('writes what the grid shows, on both bases, and reads it back without a change', () => {
  expect(sheetRows(sourceOf(DESK))[0]).toEqual([
    'A1',
    'Basin Mixer, Chrome',
    '3',
    389.5,
    354.09,
    389.5,
    '',
    '',
    '',
    NUMBER,
    '[3,"A1",38950,"","",""]',
  ])
  const unchanged = { lines: [], read: 3, problems: [], typedSince: [], isUndated: false }
  expect(read()).toEqual(unchanged)
  const typed = { ...DESK, lines: [line(undefined, 'ask'), line(null), line(5)] }
  expect(read([HEAD, ...cellsOf(typed)], typed)).toEqual(unchanged)
})

describe('prices', () => {
  it('are those of the column that was changed', () => {
    cells[0]![EX] = '300'
    cells[1]![INC] = '$1,050.00'
    expect(changed()).toEqual([[['A1', 33_000], ['B2', 105_000]], []]) // prettier-ignore
  })

  it('are rounded to cents where a formula gave parts of them', () => {
    cells[0]![INC] = '280.4376'
    cells[2]![INC] = '0.045'
    expect(changed()).toEqual([[['A1', 28_044]], []])
  })

  it('end where both are emptied, and are asked about where one is', () => {
    cells[0]![EX] = cells[0]![INC] = ''
    cells[2]![INC] = ''
    expect(changed()).toEqual([
      [['A1', null]],
      ['C3, row 4: one of its two prices is empty. Empty both where it is not offered.'],
    ])
  })

  it('that are two, none or too much stay as they were, and are named', () => {
    cells[0]![EX] = '300'
    cells[0]![INC] = '310'
    cells[1]![INC] = '=E2*0.7'
    cells[2]![EX] = '1000000'
    expect(changed()).toEqual([
      [],
      [
        'A1, row 2: ex GST 300 and inc GST 310 are two prices. The price stays as it was.',
        'B2, row 3: “=E2*0.7” is no price. The price stays as it was.',
        'C3, row 4: an amount is 1,000,000.00 at most.',
      ],
    ])
  })

  it('agree where both were changed and are the same', () => {
    cells[0]![EX] = '300'
    cells[0]![INC] = '330'
    expect(changed()).toEqual([[['A1', 33_000]], []])
  })
})

describe('a file that is older than what was typed since', () => {
  const typed = { ...DESK, lines: [line(31_000), { ...line(null), lead: '2 weeks' }, line(5)] }
  const since = (rows = [HEAD, ...cells], desk: Desk = typed) => {
    const sheet = read(rows, desk)
    if ('refused' in sheet) throw new Error(sheet.refused)
    const differences = sheet.typedSince.flatMap((each) => each.differences)
    const taken = sheet.lines.map(({ sku, priceCents, leadTime }) => [sku, priceCents, leadTime])
    return [taken, differences.map(({ sku, field, yours, theirs }) => [sku, field, yours, theirs]), sheet.isUndated]
  }

  it('overwrites nothing that it has not changed itself', () => {
    expect(since()).toEqual([[], [], false])
    cells[2]![INC] = '7'
    cells[1]![INC] = '12.50'
    expect(since()).toEqual([[['B2', 1_250, '2 weeks'], ['C3', 700, '']], [], false]) // prettier-ignore
  })

  it('names what both have changed, with both values', () => {
    cells[0]![EX] = '300'
    cells[1]![LEAD] = '6 weeks'
    cells[0]![LEAD] = '3 weeks'
    const differences = [
      ['A1', 'price', '330.00', '310.00'],
      ['B2', 'lead time', '6 weeks', '2 weeks'],
    ]
    expect(since()).toEqual([[['A1', 31_000, '3 weeks']], differences, false])
    cells[0]![INC] = '310'
    cells[0]![EX] = '281.82'
    expect(since()[1]).toEqual([differences[1]])
  })

  it('stays with its rows when they are sorted, and counts for no other row', () => {
    cells[0]![INC] = '330'
    cells[0]![EX] = '300'
    expect(since([HEAD, ...cells.toReversed()]).slice(1)).toEqual([[['A1', 'price', '330.00', '310.00']], false])
    cells[0]![BASE] = cells[1]![BASE]!
    expect(since()[2]).toBe(true)
  })

  it('is not known without its hidden column: what was typed and differs is asked about', () => {
    for (const row of cells) row[BASE] = ''
    cells[2]![INC] = '7'
    const asked = [
      ['A1', 'price', '389.50', '310.00'],
      ['B2', 'lead time', '', '2 weeks'],
    ]
    expect(since()).toEqual([[['C3', 700, '']], asked, true])
    for (const damaged of ['[', '[3]', '[3,"A1",true,"","",""]', '["x","A1",5,"","",""]', '[3,"A1",5,"",1,""]']) {
      cells[0]![BASE] = damaged
      expect(since()[1]).toEqual(asked)
    }
  })
})

it('reads columns in any order, below any lines, and leaves those that are not there', () => {
  const rows = [['Price list'], ['quote', 'PRICE, EX GST', 'code'], [NUMBER, '300', 'a1'], ['', '', 'B2']]
  expect(changed(rows)).toEqual([[['A1', 33_000]], []])
})

it('names unknown codes, codes that stand twice, and texts that are too long', () => {
  cells[0]![LEAD] = 'x'.repeat(61)
  cells[0]![NOTE] = '=HYPERLINK("http://x")'
  const rows = [HEAD, ...cells, cells[1]!, ['NOPE', '', '', '', '', '5', '', '', '', NUMBER]]
  const sheet = read(rows)
  expect(sheet).toMatchObject({
    lines: [{ sku: 'A1', leadTime: '', note: '=HYPERLINK("http://x")' }],
    read: 2,
    problems: [
      'A1, row 2: “Lead time” has more than 60 characters. It stays as it was.',
      'B2, row 3: stands in 2 rows; none of them was read.',
      'NOPE, row 6: not in this quote.',
    ],
  })
})

it('says that a quantity was not read, and asks which of two columns counts', () => {
  cells[0]![2] = '5'
  cells[1]![2] = ''
  cells[2]![2] = '3.0'
  expect(changed()).toEqual([[], ['A1, row 2: the request is for 3. The quantity was not read.']])
  const rows = [[...HEAD, 'price, ex GST'], ...cells.map((row) => [...row, '300'])]
  expect(read(rows)).toEqual({ refused: 'The column “Price, ex GST” stands twice. Keep the one that counts.' })
})

it('refuses the file of another quote by its name, and what is none', () => {
  cells[2]![QUOTE] = 'Q-AU-0000-0000'
  expect(read()).toEqual({ refused: `This file is of quote Q-AU-0000-0000, not of ${NUMBER}.` })
  const none = { refused: expect.stringMatching(/^This is not the sheet of a quote\./) }
  expect(read([])).toEqual(none)
  expect(read([['Code', 'Qty'], ['A1', '3']])).toEqual(none) // prettier-ignore
  expect(read([['Code', 'Price, inc GST', 'Quote'], ['A1', '3', '']])).toEqual(none) // prettier-ignore
})
