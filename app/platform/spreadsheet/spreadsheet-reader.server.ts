import { BoundedQueue } from '../process/bounded-queue.ts'
import { sitePath } from '../process/site-path.server.ts'
import { runInThread, type ThreadLimits } from '../process/thread.server.ts'
import type { SpreadsheetJob, SpreadsheetReport } from '@specify/spreadsheets/spreadsheet-thread.server.ts'
import type { SheetAddition } from '@specify/spreadsheets/append/added-cells.ts'
import type { AppendJob, AppendReport } from '@specify/spreadsheets/append/append-thread.server.ts'
import { TableBuilder, type Table, type TableKind, type TableLimits } from '@specify/spreadsheets/table.ts'

const THREAD = sitePath('packages/spreadsheets/spreadsheet-thread.server.ts')
const APPEND_THREAD = sitePath('packages/spreadsheets/append/append-thread.server.ts')

/** Inflated parts, of at most `maxInflatedBytes`, come on top. */
const THREAD_LIMITS: ThreadLimits = { ms: 5_000, heapMb: 160 }
const ZIP_LIMITS = { maxInflatedBytes: 20 * 1024 * 1024, maxRatio: 100 }

export interface SpreadsheetFile {
  readonly bytes: Uint8Array
  readonly kind: TableKind
  readonly maxEntries: number
  /** The limits of uploads by default. */
  readonly table?: TableLimits
  /** True if the bytes are base64 text, which the thread decodes. */
  readonly isBase64?: boolean
}

/** Outcome of reading a file. A reason without a table is for the log: the file, or a thread that was lost over it. */
export type ReadOutcome =
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'unreadable' | 'lost'; readonly reason: string }

export type AppendOutcome =
  | { readonly kind: 'appended'; readonly bytes: Uint8Array<ArrayBuffer>; readonly lostMacros: boolean }
  | { readonly kind: 'unreadable' | 'lost'; readonly reason: string }

export class SpreadsheetReader {
  private readonly queue = new BoundedQueue({ atOnce: 1, waiting: 20, waitingOfCaller: 1 })
  private readonly limits: ThreadLimits

  constructor(limits = THREAD_LIMITS) {
    this.limits = limits
  }

  /** One file of each caller waits at most. @throws AppError `unavailable` where too many wait. */
  read(file: SpreadsheetFile, caller: string, signal: AbortSignal): Promise<ReadOutcome> {
    if (file.bytes.length === 0) return Promise.resolve({ kind: 'table', table: new TableBuilder().build() })
    return this.queue.run(() => readInThread(file, this.limits), signal, caller)
  }

  /** Adds cells beside those of a file that was read. It waits as reading does. */
  append(
    file: Pick<SpreadsheetFile, 'bytes' | 'kind' | 'maxEntries'>,
    additions: readonly SheetAddition[],
    { caller, signal }: { readonly caller: string; readonly signal: AbortSignal },
  ): Promise<AppendOutcome> {
    return this.queue.run(() => appendInThread(file, additions, this.limits), signal, caller)
  }
}

async function appendInThread(
  { bytes, kind, maxEntries }: Pick<SpreadsheetFile, 'bytes' | 'kind' | 'maxEntries'>,
  additions: readonly SheetAddition[],
  limits: ThreadLimits,
): Promise<AppendOutcome> {
  const own = new Uint8Array(bytes)
  const job: AppendJob = { bytes: own, kind, limits: { ...ZIP_LIMITS, maxEntries }, additions }
  const outcome = await runInThread<AppendReport>(APPEND_THREAD, job, limits, [own.buffer])
  if (outcome.kind === 'lost') return outcome
  const { report } = outcome
  return 'bytes' in report ? { kind: 'appended', ...report } : { kind: 'unreadable', reason: report.problem }
}

async function readInThread(
  { bytes, kind, maxEntries, table, isBase64 = false }: SpreadsheetFile,
  limits: ThreadLimits,
): Promise<ReadOutcome> {
  // A copy whose memory is transferred to the thread.
  const own = new Uint8Array(bytes)
  const job: SpreadsheetJob = { bytes: own, kind, limits: { ...ZIP_LIMITS, maxEntries }, table, isBase64 }
  const outcome = await runInThread<SpreadsheetReport>(THREAD, job, limits, [own.buffer])
  if (outcome.kind === 'lost') return outcome
  const { report } = outcome
  return 'table' in report ? { kind: 'table', table: report.table } : { kind: 'unreadable', reason: report.problem }
}
