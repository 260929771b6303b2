import { AppError } from '@specify/core/app-error.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { BoundedQueue } from '#app/platform/process/bounded-queue.ts'
import { PrinterProcess } from './printer-client.server.ts'
import { tookTooLong, RENDER_LIMIT_MS, type PdfJob } from './pdf-page.server.ts'

/** Two cores print two documents as fast as one after the other; more would only take memory. */
const AT_ONCE = 2
const MAX_WAITING = 20

export type PdfOutcome = 'done' | 'refused' | 'late' | 'cancelled' | 'failed'

interface RendererOptions {
  readonly chromiumPath: string | null
  readonly directory: string
  readonly isKept: boolean
  readonly log: Logger
  readonly onQueue: (waiting: number) => void
  readonly onEnd: (outcome: PdfOutcome, seconds: number) => void
}

/** Prints documents, a few at a time, in a process of their own. */
export class PdfRenderer {
  private readonly printer: PrinterProcess
  private readonly queue: BoundedQueue
  private readonly options: RendererOptions

  constructor(options: RendererOptions) {
    this.options = options
    this.printer = new PrinterProcess(options)
    this.queue = new BoundedQueue({ atOnce: AT_ONCE, waiting: MAX_WAITING, onChange: options.onQueue })
  }

  get isBroken(): boolean {
    return this.printer.isBroken
  }

  /** Starts the browser, where it is not running, for a document that is about to come. */
  warm(): void {
    this.printer.warm()
  }

  /**
   * Answers the document as PDF: A4, tagged, with an outline.
   * @throws AppError `unavailable` where too many wait, it takes too long or there is no browser; `too_large` for more
   * pages than it may have.
   */
  async render(job: PdfJob, given: AbortSignal, caller?: string): Promise<Buffer> {
    const started = performance.now()
    const limit = AbortSignal.timeout(job.limitMs ?? RENDER_LIMIT_MS)
    const end = (outcome: PdfOutcome) => this.options.onEnd(outcome, (performance.now() - started) / 1000)
    try {
      const signal = AbortSignal.any([limit, given])
      const pdf = await this.queue.run(() => this.printer.render(job, signal), signal, caller)
      end('done')
      return pdf
    } catch (error) {
      if (limit.aborted) {
        end('late')
        throw tookTooLong()
      }
      if (given.aborted) end('cancelled')
      else end(error instanceof AppError ? 'refused' : 'failed')
      throw error
    }
  }

  close(): Promise<void> {
    return this.printer.close()
  }
}
