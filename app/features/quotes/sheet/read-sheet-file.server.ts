import { AppError } from '@specify/core/app-error.ts'
import { callerKey } from '#app/platform/request-context.server.ts'
import type { Table } from '@specify/spreadsheets/table.ts'
import { readQuotePage } from '../calls/read-quote-pages.server.ts'
import { assertStaff } from '../calls/staff.ts'
import { draftedDesk } from '../desk/first-desk.ts'
import type { QuoteContext } from '../quote-context.ts'
import { MAX_QUOTE_LINES } from '../quote.ts'
import { readSheet, type ReadSheet } from './desk-sheet.ts'
import { MAX_SHEET_BYTES, MAX_SHEET_MB } from './sheet-limits.ts'

const MAX_ENTRIES = 200
/** Room for rows that people add above or between. */
const MAX_ROWS = MAX_QUOTE_LINES + 200
export const MAX_PROBLEMS = 100
/** Room for a line as it was downloaded. */
const MAX_CELL_LENGTH = 1_000

interface SheetFile {
  readonly quoteId: string
  readonly file: unknown
  /** Takes its values where others were typed since, too. */
  readonly fileWins?: boolean
}

interface ReadFile extends ReadSheet {
  /** Problems that are not listed. */
  readonly moreProblems: number
}

/**
 * Reads the filled-in sheet of a quote. Saves nothing.
 * @throws AppError `forbidden` for all but staff, `not_found`, `invalid_input`, `too_large`, `unavailable`
 */
export async function readSheetFile(context: QuoteContext, { quoteId, file, fileWins }: SheetFile): Promise<ReadFile> {
  const { page, desk } = await readDesk(context, quoteId)
  const table = await readTable(file, context)
  if (table.isCut) throw new AppError('too_large', `A sheet has ${MAX_ROWS} rows at most.`)
  const { number, market: locale, lines: products } = page
  const undrafted = draftedDesk(page, null)
  const read = readSheet(table.rows, { desk, undrafted, products, number, locale, fileWins })
  if ('refused' in read) throw new AppError('invalid_input', read.refused)
  const problems = read.problems.slice(0, MAX_PROBLEMS)
  return { ...read, problems, moreProblems: read.problems.length - problems.length }
}

/** @throws AppError `forbidden` for all but staff, `not_found` */
export async function readDesk(context: QuoteContext, quoteId: string) {
  assertStaff(context.actor)
  const page = await readQuotePage(context, context.actor, quoteId)
  return { page, desk: draftedDesk(page, page.draft?.content ?? null) }
}

/** @throws AppError for what is no table, is too large, or cannot be read just now. */
async function readTable(file: unknown, context: QuoteContext): Promise<Table> {
  const { spreadsheets, request, log } = context
  const [, kind] = file instanceof File ? (/\.(xlsx|csv)$/i.exec(file.name) ?? []) : []
  if (!(file instanceof File) || kind === undefined) throw unreadable()
  if (file.size > MAX_SHEET_BYTES) throw new AppError('too_large', `A sheet has ${MAX_SHEET_MB} MB at most.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A formula that was saved without its value is no price, rather than none.
  const table = { maxRows: MAX_ROWS, maxCellLength: MAX_CELL_LENGTH, keepsFormulas: true }
  const sheet = { kind: kind.toLowerCase() as 'xlsx' | 'csv', bytes, maxEntries: MAX_ENTRIES, table }
  const outcome = await spreadsheets.read(sheet, callerKey(context), request.signal)
  if (outcome.kind === 'table') return outcome.table
  if (outcome.kind === 'unreadable') throw unreadable()
  log.warn({ reason: outcome.reason, type: kind, bytes: bytes.length }, 'a sheet was not read')
  throw new AppError('unavailable', 'This file could not be read just now. Please try again soon.')
}

function unreadable(): AppError {
  return new AppError('invalid_input', 'This file cannot be read. Choose the xlsx or csv file of this quote.')
}
