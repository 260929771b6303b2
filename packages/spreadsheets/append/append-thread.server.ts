import { parentPort, workerData } from 'node:worker_threads'
import { decodeText, encodingOf } from '../decode-text.ts'
import { encodeText, isEncodable } from '../encode-text.ts'
import { UnreadableSpreadsheet, type TableKind } from '../table.ts'
import type { ZipLimits } from '../zip/zip-directory.server.ts'
import type { SheetAddition } from './added-cells.ts'
import { appendToCsv } from './append-to-csv.ts'
import { appendToXlsx } from './append-to-xlsx.server.ts'

export interface AppendJob {
  readonly bytes: Uint8Array
  readonly kind: TableKind
  readonly limits: ZipLimits
  /** One for each sheet that gets cells; the only one of a CSV file has no name. */
  readonly additions: readonly SheetAddition[]
}

export type AppendReport =
  | { readonly bytes: Uint8Array<ArrayBuffer>; readonly lostMacros: boolean }
  | { readonly problem: string }

function append({ bytes, kind, limits, additions }: AppendJob): AppendReport {
  try {
    if (kind === 'xlsx')
      return appendToXlsx(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits, additions)
    if (!isEncodable(bytes)) return { problem: 'its encoding is mixed' }
    const [addition] = additions
    const text = decodeText(bytes)
    return {
      bytes: encodeText(addition ? appendToCsv(text, addition) : text, encodingOf(bytes)),
      lostMacros: false,
    }
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) return { problem: error.message }
    throw error
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(append(workerData as AppendJob))
