import type { RequestContext } from '#app/platform/request-context.server.ts'
import { checkBlanks } from './check-blanks.server.ts'

type WatchOptions = Pick<RequestContext, 'db' | 'log' | 'onMail'>

/** Checks blanks in the background, once more where it is asked to meanwhile. */
export class BlankWatch {
  private readonly options: WatchOptions
  private running: Promise<void> | null = null
  private isAsked = false

  constructor(options: WatchOptions) {
    this.options = options
  }

  /** A catalogue was taken up. */
  look(): void {
    this.isAsked = true
    this.running ??= this.run().finally(() => (this.running = null))
  }

  async close(): Promise<void> {
    this.isAsked = false
    await this.running
  }

  private async run(): Promise<void> {
    const { db, log, onMail } = this.options
    while (this.isAsked) {
      this.isAsked = false
      try {
        if (await checkBlanks(db, new Date())) onMail()
      } catch (error) {
        // Housekeeping does it again within ten minutes.
        log.warn({ err: error }, 'blanks could not be checked')
      }
    }
  }
}
