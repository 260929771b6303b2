import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Route } from 'playwright-core'
import { AppError } from '#app/core/app-error.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { BoundedQueue } from '../bounded-queue.ts'
import { DOCUMENT_POLICY } from './document.ts'
import { MARK_ADDRESS } from './picture-address.ts'
import type { PreparedPicture } from './prepare-picture.server.ts'
import { PrintingBrowser, type OpenBrowser } from './printing-browser.server.ts'

/** Two cores print two documents as fast as one after the other; more would only take memory. */
const AT_ONCE = 2
const MAX_WAITING = 20
/** From the call to the answer, waiting included: within the 25 s after which callers give up. */
const RENDER_LIMIT_MS = 20_000
const OPEN_LIMIT_MS = 6_000
const CLOSE_LIMIT_MS = 1_500
const MAX_PAGES = 200
const MAX_PICTURE_BYTES = 60 * 1024 * 1024
const PICTURES_AT_ONCE = 2

/** The apparent origin of a document. No such host exists (RFC 2606); its requests are answered here. */
const ORIGIN = 'https://print.invalid'
const PICTURE_URL = /^https:\/\/print\.invalid\/picture\/(\d{1,4})$/

export interface PdfJob {
  readonly html: string
  /** The picture of a number, or null where it is not available. */
  readonly picture: (index: number) => Promise<PreparedPicture | null>
  readonly mark?: string | null
  readonly maxPages?: number
  /** From the call to the answer, waiting included. */
  readonly limitMs?: number
}

export type PdfOutcome = 'done' | 'refused' | 'late' | 'cancelled' | 'failed'

interface RendererOptions {
  readonly chromiumPath: string | null
  readonly directory: string
  readonly log: Logger
  readonly onQueue: (waiting: number) => void
  readonly onEnd: (outcome: PdfOutcome, seconds: number) => void
}

/** Prints documents with Chromium: scripts off, network off, every request answered or refused here. */
export class PdfRenderer {
  private readonly browser: PrintingBrowser
  private readonly queue: BoundedQueue
  private readonly options: RendererOptions

  constructor(options: RendererOptions) {
    this.options = options
    this.browser = new PrintingBrowser(options)
    this.queue = new BoundedQueue({ atOnce: AT_ONCE, waiting: MAX_WAITING, onChange: options.onQueue })
  }

  get isBroken(): boolean {
    return this.browser.isBroken
  }

  /**
   * Answers the document as PDF: A4, tagged, with an outline.
   * @throws AppError `unavailable` where too many wait, it takes too long or there is no browser; `too_large` for more
   * pages than it may have.
   */
  async render(job: PdfJob, caller: AbortSignal): Promise<Buffer> {
    const started = performance.now()
    const limit = AbortSignal.timeout(job.limitMs ?? RENDER_LIMIT_MS)
    const end = (outcome: PdfOutcome) => this.options.onEnd(outcome, (performance.now() - started) / 1000)
    try {
      const signal = AbortSignal.any([limit, caller])
      const pdf = await this.queue.run(() => this.renderWithRetry(job, signal), signal)
      end('done')
      return pdf
    } catch (error) {
      if (limit.aborted) {
        end('late')
        throw new AppError('unavailable', 'This document took too long to make.')
      }
      if (caller.aborted) end('cancelled')
      else end(error instanceof AppError ? 'refused' : 'failed')
      throw error
    }
  }

  close(): Promise<void> {
    return this.browser.close()
  }

  /** A browser that dies takes its documents with it through no fault of theirs: they get a second one. */
  private async renderWithRetry(job: PdfJob, signal: AbortSignal): Promise<Buffer> {
    const first = await this.browser.borrow()
    try {
      return await this.renderIn(first, job, signal)
    } catch (error) {
      if (error instanceof AppError || signal.aborted) throw error
      this.options.log.warn({ err: error }, 'a PDF is made again')
      await this.browser.retire(first)
    }
    const second = await this.browser.borrow()
    try {
      return await this.renderIn(second, job, signal)
    } catch (error) {
      if (error instanceof AppError || signal.aborted) throw error
      this.options.log.error({ err: error }, 'a PDF could not be made')
      throw new AppError('unavailable', 'This document could not be made.')
    }
  }

  private async renderIn(opened: OpenBrowser, job: PdfJob, signal: AbortSignal): Promise<Buffer> {
    const opening = openContext(opened.browser)
    try {
      return await untilAborted(
        inTime(opening, OPEN_LIMIT_MS).then((context) => print(context, job, signal)),
        AbortSignal.any([signal, opened.ended]),
      )
    } finally {
      const closing = opening.then((context) => context.close())
      const isClosed = await untilAborted(inTime(closing, CLOSE_LIMIT_MS), opened.ended).then(
        () => true,
        () => opened.ended.aborted,
      )
      if (!isClosed) await this.browser.end(opened, { byForce: true })
      this.browser.giveBack(opened)
    }
  }
}

function openContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block', acceptDownloads: false })
}

async function print(context: BrowserContext, job: PdfJob, signal: AbortSignal): Promise<Buffer> {
  const { maxPages = MAX_PAGES, limitMs = RENDER_LIMIT_MS } = job
  await context.route('**/*', createAnswers(job, signal))
  const page = await context.newPage()
  await page.goto(`${ORIGIN}/`, { timeout: limitMs })
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
    pageRanges: `1-${maxPages + 1}`,
  })
  if (countPages(pdf) > maxPages) throw new AppError('too_large', `The document has more than ${maxPages} pages.`)
  return pdf
}

/** An empty place, where Chromium would draw a torn picture. */
const NO_PICTURE = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' }

function createAnswers({ html, picture, mark }: PdfJob, signal: AbortSignal): (route: Route) => Promise<void> {
  const turns = new BoundedQueue({ atOnce: PICTURES_AT_ONCE, waiting: Infinity })
  let bytesLeft = MAX_PICTURE_BYTES
  return async (route) => {
    const url = route.request().url()
    if (url === `${ORIGIN}/`) {
      const headers = { 'content-security-policy': DOCUMENT_POLICY }
      return route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: html })
    }
    if (mark && url === ORIGIN + MARK_ADDRESS) return route.fulfill({ contentType: 'image/svg+xml', body: mark })
    const index = PICTURE_URL.exec(url)?.[1]
    // A context that has closed needs no answer.
    if (index === undefined) return route.abort().catch(() => {})
    const prepared = await turns.run(() => picture(Number(index)), signal).catch(() => null)
    bytesLeft -= prepared?.body.length ?? 0
    return route.fulfill(prepared && bytesLeft >= 0 ? prepared : NO_PICTURE).catch(() => {})
  }
}

/** @throws Error where the browser does not do it in time. */
async function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const late = Symbol('late')
  const result = await Promise.race([work, sleep(limitMs, late, { ref: false })])
  if (result === late) throw new Error('the browser does not answer')
  return result
}

/** Settles with the work, or fails as soon as the signal is aborted; the result of the work is then ignored. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  work.catch(() => {})
  const { promise, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(signal.reason as Error)
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp)
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

/** Skia writes the page objects of a PDF uncompressed. */
function countPages(pdf: Buffer): number {
  let pages = 0
  for (let at = pdf.indexOf('/Type /Page\n'); at >= 0; at = pdf.indexOf('/Type /Page\n', at + 1)) pages++
  return pages
}
