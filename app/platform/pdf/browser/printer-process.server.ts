import { AppError, type ErrorCode } from '@specify/core/app-error.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { DocumentPrinter } from './document-printer.server.ts'
import { finishPdf } from '../finish-pdf.ts'
import type { PdfJob } from './pdf-page.server.ts'
import type { PreparedPicture } from '../pictures/prepare-picture.server.ts'
import type { AlreadySaid } from './printing-browser.server.ts'
import { withWholeRows } from '../markup/whole-rows.ts'

export interface PrinterSetting {
  readonly chromiumPath: string | null
  readonly directory: string
  readonly isKept: boolean
  readonly logLevel: string
  readonly said: AlreadySaid
}

/** `id` is that of a document, `ask` that of a picture which is waited for. */
export type ToPrinter =
  | ({ readonly kind: 'open' } & PrinterSetting)
  | ({ readonly kind: 'print'; readonly id: number } & Omit<PdfJob, 'picture'>)
  | { readonly kind: 'picture'; readonly ask: number; readonly picture: PreparedPicture | null }
  | { readonly kind: 'cancel'; readonly id: number }
  | { readonly kind: 'close' }

export type FromPrinter =
  | { readonly kind: 'picture'; readonly id: number; readonly ask: number; readonly index: number }
  | ({ readonly kind: 'done'; readonly id: number; readonly pdf: Buffer } & PrinterState)
  | ({
      readonly kind: 'failed'
      readonly id: number
      readonly code: ErrorCode | null
      readonly message: string
    } & PrinterState)

export interface PrinterState {
  readonly isBroken: boolean
  readonly said: AlreadySaid
}

let setting: PrinterSetting | null = null
let printer: DocumentPrinter | null = null
let asks = 0
const pictures = new Map<number, (picture: PreparedPicture | null) => void>()
const underWay = new Map<number, AbortController>()

/** A process of its own: the library that drives Chromium is large, and what it reads and writes would hold up pages. */
process.on('message', (message: ToPrinter) => {
  switch (message.kind) {
    case 'open':
      setting = { ...message, said: { ...message.said } }
      printer = new DocumentPrinter({ ...setting, log: createLogger({ logLevel: setting.logLevel }) })
      printer.browser.warm()
      return
    case 'print':
      return void print(message)
    case 'picture':
      pictures.get(message.ask)?.(message.picture)
      return
    case 'cancel':
      underWay.get(message.id)?.abort(new Error('nobody waits for it'))
      return
    case 'close':
      return void close()
  }
})
// Chromium is driven through a pipe, and ends with this process. When that is, the server decides.
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

async function print({ id, ...job }: Extract<ToPrinter, { kind: 'print' }>): Promise<void> {
  if (!printer || !setting) return
  const { browser } = printer
  const caller = new AbortController()
  underWay.set(id, caller)
  const state = () => ({ isBroken: browser.isBroken, said: setting!.said })
  try {
    const { information } = job
    const { signal } = caller
    const html = withWholeRows(job.html)
    const printed = await printer.render({ ...job, html, picture: (index) => askPicture(id, index, signal) }, signal)
    const pdf = information ? await finishPdf(printed, { html, information }, signal) : printed
    answer({ kind: 'done', id, pdf, ...state() })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    answer({ kind: 'failed', id, code: error instanceof AppError ? error.code : null, message, ...state() })
  } finally {
    underWay.delete(id)
  }
}

function askPicture(id: number, index: number, signal: AbortSignal): Promise<PreparedPicture | null> {
  const ask = ++asks
  const { promise, resolve } = Promise.withResolvers<PreparedPicture | null>()
  const giveUp = () => resolve(null)
  pictures.set(ask, resolve)
  signal.addEventListener('abort', giveUp, { once: true })
  answer({ kind: 'picture', id, ask, index })
  return promise.finally(() => {
    pictures.delete(ask)
    signal.removeEventListener('abort', giveUp)
  })
}

async function close(): Promise<void> {
  await printer?.browser.close()
  process.exit(0)
}

function answer(message: FromPrinter): void {
  if (process.connected) process.send?.(message)
}
