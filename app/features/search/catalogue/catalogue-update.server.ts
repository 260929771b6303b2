import { rm } from 'node:fs/promises'
import type { Generation } from '@specify/catalogue/product/model.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { type IndexUpdate, layUpdate } from '@specify/engine'
import { catalogueIndexPlans, type CatalogueIndexName } from './catalogue-indexes.ts'
import type { SnapshotStore } from '../snapshots/catalogue-snapshot.server.ts'
import type { CatalogueState } from './catalogue-state.ts'
import { openSnapshots } from '../snapshots/open-snapshots.server.ts'
import { runWorker } from '../snapshots/run-snapshot-worker.server.ts'
import { snapshotFolder, updateOf } from '../snapshots/snapshot-files.ts'

/** Products that changed: of more, none is seen before the indexes of the whole are built. */
const MOST_UPDATED = 5_000
/** Suggestions of queries are counted over the whole catalogue. */
const NAMES = catalogueIndexPlans().flatMap(({ name }) => (name.endsWith('-suggestions') ? [] : [name]))

/** A catalogue with what imports have done since its indexes were built, and the generation that this makes. */
export interface UpdatedCatalogue {
  readonly state: CatalogueState
  readonly of: Generation
}

/**
 * Lays the products that changed upon the indexes of a catalogue, in the time that they need and not their catalogue.
 * Null where they are too many.
 */
export async function updateCatalogue(
  store: Pick<SnapshotStore, 'connection' | 'directory'>,
  whole: CatalogueState,
): Promise<UpdatedCatalogue | null> {
  const former = whole.generation
  const result = await runWorker(store, { names: NAMES, work: { update: former, most: MOST_UPDATED } })
  if (!result) return null
  const generation = updateOf(former, result.generation)
  try {
    const opened = await openSnapshots(store.directory, generation, { names: NAMES })
    if (opened.kind !== 'opened') throw new Error(`an update cannot be opened: ${opened.reasons.join(', ')}`)
    const updates = new Map<CatalogueIndexName, IndexUpdate>()
    for (const [name, index] of opened.indexes)
      updates.set(name, await runInTurns(layUpdate(whole.indexNamed(name), index, result.outdated)))
    return { state: whole.withUpdates(generation, updates), of: result.generation }
  } finally {
    // What was opened is held in memory, or open under no name.
    await rm(snapshotFolder(store.directory, generation.key), { recursive: true, force: true })
  }
}
