import { AppError } from '@specify/core/app-error.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { inTime, openPage, print, untilAborted, type PdfJob } from './pdf-page.server.ts'
import { PrintingBrowser, type BrowserOptions, type OpenBrowser } from './printing-browser.server.ts'

const OPEN_LIMIT_MS = 6_000
const CLOSE_LIMIT_MS = 1_500

/** Prints documents with Chromium: scripts off, network off, every request answered or refused here. */
export class DocumentPrinter {
  readonly browser: PrintingBrowser
  private readonly log: Logger

  constructor(options: BrowserOptions) {
    this.browser = new PrintingBrowser(options)
    this.log = options.log
  }

  /** A browser that dies takes its documents with it through no fault of theirs: they get a second one. */
  async render(job: PdfJob, signal: AbortSignal): Promise<Buffer> {
    // Its start goes on where the document cannot wait for it: the next one finds it there.
    const first = await this.browser.borrow()
    try {
      return await this.renderIn(first, job, signal)
    } catch (error) {
      if (error instanceof AppError || signal.aborted) throw error
      this.log.warn({ err: error }, 'a PDF is made again')
      await this.browser.retire(first)
    }
    const second = await this.browser.borrow()
    try {
      return await this.renderIn(second, job, signal)
    } catch (error) {
      if (error instanceof AppError || signal.aborted) throw error
      this.log.error({ err: error }, 'a PDF could not be made')
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
