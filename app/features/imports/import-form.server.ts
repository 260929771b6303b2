import { AppError } from '@specify/core/app-error.ts'
import { FILE_PROBLEMS, MAX_LIST_BYTES, MAX_UPLOAD_BYTES, type FileProblem } from '@specify/list-reader/upload/model.ts'
import type { IsCode } from '@specify/list-reader/codes/find-code.ts'
import { MAX_PASTED_LENGTH, readPastedList, type PastedList } from '@specify/list-reader/upload/pasted-list.ts'
import { readList } from '@specify/list-reader/upload/read-list.ts'
import type { BodyPlace } from '#app/platform/http/body-place.server.ts'
import { readMultipart } from '#app/platform/http/read-form.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { SpreadsheetReader } from '#app/platform/spreadsheet/spreadsheet-reader.server.ts'
import { UnreadableSpreadsheet, type Table, type TableKind } from '@specify/spreadsheets/table.ts'

/** The other fields of a form, and its multipart boundaries. */
const FORM_BYTES = 256 * 1024
const MAX_FIELDS = 20
/** Limits of an upload. A workbook that we export has a picture for every line. */
const UPLOAD = { maxBytes: MAX_UPLOAD_BYTES, maxEntries: 200 }
const LIST = { maxBytes: MAX_LIST_BYTES, maxEntries: 2_000 }

interface Reading {
  readonly spreadsheets: SpreadsheetReader
  readonly caller: string
  readonly log: Logger
  readonly signal: AbortSignal
}

/** A file is refused as a whole: code and sentence of the specification. */
export class FileRefused extends Error {
  readonly problem: FileProblem
  readonly status: number

  constructor(problem: FileProblem, status = 400) {
    super(FILE_PROBLEMS[problem])
    this.problem = problem
    this.status = status
  }
}

/** @throws FileRefused for a body beyond the limit; AppError for one that is no form. */
export async function readForm(request: Request, place: BodyPlace, maxFileBytes: number): Promise<FormData> {
  try {
    return await readMultipart(request, { maxBytes: maxFileBytes + FORM_BYTES, maxFields: MAX_FIELDS }, place)
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_large') throw new FileRefused('INVALID_FILE', error.status)
    throw error
  }
}

/** @throws FileRefused where the file is no table, AppError where reading it broke off. */
export async function readUploadTable(form: FormData, reading: Reading): Promise<Table> {
  return readTable(form, UPLOAD, reading)
}

/** The rows of a list, which comes as a file or as text. @throws FileRefused where it is none. */
export async function readGivenList(form: FormData, reading: Reading, isCode: IsCode): Promise<PastedList> {
  const text = form.get('text')
  if (typeof text !== 'string') return { ...readList(await readTable(form, LIST, reading), isCode), passedOver: [] }
  if (text.length > MAX_PASTED_LENGTH) throw new FileRefused('INVALID_FILE', 413)
  try {
    return readPastedList(text, isCode)
  } catch (error) {
    throw error instanceof UnreadableSpreadsheet ? new FileRefused('INVALID_FILE') : error
  }
}

async function readTable(
  form: FormData,
  { maxBytes, maxEntries }: typeof UPLOAD,
  { spreadsheets, caller, log, signal }: Reading,
): Promise<Table> {
  const { kind, bytes } = await readFile(form, maxBytes)
  const outcome = await spreadsheets.read({ kind, bytes, maxEntries }, caller, signal)
  if (outcome.kind === 'table') return outcome.table
  const details = { reason: outcome.reason, type: kind, bytes: bytes.length }
  if (outcome.kind === 'lost') {
    log.warn(details, 'a file was not read')
    throw new AppError('unavailable', 'This file could not be read just now. Please try again soon.')
  }
  log.info(details, 'a file could not be read')
  throw new FileRefused('INVALID_FILE')
}

/** The file of a form, by the type that its name gives. @throws FileRefused for other types and for large files. */
async function readFile(form: FormData, maxBytes: number): Promise<{ kind: TableKind; bytes: Uint8Array }> {
  const file = form.get('file')
  if (!(file instanceof File)) throw new FileRefused('INVALID_FILE')
  const [, kind] = /\.(xlsx|csv)$/i.exec(file.name) ?? []
  if (kind === undefined) throw new FileRefused('INVALID_FILE')
  if (file.size > maxBytes) throw new FileRefused('INVALID_FILE', 413)
  return { kind: kind.toLowerCase() as TableKind, bytes: new Uint8Array(await file.arrayBuffer()) }
}
