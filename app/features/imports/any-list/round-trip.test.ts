import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/universal'
import { money } from '#app/core/money.ts'
import { FIT_TO_WIDTH } from '#app/features/exports/sheet-layout.ts'
import { summaryCsv } from '#app/features/exports/summary-csv.ts'
import { summarySheets } from '#app/features/exports/summary-sheet.ts'
import { toSummary } from '#app/features/exports/summary.ts'
import { SpreadsheetReader } from '#app/platform/spreadsheet/spreadsheet-reader.server.ts'
import { LIST_TABLE } from './list-input.server.ts'
import type { ListRow } from './model.ts'
import { readListSheet, readListText } from './read-text.ts'

const SKUS = ['97140C6AF', '00123', '00TB-1.5/A', 'ST8510-150W', '872010W', '12E5', 'PT 40/240C']
const NAMES = ['Kitchen', 'Wet-Room 1', '-Attic 2', 'Wāhi Horoi 12', 'Level 3', 'Plant Room']
const isCode = (text: string) => SKUS.includes(text)

const ROOMS = NAMES.map((name, room) => ({
  id: `room-${room}`,
  name,
  note: room % 3 === 0 ? '=SUM(A1)' : '',
  unitTypeId: null,
  items: SKUS.map((sku, index) => ({
    id: `${room}-${index}`,
    sku,
    productId: 'p',
    name: `Mixer "${index}", =1+1\nTotal`,
    quantity: 1 + ((room * 997 + index * 31) % 9_999),
    note: index % 2 === 0 ? `=Two, spare; "sku" qty ${'long '.repeat(45)}end` : '',
    tag: '',
  })),
}))
const FACTS = Object.fromEntries(
  SKUS.map((sku) => [
    sku,
    {
      name: sku,
      image: null,
      path: '',
      brand: '',
      finish: '',
      kinds: [],
      isAvailable: true,
      price: money(1_999, 'AUD'),
      alternatives: [],
    },
  ]),
)
const SUMMARY = toSummary(ROOMS, FACTS, {})
const NOTES = { projectName: 'Total sku', projectVersion: '1', exportedAt: '22 Nov 2026', link: '/', priceBasis: 'RRP' }

const lines = ROOMS.flatMap(({ name, items }) => items.map((item) => ({ ...item, room: name })))
const short = ({ room, code, quantity }: ListRow) => [room, code, quantity]

describe('an export that is read as a list gives every line again', () => {
  it('from CSV', () => {
    const { rows } = readListText(summaryCsv(SUMMARY, NOTES), { isCode })
    expect(rows.map(short)).toEqual(lines.map(({ room, sku, quantity }) => [room, sku, String(quantity)]))
  })

  it('from Excel, with its notes', async () => {
    const file = await writeExcelFile(
      summarySheets(SUMMARY, NOTES, () => null),
      { features: [FIT_TO_WIDTH] },
    ).toBlob()
    const list = { bytes: await file.bytes(), kind: 'xlsx', maxEntries: 2_000, table: LIST_TABLE } as const
    const outcome = await new SpreadsheetReader().read(list, new AbortController().signal)
    if (outcome.kind !== 'table') throw new Error(outcome.reason)
    const { rows } = readListSheet(outcome.table, { isCode })
    expect(rows.map((row) => [...short(row), row.note])).toEqual(
      lines.map(({ room, sku, quantity, note }) => [room, sku, String(quantity), note]),
    )
  })

  it('from a workbook with types: of the sheet that has one row a line', async () => {
    const cells = (rows: readonly (readonly (string | number)[])[]) =>
      rows.map((row) =>
        row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
      )
    const sheets = [
      {
        data: cells([
          ['Room', 'Product Code', 'Quantity'],
          ['Ensuite', '00123', 80],
        ]),
        sheet: 'Summary',
      },
      {
        data: cells([
          ['Tag', 'Type', 'Room', 'Product Code', 'Per unit', 'Units', 'Total', 'Notes'],
          ['BM-01', 'Type A', 'Ensuite', '00123', 2, 40, 80, 'Spare'],
          ['', '', 'Lobby', '872010W', 3, 1, 3, ''],
        ]),
        sheet: 'Schedule',
      },
    ]
    const file = await writeExcelFile(sheets).toBlob()
    const list = { bytes: await file.bytes(), kind: 'xlsx', maxEntries: 2_000, table: LIST_TABLE } as const
    const outcome = await new SpreadsheetReader().read(list, new AbortController().signal)
    if (outcome.kind !== 'table') throw new Error(outcome.reason)
    expect(readListSheet(outcome.table, { isCode }).rows).toMatchObject([
      { tag: 'BM-01', unitType: 'Type A', units: '40', room: 'Ensuite', code: '00123', quantity: '2', note: 'Spare' },
      { tag: '', unitType: '', room: 'Lobby', code: '872010W', quantity: '3' },
    ])
  })
})
