import writeExcelFile from 'write-excel-file/universal'
import type { ExportNotes } from '#app/features/exports/sheets/summary-csv.ts'
import { escapeSheets } from '#app/features/exports/sheets/escape-sheet.ts'
import { summarySheets, type SheetPicture } from '#app/features/exports/sheets/summary-sheet.ts'
import { sheetLayout } from '#app/features/exports/sheets/sheet-layout.ts'
import type { SubstitutionRow } from '#app/features/exports/sheets/substitution-rows.ts'
import type { Summary, SummaryLine } from '#app/features/exports/summary/summary.ts'
import { drawPicture, drawPlaceholder } from './draw-picture.ts'

export interface ExcelOrder {
  readonly summary: Summary
  readonly notes: ExportNotes
  readonly substitutions: readonly SubstitutionRow[]
  /** Proxy for pictures of the asset store. */
  readonly proxy: string
}

/** Progress messages of the worker. */
export type ExcelReport =
  | { readonly kind: 'picture'; readonly done: number; readonly of: number }
  | { readonly kind: 'done'; readonly file: Blob; readonly missing: number }

const PICTURES_AT_ONCE = 5
/** Pictures that have not loaded by then are left out: an export must end. */
const PICTURES_LIMIT_MS = 20_000
const PICTURE_LIMIT_MS = 8_000
/** Faster reports are unreadable, and each one re-renders the page. */
const REPORT_EVERY_MS = 100

addEventListener('message', ({ data: order }: MessageEvent<ExcelOrder>) => {
  write(order).then(report, (error: unknown) => {
    // Thrown outside of any promise it becomes an error event of the worker, which its page handles.
    setTimeout(() => {
      throw error
    })
  })
})

function report(message: ExcelReport): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page that started it
  postMessage(message)
}

async function write({ summary, notes, substitutions, proxy }: ExcelOrder): Promise<ExcelReport> {
  const addresses = [
    ...new Set(summary.rooms.flatMap(({ lines }) => lines.flatMap(({ product }) => product.images[0] ?? []))),
  ]
  const pictures = new Map<string, SheetPicture>()
  const placeholder = await drawPlaceholder()
  const deadline = AbortSignal.timeout(PICTURES_LIMIT_MS)
  let finished = 0
  let reportedAt = 0
  async function drawInto(address: string, file: Blob | null): Promise<void> {
    const picture = file && (await drawPicture(file).catch(() => null))
    if (picture) pictures.set(address, picture)
    finished++
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return
    reportedAt = performance.now()
    report({ kind: 'picture', done: finished, of: addresses.length })
  }
  const remaining = addresses.values()
  await Promise.all(
    Array.from({ length: PICTURES_AT_ONCE }, async () => {
      // The next picture loads while one is drawn.
      let drawing = Promise.resolve()
      for (const address of remaining) {
        const file = await fetchPicture(address, proxy, deadline).catch(() => null)
        await drawing
        drawing = drawInto(address, file)
      }
      await drawing
    }),
  )
  const pictureOf = ({ product }: SummaryLine) => pictures.get(product.images[0] ?? '') ?? placeholder
  const sheets = summarySheets(summary, notes, pictureOf, substitutions)
  const file = await writeExcelFile(escapeSheets(sheets), {
    features: [sheetLayout(sheets)],
    fontFamily: 'Arial',
    fontSize: 10,
  }).toBlob()
  return { kind: 'done', file, missing: addresses.length - pictures.size }
}

/** @throws where it does not load in time. */
async function fetchPicture(fileUrl: string, proxy: string, deadline: AbortSignal): Promise<Blob> {
  const response = await fetch(proxy, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fileUrl }),
    signal: AbortSignal.any([deadline, AbortSignal.timeout(PICTURE_LIMIT_MS)]),
  })
  if (!response.ok) throw new Error(`the picture could not be fetched: ${response.status}`)
  return response.blob()
}
