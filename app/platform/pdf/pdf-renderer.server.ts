import { AppError } from '#app/core/app-error.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { BoundedQueue } from '../bounded-queue.ts'
import { PrintingBrowser, type OpenBrowser } from './printing-browser.server.ts'
import { openPage, print, inTime, tookTooLong, untilAborted, RENDER_LIMIT_MS, type PdfJob } from './pdf-page.server.ts'

/** Two cores print two documents as fast as one after the other; more would only take memory. */
const AT_ONCE = 2
const MAX_WAITING = 20

const OPEN_LIMIT_MS = 6_000
const CLOSE_LIMIT_MS = 1_500

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
        throw tookTooLong()
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
      throw new AppError('unavailable', 'This document could not be created.')
    }
  }

  private async renderIn(opened: OpenBrowser, job: PdfJob, signal: AbortSignal): Promise<Buffer> {
    const opening = openPage(opened.context)
    try {
      return await untilAborted(
        inTime(opening, OPEN_LIMIT_MS).then((page) => print(page, job, signal)),
        AbortSignal.any([signal, opened.ended]),
      )
    } finally {
      const closing = opening.then((page) => page.close())
      const isClosed = await untilAborted(inTime(closing, CLOSE_LIMIT_MS), opened.ended).then(
        () => true,
        () => opened.ended.aborted,
      )
      if (!isClosed) await this.browser.end(opened, { byForce: true })
      this.browser.giveBack(opened)
    }
  }
}
