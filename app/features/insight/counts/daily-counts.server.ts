import { isoDayIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { TimedWriter } from '#app/platform/process/timed-writer.ts'
import { DailyTally, pairsOf } from './daily-tally.ts'
import { addDailyCounts } from './write-daily-counts.server.ts'

const MAX_ROWS = 2_000

interface CountsOptions {
  readonly db: Database
  readonly log: Pick<Logger, 'warn'>
}

/** Counts comparisons and files in memory and writes them every few seconds. Nothing of who it was reaches it. */
export class DailyCounts {
  private readonly options: CountsOptions
  private readonly tally = new DailyTally(MAX_ROWS)
  private readonly writer = new TimedWriter(() => this.write())

  constructor(options: CountsOptions) {
    this.options = options
  }

  addComparison(locale: Locale, skus: readonly string[], now: Date): void {
    const day = isoDayIn({ code: locale }, now)
    for (const [subject, other] of pairsOf(skus))
      this.tally.add({ day, locale, kind: 'compared', subject, other, count: 1 })
  }

  /** @param path in the asset store */
  addFile(locale: Locale, path: string, now: Date): void {
    const day = isoDayIn({ code: locale }, now)
    this.tally.add({ day, locale, kind: 'file', subject: path, other: '', count: 1 })
  }

  /** Writes what waits. Where the database is away it goes on waiting. */
  flush(): Promise<void> {
    return this.writer.flush()
  }

  close(): Promise<void> {
    return this.writer.close()
  }

  private async write(): Promise<void> {
    const counts = this.tally.takeAll()
    if (counts.length === 0) return
    try {
      await addDailyCounts(this.options.db, counts)
    } catch (error) {
      this.options.log.warn({ err: error, rows: counts.length }, 'comparisons and files could not be counted yet')
      for (const count of counts) this.tally.add(count)
    }
  }
}
