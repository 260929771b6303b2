import { AppError } from '@specify/core/app-error.ts'
import { LIST_TABLE } from '#app/features/imports/lists/list-input.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { callerKey, type RequestContext } from '#app/platform/request-context.server.ts'
import {
  FILE_TOO_LARGE,
  MAX_LIST_FILE_BYTES,
  MAX_LIST_LINES,
  MAX_LIST_ROWS,
  TOO_MANY_LINES,
  tooManyRows,
  UNREADABLE_TEXT,
} from '@specify/list-reader/limits.ts'
import type { ReadList } from '@specify/list-reader/model.ts'
import { listSheetSteps } from '@specify/list-reader/read-sheet.ts'
import { listTextSteps, type ListReading } from '@specify/list-reader/read-text.ts'
import { assertLength } from '@specify/list-reader/text/assert-length.ts'
import { refusalOf } from '@specify/list-reader/text/unread-files.ts'
import { csvRecords } from '@specify/spreadsheets/append/append-to-csv.ts'
import { decodeText } from '@specify/spreadsheets/decode-text.ts'
import { UnreadableSpreadsheet, type Table, type TableKind } from '@specify/spreadsheets/table.ts'
import { pastedCells } from './pasted-cells.ts'
import { writeLines } from './write-lines.server.ts'

/** A workbook of a builder has a picture for many lines. */
export const MAX_ENTRIES = 2_000
const UNREADABLE = 'This file cannot be read. Use an xlsx, xlsm, csv or txt file without a password.'
const NOT_NOW = 'This file could not be read just now. Please try again soon.'
/** All shown sheets: a list may go on in another, whatever the first is called. */
const { sheet: _preferred, ...PRICED_TABLE } = LIST_TABLE

export type SourceContext = Pick<RequestContext, 'actor' | 'clientAddress' | 'log' | 'request' | 'spreadsheets'>

/** A list as it was given, what was read of it, and its cells. */
export interface PriceSource {
  readonly kind: TableKind
  /** The name of the file without its ending. */
  readonly name: string
  readonly list: ReadList
  readonly sheets: readonly { readonly name: string; readonly after: number }[]
  readonly cells: ReadonlyMap<number, readonly string[]>
  readonly hasMacros: boolean
  /** Cells far to the right that were not read. */
  readonly hasFarCells: boolean
  /** The file that comes back priced. */
  bytes(): Uint8Array
}

/** @throws AppError with a sentence for what cannot be read, and for more than a list may have. */
export async function readSource(form: FormData, context: SourceContext, reading: ListReading): Promise<PriceSource> {
  const file = form.get('file')
  const text = form.get('text')
  const source =
    file instanceof File && file.size > 0
      ? await readFile(file, context, reading)
      : typeof text === 'string' && text.trim() !== ''
        ? await readPasted(text, reading)
        : null
  if (!source) throw new AppError('invalid_input', 'Paste a list or choose a file.')
  // Levels of one line are rows of the list, but one price.
  const lines = new Set(source.list.rows.map(({ line }) => line)).size
  if (lines > MAX_LIST_ROWS) throw new AppError('too_large', tooManyRows(lines))
  return source
}

async function readFile(file: File, context: SourceContext, reading: ListReading): Promise<PriceSource> {
  const [, name = '', kind = ''] = /^(.*)\.(xlsx|xlsm|csv|txt)$/i.exec(file.name) ?? []
  if (kind === '') throw new AppError('invalid_input', refusalOf(file.name, UNREADABLE))
  if (file.size > MAX_LIST_FILE_BYTES) throw new AppError('too_large', FILE_TOO_LARGE)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (/^xls/i.test(kind)) return readBook(name, bytes, context, reading)
  const text = decodeText(bytes)
  return /^csv$/i.test(kind) ? readCsvText(name, text, bytes, reading) : readPasted(text, reading, name)
}

async function readBook(
  name: string,
  bytes: Uint8Array,
  context: SourceContext,
  reading: ListReading,
): Promise<PriceSource> {
  const table = await readTable(bytes, context)
  const list = await orUnreadable(UNREADABLE, () => runInTurns(listSheetSteps(table, reading)))
  return {
    kind: 'xlsx',
    name,
    list,
    sheets: table.sheets ?? [{ name: table.onlySheet ?? '', after: 0 }],
    cells: new Map(table.rows.map(({ number, cells }) => [number, cells])),
    // Names of parts are not packed.
    hasMacros: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('vbaProject.bin'),
    hasFarCells: table.hasFarCells,
    bytes: () => bytes,
  }
}

async function readTable(bytes: Uint8Array, context: SourceContext): Promise<Table> {
  const { actor, clientAddress, log, request, spreadsheets } = context
  const given = { kind: 'xlsx' as const, bytes, maxEntries: MAX_ENTRIES, table: PRICED_TABLE }
  const outcome = await spreadsheets.read(given, callerKey({ actor, clientAddress }), request.signal)
  if (outcome.kind === 'lost') {
    log.warn({ reason: outcome.reason, bytes: bytes.length }, 'a list was not read')
    throw new AppError('unavailable', NOT_NOW)
  }
  if (outcome.kind !== 'table') throw new AppError('invalid_input', UNREADABLE)
  if (outcome.table.isCut) throw new AppError('too_large', TOO_MANY_LINES)
  return outcome.table
}

async function readCsvText(name: string, text: string, bytes: Uint8Array, reading: ListReading): Promise<PriceSource> {
  assertLength(text)
  return orUnreadable(UNREADABLE, async () => ({
    kind: 'csv',
    name,
    list: await runInTurns(listTextSteps(text, reading)),
    sheets: [{ name: '', after: 0 }],
    cells: csvRecords(text, { ...LIST_TABLE, maxRows: MAX_LIST_LINES }),
    hasMacros: false,
    hasFarCells: false,
    bytes: () => bytes,
  }))
}

const PASTED_SHEET = 'List'

/** A text comes back as a workbook with its lines. */
async function readPasted(text: string, reading: ListReading, name = 'List'): Promise<PriceSource> {
  assertLength(text)
  return orUnreadable(UNREADABLE_TEXT, async () => {
    const list = await runInTurns(listTextSteps(text, reading))
    const { cells, numbers } = pastedCells(text, list)
    return {
      kind: 'xlsx',
      name,
      list,
      sheets: [{ name: PASTED_SHEET, after: 0 }],
      cells,
      hasMacros: false,
      hasFarCells: false,
      bytes: () => writeLines(PASTED_SHEET, cells, numbers),
    }
  })
}

async function orUnreadable<Result>(sentence: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof UnreadableSpreadsheet ? new AppError('invalid_input', sentence) : error
  }
}
