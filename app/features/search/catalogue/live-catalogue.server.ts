import { setTimeout as sleep } from 'node:timers/promises'
import { isoDayIn } from '@specify/core/market-time.ts'
import { LOCALES } from '@specify/core/market.ts'
import { turnPrices } from '#app/features/catalogue/store/turn-prices.server.ts'
import { findLatestGeneration } from '#app/features/catalogue/store/queries.server.ts'
import type { Generation } from '@specify/catalogue/product/model.ts'
import type { CatalogueState } from './catalogue-state.ts'
import {
  openCatalogue,
  openEarlierCatalogue,
  removeDamaged,
  type SnapshotStore,
} from '../snapshots/catalogue-snapshot.server.ts'
import { updateCatalogue } from './catalogue-update.server.ts'
import { forkElsewhereIfLarge } from '../snapshots/run-snapshot-worker.server.ts'

const POLL_MS = 500
/** Requests that began on the old generation may still read its documents for this long. */
const CLOSE_AFTER_MS = 60_000
/** After 4 MB of documents: a gigabyte is checked in half a minute, beside everything else. */
const CHECK_PAUSE_MS = 100

interface LiveCatalogueOptions extends SnapshotStore {
  /** Warms up a state before it is used, so that no request waits for it. */
  readonly prepare: (state: CatalogueState) => Promise<void>
  readonly onChange: (state: CatalogueState) => void
}

/**
 * The newest catalogue that can be served. After an import the products that changed are laid upon the indexes that are
 * there, and indexes of the whole are built meanwhile.
 */
export class LiveCatalogue {
  private readonly options: LiveCatalogueOptions
  private readonly stopped = new AbortController()
  private state: CatalogueState
  /** The last that was built whole. `state` is this one, or this one with an update. */
  private whole: CatalogueState
  /** The generation whose products `state` shows. */
  private shown: Generation
  private pricesOf = ''
  private building: Promise<void> | null = null
  private updating: Promise<boolean> | null = null
  private watching: Promise<void> = Promise.resolve()

  private constructor(options: LiveCatalogueOptions, first: CatalogueState) {
    this.options = options
    this.state = first
    this.whole = first
    this.shown = first.generation
  }

  static async open(options: LiveCatalogueOptions): Promise<LiveCatalogue> {
    const live = (await LiveCatalogue.openEarlier(options)) ?? (await LiveCatalogue.openNewest(options))
    forkElsewhereIfLarge()
    live.watching = live.watch()
    live.checkLater(live.whole)
    return live
  }

  private static async openNewest(options: LiveCatalogueOptions): Promise<LiveCatalogue> {
    const first = await openCatalogue(options)
    await options.prepare(first)
    const live = new LiveCatalogue(options, first)
    options.onChange(live.state)
    return live
  }

  /** Opens the former indexes after a crash during an index update. */
  private static async openEarlier(options: LiveCatalogueOptions): Promise<LiveCatalogue | null> {
    const earlier = await openEarlierCatalogue(options)
    if (!earlier) return null
    const live = new LiveCatalogue(options, earlier)
    const isShown = await live.update().catch((error: unknown) => {
      options.log.warn({ err: error }, 'the products that changed are seen when all indexes are built')
      return false
    })
    if (isShown) return live
    earlier.close()
    return null
  }

  current(): CatalogueState {
    return this.state
  }

  /** Generations of the products that are shown and of the indexes below them, and whether others are being built. */
  status(): { readonly shown: number; readonly built: number; readonly isBuilding: boolean; readonly damaged: number } {
    return {
      shown: this.shown.id,
      built: this.whole.generation.id,
      isBuilding: this.building !== null,
      damaged: this.whole.damagedIndexes().length,
    }
  }

  async close(): Promise<void> {
    this.stopped.abort()
    await this.watching
    await this.building
    this.state.closeUpdates()
    this.whole.close()
  }

  private async watch(): Promise<void> {
    const { signal } = this.stopped
    while (!signal.aborted) {
      await sleep(POLL_MS, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      try {
        await this.takeUpNewest()
      } catch (error) {
        // The database is away, or an update failed: the current catalogue stays in service.
        this.options.log.warn({ err: error }, 'the newest catalogue could not be opened')
      }
    }
  }

  private async takeUpNewest(): Promise<void> {
    const today = LOCALES.map((code) => isoDayIn({ code }, new Date())).join(' ')
    if (today !== this.pricesOf) {
      await turnPrices(this.options.db, new Date())
      this.pricesOf = today
    }
    const newest = await findLatestGeneration(this.options.db)
    if (!newest) return
    if (newest.key !== this.shown.key && this.whole.generation.id > 0)
      await this.update().catch((error: unknown) =>
        this.options.log.warn({ err: error }, 'the products that changed are seen when all indexes are built'),
      )
    if (newest.key !== this.whole.generation.key || this.whole.damagedIndexes().length > 0)
      this.building ??= this.build()
  }

  /** Verifies large documents in the background. The next check reports damage. */
  private checkLater(state: CatalogueState): void {
    state.checkDocuments(CHECK_PAUSE_MS).catch((error: unknown) => {
      if (!this.stopped.signal.aborted) this.options.log.warn({ err: error }, 'search snapshots could not be checked')
    })
  }

  /** Never fails: what is shown stays in service, and the next look tries again. */
  private async build(): Promise<void> {
    try {
      removeDamaged(this.options, this.whole)
      const isSeen = this.shown.id > this.whole.generation.id
      const next = await openCatalogue({ ...this.options, isSeen })
      this.checkLater(next)
      await this.options.prepare(next)
      await this.updating?.catch(() => {}) // reported where it began
      const former = this.whole
      this.whole = next
      forkElsewhereIfLarge()
      setTimeout(() => former.close(), CLOSE_AFTER_MS).unref()
      // What came while it was built is laid upon it, and what is seen already stays to be seen.
      const isLater = next.generation.id < this.shown.id && (await this.update().catch(() => false))
      if (!isLater) this.show(next, next.generation)
    } catch (error) {
      // The database is away, or the build failed.
      this.options.log.warn({ err: error }, 'the newest catalogue could not be built')
    } finally {
      this.building = null
    }
  }

  /** Returns whether the products that changed since `whole` was built are visible now. */
  private update(): Promise<boolean> {
    return (this.updating ??= this.layUpdate().finally(() => (this.updating = null)))
  }

  private async layUpdate(): Promise<boolean> {
    const { whole, options } = this
    const updated = await updateCatalogue(options, whole)
    if (!updated) return false
    await options.prepare(updated.state)
    this.show(updated.state, updated.of)
    return true
  }

  private show(state: CatalogueState, of: Generation): void {
    const former = this.state
    setTimeout(() => former.closeUpdates(), CLOSE_AFTER_MS).unref()
    this.state = state
    this.shown = of
    this.options.onChange(state)
  }
}
