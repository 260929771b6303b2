import { fork } from 'node:child_process'
import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { findLatestGeneration } from '#app/features/catalogue/queries.server.ts'
import type { Generation } from '#app/features/catalogue/model.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { sitePath } from '#app/platform/site-path.server.ts'
import type { SnapshotJob, SnapshotReport } from './snapshot-worker.server.ts'
import { catalogueIndexPlans, type CatalogueIndexName } from './catalogue-indexes.ts'
import { CatalogueState } from './catalogue-state.ts'
import { buildIndex, type SearchIndex } from '@specify/engine'
import { openSnapshot, type SnapshotOutcome } from '@specify/engine/snapshot'
import type { BuildClaim, SharedSnapshots } from './shared-snapshots.server.ts'
import { snapshotFile, snapshotIdentity } from './snapshot-files.ts'

const WORKER = sitePath('app/features/search/snapshot-worker.server.ts')
/** A younger folder of another generation may be in the making by another process. */
const OUTDATED_AFTER_MS = 10 * 60_000
const NO_GENERATION: Generation = { id: 0, key: 'none', importedAt: new Date(0) }

export interface SnapshotStore {
  readonly db: Database
  readonly connection: pg.PoolConfig
  readonly directory: string
  readonly onBuild: (reasons: readonly string[]) => void
  /** Where other servers have the same database: what one of them has built. */
  readonly shared: SharedSnapshots | null
  readonly log: Pick<Logger, 'info' | 'warn'>
}

export async function openCatalogue(store: SnapshotStore): Promise<CatalogueState> {
  const newest = await findLatestGeneration(store.db)
  if (!newest) return new CatalogueState(NO_GENERATION, await buildEmpty())
  const kept = await openSnapshots(store.directory, newest)
  if (kept.kind === 'opened') return new CatalogueState(newest, kept.indexes)
  return (store.shared && (await openShared(store, store.shared))) ?? build(store, newest, kept.reasons)
}

async function build(store: SnapshotStore, newest: Generation, reasons: readonly string[]): Promise<CatalogueState> {
  store.onBuild(reasons)
  const built = (await buildAll(store)) ?? newest
  const fresh = await openSnapshots(store.directory, built)
  if (fresh.kind !== 'opened')
    throw new Error(`snapshots that were just built cannot be opened: ${fresh.reasons.join(', ')}`)
  removeOutdated(store.directory, built)
  return new CatalogueState(built, fresh.indexes)
}

const NAMES = catalogueIndexPlans().map(({ name }) => name)
const ASK_AGAIN_MS = 250

/**
 * What another server has built of the newest generation, or builds now; built here for all where none does, or where it
 * cannot be used. Null where there is none: each server can build for itself.
 */
async function openShared(store: SnapshotStore, shared: SharedSnapshots): Promise<CatalogueState | null> {
  const { db, log } = store
  try {
    for (;;) {
      const newest = await findLatestGeneration(db)
      if (!newest) return null
      const isThere = await shared.has(newest, NAMES)
      const taken = isThere && (await take(store, newest))
      if (taken) return taken
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

async function take(store: SnapshotStore, generation: Generation): Promise<CatalogueState | null> {
  const { directory, log } = store
  try {
    await runWorker(store, { names: NAMES, work: { fetch: generation } })
    const taken = await openSnapshots(directory, generation)
    if (taken.kind !== 'opened') throw new Error(taken.reasons.join(', '))
    removeOutdated(directory, generation)
    return new CatalogueState(generation, taken.indexes)
  } catch (error) {
    log.warn({ err: error }, 'shared search snapshots cannot be used: they are built again')
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

type Indexes = ReadonlyMap<CatalogueIndexName, SearchIndex>
type OpenedSnapshots =
  | { readonly kind: 'opened'; readonly indexes: Indexes }
  | { readonly kind: 'unusable'; readonly reasons: string[] }

async function openSnapshots(directory: string, generation: Generation): Promise<OpenedSnapshots> {
  const outcomes = await Promise.all(
    catalogueIndexPlans().map(async ({ name, settings }) => {
      const expected = { identity: snapshotIdentity(name, generation), settings }
      return { name, outcome: await openSnapshot(snapshotFile(directory, generation.key, name), expected) }
    }),
  )
  const opened = outcomes.flatMap(({ name, outcome }) => (isOpened(outcome) ? [[name, outcome.index] as const] : []))
  if (opened.length === outcomes.length) return { kind: 'opened', indexes: new Map(opened) }
  for (const [, index] of opened) index.close()
  return {
    kind: 'unusable',
    reasons: outcomes.flatMap(({ name, outcome }) => (isOpened(outcome) ? [] : [`${name}: ${outcome.kind}`])),
  }
}

function isOpened(outcome: SnapshotOutcome): outcome is Extract<SnapshotOutcome, { kind: 'opened' }> {
  return outcome.kind === 'opened'
}

/** Work of one process: the indexes of a market. The two markets are built side by side. */
const SHARES: readonly (readonly CatalogueIndexName[])[] = [
  ['au-public', 'au-internal', 'au-suggestions'],
  ['nz-public', 'nz-internal', 'nz-suggestions', 'archive'],
]

/** Builds every index of one generation: again where an import came between the shares. */
async function buildAll(store: SnapshotStore): Promise<Generation | null> {
  const [first = null, ...others] = await Promise.all(SHARES.map((names) => runWorker(store, { names, work: 'build' })))
  return others.every((each) => each?.key === first?.key) ? first : buildAll(store)
}

function runWorker(
  { connection, directory }: SnapshotStore,
  job: Pick<SnapshotJob, 'names' | 'work'>,
): Promise<Generation | null> {
  return new Promise((resolve, reject) => {
    const worker = fork(WORKER, {
      env: withoutSavings(process.env),
      execArgv: ['--max-semi-space-size=64'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    const endWorker = () => worker.kill()
    process.once('exit', endWorker)
    worker.once('message', (report: SnapshotReport) => {
      if (report.kind === 'done') resolve(report.generation)
      else reject(new Error(report.message))
    })
    worker.once('error', reject)
    worker.once('exit', (code) => {
      process.off('exit', endWorker)
      reject(new Error(`the process of the search snapshots ended with ${code}`)) // without effect after a report
    })
    worker.send({ connection, directory, ...job } satisfies SnapshotJob)
  })
}

/** What keeps a server small makes large files slow, and a process that ends gives its memory back anyway. */
function withoutSavings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, MALLOC_ARENA_MAX: undefined, MALLOC_TRIM_THRESHOLD_: undefined }
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
