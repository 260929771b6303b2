import type { Counter } from 'prom-client'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { TimedWriter } from '#app/platform/process/timed-writer.ts'
import { addSearchCounts } from './commands.server.ts'
import { SearchTally, type SearchCount } from './search-tally.ts'

const MAX_TEXTS = 2_000

interface SearchLogOptions {
  readonly db: Database
  readonly log: Logger
  readonly counter: Counter<'outcome'>
}

/** Counts searches in memory and writes them every few seconds. Nothing of who searched reaches it. */
export class SearchLog {
  private readonly options: SearchLogOptions
  private readonly tally = new SearchTally(MAX_TEXTS)
  private readonly writer = new TimedWriter(() => this.write())

  constructor(options: SearchLogOptions) {
    this.options = options
  }

  add(count: SearchCount): void {
    this.options.counter.inc({ outcome: 'counted' })
    this.tally.add(count)
  }

  /** A text that may name a person: only that there was one is counted. */
  skip(): void {
    this.options.counter.inc({ outcome: 'personal' })
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
      await addSearchCounts(this.options.db, counts)
    } catch (error) {
      this.options.log.warn({ err: error, texts: counts.length }, 'searches could not be counted yet')
      for (const count of counts) this.tally.add(count)
    }
  }
}
