import { Worker } from 'node:worker_threads'
import { BoundedQueue } from '../bounded-queue.ts'
import { sitePath } from '../site-path.server.ts'
import type { SpreadsheetJob, SpreadsheetReport } from './spreadsheet-thread.server.ts'
import { TableBuilder, type Table, type TableKind } from './table.ts'

const THREAD = sitePath('app/platform/spreadsheet/spreadsheet-thread.server.ts')

interface ThreadLimits {
  readonly ms: number
  /** What a thread may keep; inflated parts, of at most `maxInflatedBytes`, come on top. */
  readonly heapMb: number
}

const THREAD_LIMITS: ThreadLimits = { ms: 5_000, heapMb: 160 }
const ZIP_LIMITS = { maxInflatedBytes: 20 * 1024 * 1024, maxRatio: 100 }

export interface SpreadsheetFile {
  readonly bytes: Uint8Array
  readonly kind: TableKind
  /** Entries that a workbook may have: one with pictures has many. */
  readonly maxEntries: number
}

/** What came of reading a file. Why there is no table is for the log: the file, or a thread that was lost over it. */
export type ReadOutcome =
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'unreadable' | 'lost'; readonly reason: string }

/** Reads spreadsheets, each in a thread of its own with little memory and time, one after the other. */
export class SpreadsheetReader {
  private readonly queue = new BoundedQueue({ atOnce: 1, waiting: 20 })
  private readonly limits: ThreadLimits

  constructor(limits = THREAD_LIMITS) {
    this.limits = limits
  }

  /** @throws AppError `unavailable` where too many wait. */
  read(file: SpreadsheetFile, signal: AbortSignal): Promise<ReadOutcome> {
    if (file.bytes.length === 0) return Promise.resolve({ kind: 'table', table: new TableBuilder().build() })
    return this.queue.run(() => readInThread(file, this.limits), signal)
  }
}

function readInThread(
  { bytes, kind, maxEntries }: SpreadsheetFile,
  { ms, heapMb }: ThreadLimits,
): Promise<ReadOutcome> {
  // A copy whose memory the thread takes over.
  const own = new Uint8Array(bytes)
  const job: SpreadsheetJob = { bytes: own, kind, limits: { ...ZIP_LIMITS, maxEntries } }
  return new Promise((resolve) => {
    const thread = new Worker(THREAD, {
      workerData: job,
      transferList: [own.buffer],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    const timer = setTimeout(() => finish({ kind: 'lost', reason: 'it took too long' }), ms)
    const finish = (outcome: ReadOutcome) => {
      clearTimeout(timer)
      resolve(outcome)
      void thread.terminate()
    }
    thread.once('message', (report: SpreadsheetReport) =>
      finish(
        'table' in report ? { kind: 'table', table: report.table } : { kind: 'unreadable', reason: report.problem },
      ),
    )
    // Out of memory, for one.
    thread.once('error', (error) => finish({ kind: 'lost', reason: String(error) }))
    thread.once('exit', (code) => finish({ kind: 'lost', reason: `the thread ended with ${code}` }))
  })
}
