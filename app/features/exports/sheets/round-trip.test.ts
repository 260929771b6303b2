import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/universal'
import { applyPlan, planImport } from '@specify/list-reader/upload/import-plan.ts'
import { readList } from '@specify/list-reader/upload/read-list.ts'
import { LENIENT_RULES } from '@specify/list-reader/places/row-rules.ts'
import type { Room } from '@specify/schedule/model.ts'
import { decodeText } from '@specify/spreadsheets/decode-text.ts'
import { readCsv } from '@specify/spreadsheets/read-csv.ts'
import { readXlsx } from '@specify/spreadsheets/read-xlsx.server.ts'
import { SpreadsheetReader } from '#app/platform/spreadsheet/spreadsheet-reader.server.ts'
import type { Table } from '@specify/spreadsheets/table.ts'
import { summaryCsv } from './summary-csv.ts'
import { summarySheets } from './summary-sheet.ts'
import { sheetLayout } from './sheet-layout.ts'
import { toSummary } from '../summary/summary.ts'
import { pricedFacts, TOWER, TOWER_FACTS, TOWER_PRODUCTS } from '../testing/tower.ts'

const SKUS = ['97140C6AF', '00123', '00TB-1.5/A', 'ST8510-150W', '872010W', '12E5', 'A,B;C', '"Q"']
const NAMES = ['Kitchen', 'Wet-Room 1', '-Attic 2', 'Wāhi Horoi 12', 'Level 3', ...lettered(35)]

function lettered(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Suite ${String.fromCharCode(65 + (index % 26))}${index}`)
}

/** The largest list: 250 lines in forty rooms. */
const ROOMS: Room[] = NAMES.map((name, room) => ({
  id: `room ${room}`,
  unitTypeId: null,
  name,
  note: room % 3 === 0 ? '=SUM(A1)' : '',
  items: Array.from({ length: room < 10 ? 7 : 6 }, (_, index) => ({
    id: `${room}-${index}`,
    sku: SKUS[(room + index) % SKUS.length]!,
    productId: 'p',
    name: `Mixer "${index}", =1+1\nTotal`,
    quantity: 1 + ((room * 997 + index * 31) % 9_999),
    note: 'Two, spare; sku qty section',
    tag: '',
  })),
}))
const FACTS = pricedFacts(SKUS)
/** Words of variants, as columns behind the others have them. */
const WORDS = { size: '900 x 750 mm', hand: 'Left hand', option: '1 tap hole' }
const PRODUCTS = Object.fromEntries(SKUS.map((sku) => [sku, { ...TOWER_PRODUCTS.MIXER, ...WORDS }]))
const SUMMARY = toSummary({ unitTypes: [], rooms: ROOMS }, FACTS, PRODUCTS)
const LIMITS = { maxEntries: 200, maxInflatedBytes: 1_000_000, maxRatio: 100 }
const NOTES = { projectName: 'Total sku', projectVersion: '1', exportedAt: '22 Nov 2026', link: '/', priceBasis: 'RRP' }

const schedule = (rooms: readonly Room[]) =>
  rooms.map(({ name, items }) => [name, ...items.map(({ sku, quantity }) => `${quantity} ${sku}`)])

/** The rooms of a new project that is filled from a table. */
function filled(table: Table, skus: readonly string[] = SKUS): readonly Room[] {
  const list = readList(table)
  if (list.kind === 'refused') throw new Error(list.problem)
  const findProduct = (code: string) =>
    skus.includes(code) ? { product: { sku: code, productId: 'p', name: code }, isAvailable: true } : null
  const plan = planImport(list.rows, { rules: LENIENT_RULES[list.names], rooms: [], findProduct })
  expect(plan.filter(({ placement }) => !placement)).toEqual([])
  return applyPlan([], plan, () => 'id')
}

describe('an export read by the importer gives the same schedule', () => {
  it('from CSV', () => {
    const bytes = Buffer.from(summaryCsv(SUMMARY, NOTES))
    expect(schedule(filled(readCsv(decodeText(bytes))))).toEqual(schedule(ROOMS))
  })

  it.each([{}, WORDS])('from CSV and Excel with unit types and tags, quantities for one unit: %j', async (words) => {
    const products = { ...TOWER_PRODUCTS, MIXER: { ...TOWER_PRODUCTS.MIXER, ...words } }
    const tower = toSummary(TOWER, TOWER_FACTS, products)
    const given = tower.rooms.map(({ name, lines }) => [
      name,
      ...lines.map(({ sku, quantity }) => `${quantity} ${sku}`),
    ])
    const known = Object.keys(TOWER_PRODUCTS)
    const bytes = Buffer.from(summaryCsv(tower, NOTES))
    expect(schedule(filled(readCsv(decodeText(bytes)), known))).toEqual(given)
    const sheets = summarySheets(tower, NOTES, () => null)
    const file = await writeExcelFile(sheets, { features: [sheetLayout(sheets)] }).toBlob()
    expect(schedule(filled(readXlsx(Buffer.from(await file.bytes()), LIMITS), known))).toEqual(given)
  })

  it('from Excel, with a picture for every line', async () => {
    const picture = { content: new Blob([new Uint8Array(2_000)]), contentType: 'image/jpeg' }
    const sheets = summarySheets(SUMMARY, NOTES, () => picture)
    const file = await writeExcelFile(sheets, { features: [sheetLayout(sheets)] }).toBlob()
    const bytes = await file.bytes()
    const list = { bytes, kind: 'xlsx', maxEntries: 2_000 } as const
    const read = await new SpreadsheetReader().read(list, 'somebody', new AbortController().signal)
    if (read.kind !== 'table') throw new Error(read.reason)
    expect(schedule(filled(read.table))).toEqual(schedule(ROOMS))
  })
})
