import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { findGenerations, findLatestGeneration } from '#app/features/catalogue/store/queries.server.ts'
import type { Generation } from '@specify/catalogue/product/model.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { catalogueIndexPlans, type CatalogueIndexName } from '../catalogue/catalogue-indexes.ts'
import { CatalogueState } from '../catalogue/catalogue-state.ts'
import { buildIndex } from '@specify/engine'
import { type Indexes, NAMES, openSnapshots } from './open-snapshots.server.ts'
import type { BuildClaim, SharedSnapshots } from './shared-snapshots.server.ts'
import { runWorker } from './run-snapshot-worker.server.ts'
import { snapshotFile, snapshotIdentity } from './snapshot-files.ts'
import { takeShared } from './take-shared.server.ts'

/** A younger folder of another generation may be in the making by another process. */
const OUTDATED_AFTER_MS = 10 * 60_000
const NO_GENERATION: Generation = { id: 0, key: 'none', importedAt: new Date(0) }

export interface SnapshotStore {
  readonly db: Database
  readonly connection: pg.PoolConfig
  readonly directory: string
  readonly onBuild: (reasons: readonly string[]) => void
  /** Snapshots that other servers of the same database have built; null for a single server. */
  readonly shared: SharedSnapshots | null
  /** Bytes of documents that a start checks, of each index. */
  readonly mostChecked?: number
  /** True if the changes are visible already, so that a build may take its time. */
  readonly isSeen?: boolean
  readonly log: Pick<Logger, 'info' | 'warn'>
}

export async function openCatalogue(store: SnapshotStore): Promise<CatalogueState> {
  const newest = await findLatestGeneration(store.db)
  if (!newest) return new CatalogueState(NO_GENERATION, await buildEmpty())
  const opened = await openSnapshots(store.directory, newest, store)
  if (opened.kind === 'opened') return new CatalogueState(newest, opened.indexes)
  return (store.shared && (await openShared(store, store.shared))) ?? build(store, newest, opened.reasons)
}

/** The last catalogue whose indexes lie here, where those of the newest do not. Null where there is none. */
export async function openEarlierCatalogue(store: SnapshotStore): Promise<CatalogueState | null> {
  const { db, directory } = store
  const keys = existsSync(directory) ? readdirSync(directory) : []
  const newest = await findLatestGeneration(db)
  if (!newest || hasSnapshots(directory, newest)) return null
  for (const generation of await findGenerations(db, keys)) {
    const opened = await openSnapshots(directory, generation, store)
    if (opened.kind === 'opened') return new CatalogueState(generation, opened.indexes)
  }
  return null
}

function hasSnapshots(directory: string, { key }: Generation): boolean {
  return NAMES.every((name) => existsSync(snapshotFile(directory, key, name)))
}

/** Snapshots in whose documents damage was found are not opened again. Open files outlive their names. */
export function removeDamaged({ directory, log }: SnapshotStore, state: CatalogueState): void {
  for (const name of state.damagedIndexes()) {
    const file = snapshotFile(directory, state.generation.key, name)
    if (!existsSync(file)) continue
    log.warn({ file }, 'a search snapshot is damaged: it is made again')
    rmSync(file)
  }
}

async function build(store: SnapshotStore, newest: Generation, reasons: readonly string[]): Promise<CatalogueState> {
  store.onBuild(reasons)
  removeFolders(store.directory, newest)
  const built = (await buildAll(store)) ?? newest
  const fresh = await openSnapshots(store.directory, built, store)
  if (fresh.kind !== 'opened')
    throw new Error(`snapshots that were just built cannot be opened: ${fresh.reasons.join(', ')}`)
  removeOutdated(store.directory, built)
  return new CatalogueState(built, fresh.indexes)
}

/** Folders in place of snapshots: no file can be written over them. */
function removeFolders(directory: string, { key }: Generation): void {
  for (const name of NAMES) {
    const file = snapshotFile(directory, key, name)
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true })
  }
}

const ASK_AGAIN_MS = 250

/**
 * Opens the newest generation that another server has built or is building, and builds and shares it where there is
 * none or it is unusable. Null where sharing is off.
 */
async function openShared(store: SnapshotStore, shared: SharedSnapshots): Promise<CatalogueState | null> {
  const { db, log } = store
  try {
    for (;;) {
      const newest = await findLatestGeneration(db)
      if (!newest) return null
      const isThere = await shared.has(newest, NAMES)
      const taken = isThere && (await takeShared(store, newest))
      if (taken) {
        removeOutdated(store.directory, newest)
        return taken
      }
      const claim = await shared.claim(newest)
      if (claim) return await buildForAll(store, newest, claim)
      if (isThere) return null // somebody else repairs it
      await sleep(ASK_AGAIN_MS)
    }
  } catch (error) {
    log.warn({ err: error }, 'search snapshots are not shared this time')
    return null
  }
}

/** Opens what it builds first, and hands it to the others then. */
async function buildForAll(store: SnapshotStore, newest: Generation, claim: BuildClaim): Promise<CatalogueState> {
  const release = () => claim.release().catch(() => {}) // it ends by itself
  try {
    const state = await build(store, newest, ['nobody has built it yet'])
    runWorker(store, { names: NAMES, work: { publish: state.generation } })
      .catch((error: unknown) =>
        store.log.warn({ err: error }, 'other servers build their search snapshots themselves'),
      )
      .finally(() => void release())
    return state
  } catch (error) {
    await release()
    throw error
  }
}

/** Work of one process: the indexes of a market. The two markets are built side by side. */
const SHARES: readonly (readonly CatalogueIndexName[])[] = [
  ['au-public', 'au-internal', 'au-suggestions', 'au-discontinued'],
  ['nz-public', 'nz-internal', 'nz-suggestions', 'nz-discontinued', 'archive'],
]

/** Builds every index of one generation: again where an import came between the shares. */
async function buildAll(store: SnapshotStore): Promise<Generation | null> {
  const isBehind = store.isSeen ?? false
  const built = await Promise.all(SHARES.map((names) => runWorker(store, { names, work: 'build', isBehind })))
  const [first = null, ...others] = built.map((each) => each?.generation ?? null)
  return others.every((each) => each?.key === first?.key) ? first : buildAll(store)
}

async function buildEmpty(): Promise<Indexes> {
  const built = catalogueIndexPlans().map(async ({ name, settings }) => {
    const index = await buildIndex({ identity: snapshotIdentity(name, NO_GENERATION), settings, records: [] })
    return [name, index] as const
  })
  return new Map(await Promise.all(built))
}

/** Open files outlive their names, so that a process that still serves an older generation is not disturbed. */
function removeOutdated(directory: string, current: Generation): void {
  for (const name of readdirSync(directory)) {
    const folder = path.join(directory, name)
    const age = Date.now() - statSync(folder).mtimeMs
    if (name !== current.key && age > OUTDATED_AFTER_MS) rmSync(folder, { recursive: true, force: true })
  }
}
