import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import type { Generation } from '@specify/catalogue/product/model.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { openDocuments } from '@specify/engine/snapshot'
import type { CatalogueIndexName } from '../catalogue/catalogue-indexes.ts'
import { CatalogueState } from '../catalogue/catalogue-state.ts'
import { NAMES, openSnapshots } from './open-snapshots.server.ts'
import { ArrivingDocuments } from './packed-snapshot.server.ts'
import { runWorker } from './run-snapshot-worker.server.ts'
import { isUnderWay, packedFiles, snapshotFile, snapshotFolder } from './snapshot-files.ts'

interface Store {
  readonly connection: pg.PoolConfig
  readonly directory: string
  readonly log: Pick<Logger, 'warn'>
}

type Arriving = ReadonlyMap<CatalogueIndexName, ArrivingDocuments>

/** Files that were not written to for this long belong to a killed process. */
const ABANDONED_AFTER_MS = 10 * 60_000

/**
 * The catalogue of a generation from snapshots of the database, as soon as they can be searched: documents are unpacked
 * after that. Null where they cannot be used.
 */
export async function takeShared(store: Store, generation: Generation): Promise<CatalogueState | null> {
  const { log } = store
  const arriving = new Map<CatalogueIndexName, ArrivingDocuments>()
  try {
    await removeAbandoned(snapshotFolder(store.directory, generation.key))
    const result = await runWorker(store, { names: NAMES, work: { fetch: generation, owner: process.pid } })
    for (const name of result?.packed ?? []) arriving.set(name, new ArrivingDocuments(filesOf(store, generation, name)))
    const state = await open(store, generation, arriving)
    void finish(store, generation, arriving)
    return state
  } catch (error) {
    for (const documents of arriving.values()) documents.close()
    await removeTaken(store, generation)
    log.warn({ err: error }, 'shared search snapshots cannot be used: they are built again')
    return null
  }
}

async function open(store: Store, generation: Generation, arriving: Arriving): Promise<CatalogueState> {
  const packed = new Map(
    Array.from(arriving, ([name, documents]) => {
      return [name, { file: filesOf(store, generation, name).snapshot, documents }] as const
    }),
  )
  const opened = await openSnapshots(store.directory, generation, { packed })
  if (opened.kind !== 'opened') throw new Error(opened.reasons.join(', '))
  return new CatalogueState(generation, opened.indexes)
}

/** Unpacks the documents. Where that fails they are read as they are, and taken again at the next start. */
async function finish(store: Store, generation: Generation, arriving: Arriving): Promise<void> {
  const names = Array.from(arriving.keys())
  if (names.length === 0) return
  try {
    await runWorker(store, { names, work: { unpack: generation, owner: process.pid } })
    for (const [name, documents] of arriving) {
      const opened = await openDocuments(snapshotFile(store.directory, generation.key, name))
      if (!opened) throw new Error(`the documents of ${name} are not what was put there`)
      documents.arrive(opened)
    }
  } catch (error) {
    await removeTaken(store, generation)
    store.log.warn({ err: error }, 'documents of search snapshots stay packed until the next start')
  }
}

function filesOf({ directory }: Store, generation: Generation, name: CatalogueIndexName) {
  return packedFiles(directory, generation.key, { name, owner: process.pid })
}

/** Files that are open can be read on. */
async function removeTaken(store: Store, generation: Generation): Promise<void> {
  const files = NAMES.flatMap((name) => Object.values(filesOf(store, generation, name)))
  await Promise.all(files.map((file) => rm(file, { force: true })))
}

async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const file of names.filter(isUnderWay).map((name) => path.join(folder, name))) {
    const changed = await stat(file).catch(() => null)
    if (changed && Date.now() - changed.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true })
  }
}
