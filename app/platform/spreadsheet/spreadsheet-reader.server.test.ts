import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sheetOf, workbook } from '#tests/support/files/workbook.ts'
import type { AddedCell } from '@specify/spreadsheets/append/added-cells.ts'
import { SpreadsheetReader } from './spreadsheet-reader.server.ts'

const reader = new SpreadsheetReader()
const never = new AbortController().signal
const read = (bytes: Uint8Array, kind: 'csv' | 'xlsx') =>
  reader.read({ bytes, kind, maxEntries: 200 }, 'somebody', never)

it('a file is read in a thread, and stays the caller’s', async () => {
  const bytes = workbook(sheetOf([['sku'], ['A']]))
  const size = bytes.length
  const table = {
    rows: [
      { number: 1, cells: ['sku'] },
      { number: 2, cells: ['A'] },
    ],
    isCut: false,
    hasFarCells: false,
  }
  expect(await read(bytes, 'xlsx')).toEqual({ kind: 'table', table })
  expect(await read(Buffer.from('sku\nA'), 'csv')).toEqual({ kind: 'table', table })
  expect(bytes.length).toBe(size)
})

it('a file of another kind is unreadable', async () => {
  const csv = readFileSync('public/images/files/example_spectool_upload_sku_list.csv')
  expect(await read(csv, 'xlsx')).toMatchObject({ kind: 'unreadable' })
  expect(await read(workbook(''), 'csv')).toMatchObject({ kind: 'unreadable' })
})

it('a file gets cells in a thread, and what cannot be written is a reason', async () => {
  const addition = { sheet: 'One', columns: [{ width: 9 }], rows: new Map<number, AddedCell[]>([[1, [{ kind: 'text', text: 'Found' }]]]), total: null } // prettier-ignore
  const append = (bytes: Uint8Array, kind: 'csv' | 'xlsx', sheet = 'One') =>
    reader.append({ bytes, kind, maxEntries: 200 }, [{ ...addition, sheet }], { caller: 'somebody', signal: never })
  const book = await append(workbook(sheetOf([['sku'], ['A']])), 'xlsx')
  expect(book).toMatchObject({ kind: 'appended', lostMacros: false })
  const bytes = book.kind === 'appended' ? book.bytes : new Uint8Array()
  expect(await read(bytes, 'xlsx')).toMatchObject({ table: { rows: [{ cells: ['sku', 'Found'] }, { cells: ['A'] }] } })
  expect(await append(workbook(''), 'xlsx', 'Two')).toEqual({ kind: 'unreadable', reason: 'a sheet is not there' })
  const csv = await append(Buffer.from('sku\r\nA'), 'csv')
  expect(csv.kind === 'appended' && Buffer.from(csv.bytes).toString()).toBe('sku,Found\r\nA')
})

it('nothing at all is a table without rows', async () => {
  expect(await read(new Uint8Array(), 'xlsx')).toMatchObject({ kind: 'table', table: { rows: [] } })
})

it.each([
  ['hold', { ms: 5_000, heapMb: 16 }, /memory/],
  ['finish in time', { ms: 150, heapMb: 160 }, /too long/],
])('what a thread cannot %s is lost with it, and the next file is read (F-25)', async (_what, limits, reason) => {
  // As much as is inflated at all; what is random keeps it from being too dense.
  const formats = `<cellXfs>${'<xf numFmtId="14"/>'.repeat(900_000)}</cellXfs>`
  const styles = `<styleSheet><a a="${randomBytes(200_000).toString('base64')}"/>${formats}</styleSheet>`
  const bytes = workbook('', { 'xl/styles.xml': styles })
  const file = { bytes, kind: 'xlsx', maxEntries: 200 } as const
  expect(await new SpreadsheetReader(limits).read(file, 'somebody', never)).toEqual({
    kind: 'lost',
    reason: expect.stringMatching(reason),
  })
  expect(await read(Buffer.from('sku\nA'), 'csv')).toMatchObject({ kind: 'table' })
})
