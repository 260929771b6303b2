import { parentPort, workerData } from 'node:worker_threads'
import { decodeText } from './decode-text.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.server.ts'
import { UnreadableSpreadsheet, type Table, type TableKind, type TableLimits } from './table.ts'
import type { ZipLimits } from './zip/zip-directory.server.ts'

export interface SpreadsheetJob {
  readonly bytes: Uint8Array
  readonly kind: TableKind
  readonly limits: ZipLimits
  readonly table?: TableLimits | undefined
  /** True if the bytes are base64 text, as in an email. */
  readonly isBase64: boolean
}

export type SpreadsheetReport = { readonly table: Table } | { readonly problem: string }

function read({ bytes: bytesOrText, kind, limits, table: tableLimits, isBase64 }: SpreadsheetJob): SpreadsheetReport {
  try {
    const whole = Buffer.from(bytesOrText.buffer, bytesOrText.byteOffset, bytesOrText.byteLength)
    const bytes = isBase64 ? Buffer.from(whole.toString('latin1'), 'base64') : whole
    const table = kind === 'csv' ? readCsv(decodeText(bytes), tableLimits) : readXlsx(bytes, limits, tableLimits)
    return { table }
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) return { problem: error.message }
    throw error
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(read(workerData as SpreadsheetJob))
