import { createHash } from 'node:crypto'
import type { BlankDemand, ComparedBlanks } from '#app/features/catalogue/blanks/blank-demand.ts'
import type { RequestBlanks } from '#app/features/catalogue/blanks/request-blanks.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { TimedWriter } from '#app/platform/process/timed-writer.ts'
import { writeCompared } from './write-compared.server.ts'
import { writeDemand } from './write-demand.server.ts'

/** Limits the projects and the readers whose blanks wait in memory; further ones are counted when they read again. */
const MOST_WAITING = 500
const MOST_REMEMBERED = 5_000

type DemandSink = RequestBlanks['blankDemand']

interface LogOptions {
  readonly db: Database
  readonly log: Logger
}

/** Collects which projects wait for which blanks, and writes them every few seconds. */
export class BlankDemandLog implements DemandSink {
  private readonly options: LogOptions
  private readonly writer = new TimedWriter(() => this.write())
  private readonly waiting = new Map<string, BlankDemand>()
  private readonly compared = new Map<string, ComparedBlanks>()
  /** What was written of a project or of a reader: what is read again on the same day is not written again. */
  private readonly written = new Map<string, string>()

  constructor(options: LogOptions) {
    this.options = options
  }

  add(demand: BlankDemand): void {
    const before = this.waiting.get(demand.projectId)
    if (!before && this.waiting.size >= MOST_WAITING) return
    this.waiting.set(demand.projectId, before ? { ...demand, blanks: [...before.blanks, ...demand.blanks] } : demand)
  }

  /** The latest comparison of a reader takes the place of one that waits. */
  addCompared(compared: ComparedBlanks): void {
    if (compared.blanks.length === 0) return
    if (this.compared.size < MOST_WAITING || this.compared.has(compared.accountId))
      this.compared.set(compared.accountId, compared)
  }

  flush(): Promise<void> {
    return this.writer.flush()
  }

  close(): Promise<void> {
    return this.writer.close()
  }

  private async write(): Promise<void> {
    const [demands, compared] = [[...this.waiting.values()], [...this.compared.values()]]
    this.waiting.clear()
    this.compared.clear()
    const { db } = this.options
    for (const demand of demands)
      await this.writeOnce(demand.projectId, demand, [...demand.pieces], (now) => writeDemand(db, demand, now))
    for (const each of compared) await this.writeOnce(each.accountId, each, [], (now) => writeCompared(db, each, now))
  }

  private async writeOnce(
    id: string,
    { generation, blanks }: Pick<BlankDemand, 'generation' | 'blanks'>,
    pieces: readonly (readonly [string, number])[],
    write: (now: Date) => Promise<void>,
  ): Promise<void> {
    const now = new Date()
    const day = now.toISOString().slice(0, 10)
    const text = JSON.stringify([day, generation, pieces, blanks.map(({ sku, field }) => [sku, field])])
    const summary = createHash('sha256').update(text).digest('base64')
    if (this.written.get(id) === summary) return
    try {
      await write(now)
      this.remember(id, summary)
    } catch (error) {
      // What is read next counts it.
      this.options.log.warn({ err: error, products: pieces.length, blanks: blanks.length }, 'blanks are not counted')
    }
  }

  private remember(projectId: string, summary: string): void {
    if (this.written.size >= MOST_REMEMBERED) this.written.clear()
    this.written.set(projectId, summary)
  }
}
