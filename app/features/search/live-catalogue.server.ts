import { setTimeout as sleep } from 'node:timers/promises'
import { findLatestGeneration } from '#app/features/catalogue/queries.server.ts'
import type { CatalogueState } from './catalogue-state.ts'
import { openCatalogue, type SnapshotStore } from './catalogue-snapshot.server.ts'

const POLL_MS = 1_000
/** Requests that began on the old generation may still read its documents for this long. */
const CLOSE_AFTER_MS = 60_000

interface LiveCatalogueOptions extends SnapshotStore {
  /** What searches need is made before a state is taken up, so that no request waits for it. */
  readonly prepare: (state: CatalogueState) => Promise<void>
  readonly onChange: (state: CatalogueState) => void
}

export class LiveCatalogue {
  private readonly options: LiveCatalogueOptions
  private readonly stopped = new AbortController()
  private state: CatalogueState
  private watching: Promise<void> = Promise.resolve()

  private constructor(options: LiveCatalogueOptions, first: CatalogueState) {
    this.options = options
    this.state = first
  }

  static async open(options: LiveCatalogueOptions): Promise<LiveCatalogue> {
    const first = await openCatalogue(options)
    await options.prepare(first)
    const live = new LiveCatalogue(options, first)
    options.onChange(live.state)
    live.watching = live.watch()
    return live
  }

  current(): CatalogueState {
    return this.state
  }

  async close(): Promise<void> {
    this.stopped.abort()
    await this.watching
    this.state.close()
  }

  private async watch(): Promise<void> {
    const { signal } = this.stopped
    while (!signal.aborted) {
      await sleep(POLL_MS, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      try {
        await this.takeUpNewest()
      } catch (error) {
        // The database is away, or the build failed: the current catalogue stays in service.
        this.options.log.warn({ err: error }, 'the newest catalogue could not be opened')
      }
    }
  }

  private async takeUpNewest(): Promise<void> {
    const newest = await findLatestGeneration(this.options.db)
    if (!newest || newest.key === this.state.generation.key) return
    const next = await openCatalogue(this.options)
    await this.options.prepare(next)
    const previous = this.state
    this.state = next
    this.options.onChange(next)
    setTimeout(() => previous.close(), CLOSE_AFTER_MS).unref()
  }
}
