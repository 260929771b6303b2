import { AppError } from '@specify/core/app-error.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { BoundedQueue } from '#app/platform/process/bounded-queue.ts'
import { sitePath } from '#app/platform/process/site-path.server.ts'
import { runInThread, type ThreadLimits } from '#app/platform/process/thread.server.ts'
import type { AssetAddress } from '../markup/asset-address.ts'
import type { SanitisedHtml } from './sanitise-html.server.ts'
import type { SanitiseJob, SanitiseReport } from './sanitise-thread.server.ts'

const THREAD = sitePath('app/platform/pdf/sanitise/sanitise-thread.server.ts')
/** The slowest documents that fit into a request take a second of a core, on a busy machine many times that. */
const THREAD_LIMITS = { ms: 15_000, heapMb: 256 }

/** Sanitises documents in threads: the library reads each in one go, for up to a second in which no page would be answered. */
export class HtmlSanitiser {
  private readonly queue = new BoundedQueue({ atOnce: 2, waiting: 20 })
  private readonly log: Logger
  private readonly limits: ThreadLimits

  constructor(log: Logger, limits: ThreadLimits = THREAD_LIMITS) {
    this.log = log
    this.limits = limits
  }

  /** @throws AppError `too_large` as `sanitiseHtml` does, `unavailable` where too many wait or it takes too long. */
  async run(job: SanitiseJob, signal: AbortSignal, caller?: string): Promise<SanitisedHtml<AssetAddress>> {
    const outcome = await this.queue.run(() => runInThread<SanitiseReport>(THREAD, job, this.limits), signal, caller)
    if (outcome.kind === 'lost') {
      this.log.warn({ reason: outcome.reason }, 'a document was not sanitised')
      throw new AppError('unavailable', 'This document could not be created.')
    }
    const { report } = outcome
    if ('refusal' in report) throw new AppError(report.refusal.code, report.refusal.message)
    return report.safe
  }
}
