import { describe, expect, it } from 'vitest'
import { toCsv } from '@specify/core/text/csv.ts'
import { readXlsx } from '@specify/spreadsheets/read-xlsx.server.ts'
import { sheetOf, workbook } from '#tests/support/files/workbook.ts'
import { readPastedList } from '@specify/list-reader/upload/pasted-list.ts'
import { readList } from '@specify/list-reader/upload/read-list.ts'

const read = (text: string) => {
  const list = readPastedList(text)
  return list.kind === 'refused' ? list.problem : list.rows.map(({ sku, qty, section }) => [sku, qty, section])
}
const LIMITS = { maxEntries: 200, maxInflatedBytes: 1_000_000, maxRatio: 100 }
const TWO = [
  ['97140C6AF', '2', 'Main Bathroom'],
  ['872010W', '1', 'Kitchen 2'],
]

describe('a list', () => {
  it.each([
    ['lines as people write them', '97140C6AF 2 Main Bathroom\n872010W  1  Kitchen 2'],
    ['lines with a sign after the quantity', '97140C6AF 2x Main Bathroom\r\n872010W x1 Kitchen 2'],
    ['lines under the names of columns', 'sku qty room\n97140C6AF 2 Main Bathroom\n872010W 1 Kitchen 2'],
    ['cells of a spreadsheet', '97140C6AF\t2\tMain Bathroom\n872010W\t1\tKitchen 2\n'],
    ['cells with a header', 'Quantity\tRoom\tProduct Code\n2\tMain Bathroom\t97140C6AF\n1\tKitchen 2\t872010W'],
    ['commas', 'SKU,Qty,Section\n97140C6AF,2,Main Bathroom\n872010W,1,Kitchen 2'],
    ['semicolons', 'code;qty;room;colour\n97140C6AF;2;Main Bathroom;red\n872010W;1;Kitchen 2;'],
    ['a title above', 'Harbour Street\n\nsku,qty,section\n97140C6AF,2,Main Bathroom\n872010W,1,Kitchen 2'],
    ['rooms as headings', 'Main Bathroom\n97140C6AF 2\nKitchen 2\n872010W 1'],
    ['headings and totals of a table', 'Room,Code,Qty\nMain Bathroom,,\n,97140C6AF,2\nKitchen 2,872010W,1\nTotal,,3\n'],
    ['a room for the rows below', 'room,sku,qty\nMain Bathroom,97140C6AF,2\nKitchen 2,872010W,1'],
    [
      'an error file',
      'sku,qty,section,remark\n872010W,9,Kitchen 2,Successfully added\n97140C6AF,2,Main Bathroom,Qty not available\n872010W,1,Kitchen 2,Product not found',
    ],
  ])('of %s', (_name, text) => {
    expect(read(text)).toEqual(TWO)
  })

  it('a blank section is the one above', () => {
    expect(read('sku,qty,section\nA1,1,Kitchen\nB1,2,\nC1,3,Laundry')).toEqual([
      ['A1', '1', 'Kitchen'],
      ['B1', '2', 'Kitchen'],
      ['C1', '3', 'Laundry'],
    ])
  })

  it('keeps codes with spaces and rows that lack something', () => {
    expect(read('97140 C6AF 4 Kitchen\n872010W')).toEqual([
      ['97140 C6AF', '4', 'Kitchen'],
      ['872010W', '', 'Kitchen'],
    ])
  })

  it.each([
    ['', 'EMPTY_FILE'],
    ['sku,qty,section\n', 'EMPTY_FILE'],
    ['A1 1 Kitchen\n'.repeat(251), 'TOO_MANY_ROWS'],
  ])('%#', (text, problem) => {
    expect(read(text)).toBe(problem)
  })

  it('an export is read as it was written, rooms by their whole names', () => {
    const header = ['Room', 'Product Name', 'Brand', 'Category', 'SKU Code', 'Quantity', 'Price Per Unit']
    const lines = [
      ['-Spare', 'Mixer', 'Caroma', 'N/A', '=A1', '2', '12.00'],
      ['Wet-Room', 'Basin, white', 'Caroma', 'N/A', '00TB-1.5/A', '10', ''],
      ['Kitchen', 'Sink "Duo"', 'Clark', 'N/A', '0012', '1', ''],
    ]
    const list = readPastedList(toCsv([header, ...lines]).slice(1))
    expect(list).toMatchObject({
      kind: 'rows',
      names: 'room',
      rows: lines.map(([section, , , , sku, qty]) => ({ section, sku, qty })),
    })
  })

  it('a workbook of ours is read past its title, its bands and its total', () => {
    const rows = [
      ['Harbour Street'],
      ['Version 3', null, null, null, null, null, null, 'Prices include GST'],
      [
        'Room',
        'Product Name',
        'Image',
        'Product Code',
        'Colour Variant',
        'Specification/Details',
        'Notes',
        'Quantity',
        'Price',
      ],
      ['Wet-Room'],
      ['Wet-Room', 'Basin', null, '00TB-1.5/A', 'White', 'Length: 400', 'Two spare', 12, '$4,800.00'],
      ['Kitchen'],
      [null, 'Mixer', null, '0012', 'Chrome', '', '', 1, '$20.00'],
      ['Total', null, null, null, null, null, null, 13, '$4,820.00'],
      ['1 item is not included'],
    ]
    const list = readList(readXlsx(workbook(sheetOf(rows)), LIMITS))
    expect(list).toMatchObject({
      names: 'room',
      rows: [
        { sku: '00TB-1.5/A', qty: '12', section: 'Wet-Room' },
        { sku: '0012', qty: '1', section: 'Kitchen' },
      ],
    })
  })
})
