import { createHash } from 'node:crypto'
import type { BlankDemand } from '#app/features/catalogue/blanks/blank-demand.ts'
import type { RequestBlanks } from '#app/features/catalogue/blanks/request-blanks.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { writeDemand } from './write-demand.server.ts'

/** Limits the projects whose blanks wait in memory; reports of further ones are counted when they are opened again. */
const MOST_PROJECTS = 500
const MOST_REMEMBERED = 5_000
const FLUSH_MS = 5_000

type DemandSink = RequestBlanks['blankDemand']

interface LogOptions {
  readonly db: Database
  readonly log: Logger
}

/** Collects which projects wait for which blanks, and writes them every few seconds. */
export class BlankDemandLog implements DemandSink {
  private readonly options: LogOptions
  private readonly timer = setInterval(() => void this.flush(), FLUSH_MS).unref()
  private readonly waiting = new Map<string, BlankDemand>()
  /** Keys of the reports that were written, project and day: a report that is read again is not written again. */
  private readonly written = new Map<string, string>()
  private writing: Promise<void> | null = null

  constructor(options: LogOptions) {
    this.options = options
  }

  add(demand: BlankDemand): void {
    const before = this.waiting.get(demand.projectId)
    if (!before && this.waiting.size >= MOST_PROJECTS) return
    this.waiting.set(demand.projectId, before ? { ...demand, blanks: [...before.blanks, ...demand.blanks] } : demand)
  }

  async flush(): Promise<void> {
    await this.writing
    this.writing = this.write()
    await this.writing
    this.writing = null
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.flush()
  }

  private async write(): Promise<void> {
    const demands = [...this.waiting.values()]
    this.waiting.clear()
    for (const demand of demands) {
      const now = new Date()
      const { projectId, pieces, blanks } = demand
      const summary = summaryOf(demand, now)
      if (this.written.get(projectId) === summary) continue
      try {
        await writeDemand(this.options.db, demand, now)
        this.remember(projectId, summary)
      } catch (error) {
        // The next report of the project counts it.
        this.options.log.warn({ err: error, products: pieces.size, blanks: blanks.length }, 'blanks are not counted')
      }
    }
  }

  private remember(projectId: string, summary: string): void {
    if (this.written.size >= MOST_REMEMBERED) this.written.clear()
    this.written.set(projectId, summary)
  }
}

function summaryOf({ generation, pieces, blanks }: BlankDemand, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  const text = JSON.stringify([day, generation, [...pieces], blanks.map(({ sku, field }) => [sku, field])])
  return createHash('sha256').update(text).digest('base64')
}
