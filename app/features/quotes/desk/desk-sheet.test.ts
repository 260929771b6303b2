import { beforeEach, describe, expect, it } from 'vitest'
import { readSheet, SHEET_COLUMNS, sheetRows } from './desk-sheet.ts'
import type { Desk, DeskLine } from './desk.ts'

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
const [EX, INC, LEAD, NOTE, QUOTE] = [4, 5, 6, 8, 9]

/** Cells as a reader gives them. */
let cells: string[][]
beforeEach(() => (cells = sheetRows(DESK, PRODUCTS, NUMBER, 'au').map((row) => row.map(String))))
const read = (rows = [HEAD, ...cells], desk = DESK) =>
  readSheet(
    rows.map((row, index) => ({ number: index + 1, cells: row })),
    { desk, products: PRODUCTS, number: NUMBER, locale: 'au' },
  )
const changed = (rows?: string[][]) => {
  const sheet = read(rows)
  if ('refused' in sheet) throw new Error(sheet.refused)
  return [sheet.lines.map(({ sku, priceCents }) => [sku, priceCents]), sheet.problems]
}

it('writes what the grid shows, on both bases, and reads it back without a change', () => {
  expect(sheetRows(DESK, PRODUCTS, NUMBER, 'au')[0]).toEqual([
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
  ])
  expect(read()).toEqual({ lines: [], read: 3, problems: [] })
  const typed = { ...DESK, lines: [line(undefined, 'ask'), line(null), line(5)] }
  const rows = sheetRows(typed, PRODUCTS, NUMBER, 'au').map((row) => row.map(String))
  expect(read([HEAD, ...rows], typed)).toEqual({ lines: [], read: 3, problems: [] })
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
