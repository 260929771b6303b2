import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/universal'
import { sheetLayout } from '#app/features/exports/sheets/sheet-layout.ts'
import { summaryCsv } from '#app/features/exports/sheets/summary-csv.ts'
import { summarySheets } from '#app/features/exports/sheets/summary-sheet.ts'
import { toSummary } from '#app/features/exports/summary/summary.ts'
import { pricedFacts } from '#app/features/exports/testing/tower.ts'
import { roomsByType } from '@specify/schedule/units.ts'
import { SpreadsheetReader } from '#app/platform/spreadsheet/spreadsheet-reader.server.ts'
import { LIST_TABLE } from './list-input.server.ts'
import type { ListRow } from '@specify/list-reader/model.ts'
import { readListSheet } from '@specify/list-reader/read-sheet.ts'
import { readListText, type ListReading } from '@specify/list-reader/read-text.ts'
import type { UnitType } from '@specify/schedule/model.ts'

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
const FACTS = pricedFacts(SKUS)
const SUMMARY = toSummary({ unitTypes: [], rooms: ROOMS }, FACTS, {})

/** The same in two types of units and a common area, with a tag on every other product. */
const UNIT_TYPES = [
  { id: 'a', name: 'Type A', count: 40 },
  { id: 'b', name: 'Type B', count: 2 },
]
const TYPED_ROOMS = ROOMS.map((room, index) => ({
  ...room,
  unitTypeId: UNIT_TYPES[index % 3]?.id ?? null,
  items: room.items.map((item, at) => ({ ...item, tag: at % 2 === 0 ? `BM-${at}` : '' })),
}))
const TYPED = toSummary({ unitTypes: UNIT_TYPES, rooms: TYPED_ROOMS }, FACTS, {})
const typedLines = roomsByType({ unitTypes: UNIT_TYPES, rooms: TYPED_ROOMS }).flatMap(({ unitType, rooms }) =>
  rooms.flatMap(({ name, note: roomNote, items }) =>
    items.map(({ sku, quantity, tag, note }) => ({
      unitType: unitType?.name ?? '',
      room: name,
      code: sku,
      quantity: String(quantity),
      tag,
      note,
      roomNote,
    })),
  ),
)
const NOTES = { projectName: 'Total sku', projectVersion: '1', exportedAt: '22 Nov 2026', link: '/', priceBasis: 'RRP' }

const lines = ROOMS.flatMap(({ name, note, items }) => items.map((item) => ({ ...item, room: name, roomNote: note })))
const short = ({ room, code, quantity }: ListRow) => [room, code, quantity]

describe('an export that is read as a list gives every line again', () => {
  it('from CSV', () => {
    const { rows } = readListText(summaryCsv(SUMMARY, NOTES), { isCode })
    expect(rows.map(short)).toEqual(lines.map(({ room, sku, quantity }) => [room, sku, String(quantity)]))
  })

  it('from CSV, with types and tags', () => {
    const { rows } = readListText(summaryCsv(TYPED, NOTES), { isCode })
    expect(rows).toMatchObject(typedLines)
  })

  it('from CSV and Excel of handed units, whose twins are no lines of their own', async () => {
    const unitTypes = UNIT_TYPES.map((each) => ({ ...each, hands: { drawn: 'left', left: 1, right: each.count - 1 } }))
    const product = { sku: SKUS[1]!, productId: 'p', name: 'Twin' }
    const facts = { ...FACTS, [SKUS[0]!]: { ...FACTS[SKUS[0]!]!, twin: { text: 'right hand', product } } }
    const handed = toSummary({ unitTypes: unitTypes as UnitType[], rooms: TYPED_ROOMS }, facts, {})
    const reading = { isCode, passesTwins: true }
    const read = [
      readListText(summaryCsv(handed, NOTES), reading),
      await readWorkbook(
        summarySheets(handed, NOTES, () => null),
        reading,
      ),
    ]
    for (const { rows, passed } of read) {
      expect(rows).toMatchObject(typedLines)
      expect(passed.filter(({ reason }) => reason === 'twin')).toHaveLength(
        TYPED_ROOMS.filter(({ unitTypeId }) => unitTypeId).length,
      )
      expect(new Set(rows.map(({ units }) => units))).toEqual(new Set(['', '40', '2']))
    }
    const twins = handed.rooms.flatMap((room) => room.lines.filter(({ twinOf }) => twinOf)).length
    expect(readListText(summaryCsv(handed, NOTES), { isCode }).rows).toHaveLength(typedLines.length + twins)
  })

  it('from Excel, with its notes', async () => {
    const { rows } = await readWorkbook(summarySheets(SUMMARY, NOTES, () => null))
    expect(rows.map((row) => [...short(row), row.note, row.roomNote])).toEqual(
      lines.map(({ room, sku, quantity, note, roomNote }) => [room, sku, String(quantity), note, roomNote]),
    )
  })

  it('from Excel, with types, tags and notes', async () => {
    const { rows } = await readWorkbook(summarySheets(TYPED, NOTES, () => null))
    expect(rows).toMatchObject(typedLines)
    expect(new Set(rows.map(({ unitType, units }) => `${unitType} ${units}`))).toEqual(
      new Set([' ', 'Type A 40', 'Type B 2']),
    )
  })
})

async function readWorkbook(sheets: ReturnType<typeof summarySheets>, reading: ListReading = { isCode }) {
  const file = await writeExcelFile(sheets, { features: [sheetLayout(sheets)] }).toBlob()
  const list = { bytes: await file.bytes(), kind: 'xlsx', maxEntries: 2_000, table: LIST_TABLE } as const
  const outcome = await new SpreadsheetReader().read(list, 'somebody', new AbortController().signal)
  if (outcome.kind !== 'table') throw new Error(outcome.reason)
  return readListSheet(outcome.table, reading)
}
