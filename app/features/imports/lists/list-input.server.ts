import { AppError } from '@specify/core/app-error.ts'
import type { BodyPlace } from '#app/platform/http/body-place.server.ts'
import { readMultipart } from '#app/platform/http/read-form.server.ts'
import { callerKey, type RequestContext } from '#app/platform/request-context.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { decodeText } from '@specify/spreadsheets/decode-text.ts'
import type { ReadOutcome } from '#app/platform/spreadsheet/spreadsheet-reader.server.ts'
import { UnreadableSpreadsheet, type Table } from '@specify/spreadsheets/table.ts'
import {
  FILE_TOO_LARGE,
  LIST_FILES,
  MAX_LIST_FILE_BYTES,
  MAX_LIST_LINES,
  MAX_LIST_ROWS,
  TOO_MANY_LINES,
  tooManyRows,
  UNREADABLE_FILE,
  UNREADABLE_TEXT,
  type ListFile,
} from '@specify/list-reader/limits.ts'
import { assertLength } from '@specify/list-reader/text/assert-length.ts'
import type { ReadList } from '@specify/list-reader/model.ts'
import { mailSteps } from '@specify/list-reader/text/read-mail.ts'
import { messageSteps, type Attachment } from '@specify/list-reader/text/read-message.ts'
import { listSheetSteps } from '@specify/list-reader/read-sheet.ts'
import { listTextSteps, type ListReading } from '@specify/list-reader/read-text.ts'
import { refusalOf } from '@specify/list-reader/text/unread-files.ts'

const BOUNDS = { maxBytes: MAX_LIST_FILE_BYTES + 256 * 1024, maxFields: 20 }
/** A workbook that we export has a picture for every line. */
const MAX_ENTRIES = 2_000
/** Workbooks read per email. */
const MAX_WORKBOOKS = 3
/** Sheets around a list: they have no rows of their own, or the same rows again. */
const ASIDES =
  /^[\W\d]*(?:cover|title|contents?|index|read ?me|about|instructions?|guide|notes?|legend|key|lookups?|drop ?downs?|data validation|revisions?|rev(?:ision)? (?:log|history)|change ?log|history|issue (?:log|register)|summary|summaries|totals?|grand total|overview|dashboard|pivot|chart|price ?list|rates?)\d*\b/i
/** Reads one sheet of our own exports, with a row per line; of other workbooks all sheets that may have some. */
export const LIST_TABLE = {
  maxRows: MAX_LIST_LINES,
  maxCellLength: 600,
  keepsFormulas: true,
  marksStruck: true,
  sheet: 'Schedule',
  sheets: { most: 40, asides: ASIDES },
}

type Context = Pick<RequestContext, 'actor' | 'clientAddress' | 'log' | 'request' | 'spreadsheets'>

/** @throws AppError for a form that is too large or none. */
export async function readListForm(request: Request, place: BodyPlace): Promise<FormData> {
  try {
    return await readMultipart(request, BOUNDS, place)
  } catch (error) {
    throw error instanceof AppError && error.code === 'too_large' ? new AppError('too_large', FILE_TOO_LARGE) : error
  }
}

/**
 * Reads a form's text or file as rows.
 * @throws AppError with a sentence for what cannot be read.
 */
export async function readGiven(form: FormData, context: Context, reading: ListReading): Promise<ReadList> {
  const text = form.get('text')
  const list =
    typeof text === 'string' ? await readText(text, reading) : await readFile(form.get('file'), context, reading)
  if (list.rows.length > MAX_LIST_ROWS) throw new AppError('too_large', tooManyRows(list.rows.length))
  return list
}

async function readText(text: string, reading: ListReading, unreadable = UNREADABLE_TEXT): Promise<ReadList> {
  assertLength(text)
  return orRefused(unreadable, () => runInTurns(listTextSteps(text, reading)))
}

async function readMail(source: string, context: Context, reading: ListReading): Promise<ReadList> {
  const message = await runInTurns(messageSteps(source))
  const attached = message.attachments.map(({ text }) => text ?? '')
  assertLength([message.plain, ...attached].join('\n'))
  const tables = await readWorkbooks(message.attachments, context)
  return orRefused(UNREADABLE_FILE, () =>
    runInTurns(
      mailSteps(message, {
        isCode: reading.isCode,
        answers: reading.answers,
        readText: (text) => listTextSteps(text, reading),
        readWorkbook: (attachment) => {
          const table = tables.get(attachment)
          return table ? listSheetSteps(table, reading) : null
        },
      }),
    ),
  )
}

/** The first workbooks of an email, one after the other, without those that cannot be read. */
async function readWorkbooks(
  attachments: readonly Attachment[],
  context: Context,
): Promise<ReadonlyMap<Attachment, Table>> {
  const tables = new Map<Attachment, Table>()
  const attached = attachments.filter(({ workbook }) => workbook !== undefined).slice(0, MAX_WORKBOOKS)
  for (const attachment of attached) {
    const bytes = Buffer.from(attachment.workbook!, 'latin1')
    const outcome = await readWorkbook(bytes, context, true)
    if (outcome.kind === 'table') tables.set(attachment, outcome.table)
  }
  return tables
}

/** @throws AppError `too_large` for a workbook of more than a list may have. */
async function readWorkbook(
  bytes: Uint8Array,
  { actor, clientAddress, spreadsheets, request, log }: Context,
  isBase64: boolean,
): Promise<ReadOutcome> {
  const given = { kind: 'xlsx' as const, bytes, maxEntries: MAX_ENTRIES, table: LIST_TABLE, isBase64 }
  const outcome = await spreadsheets.read(given, callerKey({ actor, clientAddress }), request.signal)
  if (outcome.kind === 'lost')
    log.warn({ reason: outcome.reason, type: 'xlsx', bytes: bytes.length }, 'a list was not read')
  if (outcome.kind === 'table' && outcome.table.isCut) throw new AppError('too_large', TOO_MANY_LINES)
  return outcome
}

async function orRefused(unreadable: string, read: () => Promise<ReadList>): Promise<ReadList> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof UnreadableSpreadsheet ? new AppError('invalid_input', unreadable) : error
  }
}

async function readFile(file: unknown, context: Context, reading: ListReading): Promise<ReadList> {
  if (!(file instanceof File)) throw new AppError('invalid_input', 'Paste a list or choose a file.')
  const kind = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (!isListFile(kind)) throw new AppError('invalid_input', refusalOf(file.name, UNREADABLE_FILE))
  if (file.size > MAX_LIST_FILE_BYTES) throw new AppError('too_large', FILE_TOO_LARGE)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (kind !== 'xlsx') {
    const text = decodeText(bytes)
    return kind === 'eml' ? readMail(text, context, reading) : readText(text, reading, UNREADABLE_FILE)
  }
  const outcome = await readWorkbook(bytes, context, false)
  if (outcome.kind === 'lost')
    throw new AppError('unavailable', 'This file could not be read just now. Please try again soon.')
  if (outcome.kind !== 'table') throw new AppError('invalid_input', UNREADABLE_FILE)
  return runInTurns(listSheetSteps(outcome.table, reading))
}

function isListFile(kind: string): kind is ListFile {
  return LIST_FILES.some((each) => each === kind)
}
