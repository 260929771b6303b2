import { mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { withPricesAt } from '@specify/catalogue/prices/dated-prices.ts'
import type { Generation, Product } from '@specify/catalogue/product/model.ts'
import { readCatalogue, readChanges } from '#app/features/catalogue/store/queries.server.ts'
import { connect, type Database } from '#app/platform/database/database.server.ts'
import { catalogueIndexPlans, type CatalogueIndexName } from '../catalogue/catalogue-indexes.ts'
import type { SearchRecord } from '@specify/engine'
import { buildSnapshot } from '@specify/engine/snapshot'
import { unpackDocuments } from './packed-snapshot.server.ts'
import { RecordChannel } from '../backends/record-channel.ts'
import { SharedSnapshots } from './shared-snapshots.server.ts'
import { packedFiles, snapshotFile, snapshotIdentity, updateOf } from './snapshot-files.ts'

export interface SnapshotJob {
  readonly connection: pg.PoolConfig
  readonly directory: string
  readonly names: readonly CatalogueIndexName[]
  /** True if the changes are visible already as an update, so that other work goes first. */
  readonly isBehind?: boolean
  /**
   * `build` takes the newest generation, `update` what came after one; the others say which they put into the database,
   * take from it, or unpack for the process that they were taken for.
   */
  readonly work:
    | 'build'
    | { readonly update: Generation; readonly most: number }
    | { readonly publish: Generation }
    | { readonly fetch: Generation; readonly owner: number }
    | { readonly unpack: Generation; readonly owner: number }
}

export interface SnapshotsMade {
  readonly generation: Generation
  /** For an update: the products that it replaces or withdraws. */
  readonly outdated: readonly string[]
  /** Downloaded indexes whose documents are packed. */
  readonly packed?: readonly CatalogueIndexName[]
}

export type SnapshotReport =
  | { readonly kind: 'done'; readonly made: SnapshotsMade | null }
  | { readonly kind: 'failed'; readonly message: string }

const BATCH_SIZE = 200

/**
 * A separate process, so that the site neither waits for it nor keeps its memory. Null before the first import, and for an
 * update of more products than it may have.
 */
async function run(job: SnapshotJob): Promise<SnapshotsMade | null> {
  const { connection, directory, names, work, isBehind } = job
  if (isBehind) os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
  const database = await connect(connection)
  try {
    if (work === 'build') return await buildAll(database.db, job)
    if ('update' in work) return await buildUpdate(database.db, job, work)
    if ('unpack' in work) return await unpackAll(job, work)
    const shared = new SharedSnapshots(database.db)
    if ('fetch' in work) {
      const packed = await shared.fetchPacked(work.fetch, { connection, directory, names }, work.owner)
      return { generation: work.fetch, outdated: [], packed }
    }
    await shared.publish(work.publish, { connection, directory, names })
    return { generation: work.publish, outdated: [] }
  } finally {
    await database.close()
  }
}

/** One after the other, behind everything else: the site answers meanwhile. */
async function unpackAll(
  { directory, names }: SnapshotJob,
  { unpack, owner }: { readonly unpack: Generation; readonly owner: number },
): Promise<SnapshotsMade> {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
  for (const name of names) {
    const files = packedFiles(directory, unpack.key, { name, owner })
    await unpackDocuments(files, snapshotFile(directory, unpack.key, name))
  }
  return { generation: unpack, outdated: [] }
}

/** No transaction is open while the indexes are put together: of a million products that takes minutes. */
async function buildAll(db: Database, job: SnapshotJob): Promise<SnapshotsMade | null> {
  const begun = await readCatalogue(db, async (generation, products) => {
    const snapshots = beginSnapshots(job, generation)
    await snapshots.feed(products)
    return { generation, snapshots }
  })
  await begun?.snapshots.finish()
  return begun && { generation: begun.generation, outdated: [] }
}

async function buildUpdate(
  db: Database,
  job: SnapshotJob,
  { update, most }: { readonly update: Generation; readonly most: number },
): Promise<SnapshotsMade | null> {
  const begun = await readChanges(db, { since: update, most }, async ({ generation, products, changed, withdrawn }) => {
    const snapshots = beginSnapshots(job, updateOf(update, generation))
    await snapshots.feed(products)
    return { snapshots, made: { generation, outdated: [...changed, ...withdrawn] } }
  })
  await begun?.snapshots.finish()
  return begun && begun.made
}

interface BegunSnapshots {
  readonly feed: (products: Products) => Promise<void>
  /** Puts the indexes together. */
  readonly finish: () => Promise<void>
}

type Products = Iterable<Product> | AsyncIterable<Product>

function beginSnapshots({ directory, names }: SnapshotJob, generation: Generation): BegunSnapshots {
  mkdirSync(path.join(directory, generation.key), { recursive: true })
  const plans = catalogueIndexPlans()
    .filter(({ name }) => names.includes(name))
    .map((plan) => ({ plan, channel: new RecordChannel<SearchRecord>() }))
  const builds = plans.map(async ({ plan, channel }) => {
    const index = await buildSnapshot(snapshotFile(directory, generation.key, plan.name), {
      identity: snapshotIdentity(plan.name, generation),
      settings: plan.settings,
      records: channel,
    })
    index.close()
  })
  const give = async (batch: readonly Product[]) =>
    void (await Promise.all(
      plans.map(({ plan, channel }) =>
        channel.give(batch.flatMap((product) => plan.recordsOf(withPricesAt(product, generation.importedAt)))),
      ),
    ))
  // A build that fails takes nothing more, so nobody may wait for it to.
  const built = Promise.all(builds)
  const unlessFailed = async (work: Promise<void>) => void (await Promise.race([built, work]))
  return {
    feed: (products) => unlessFailed(feed(products, give)),
    async finish() {
      await unlessFailed(end(plans))
      await built
    },
  }
}

async function feed(products: Products, give: (batch: readonly Product[]) => Promise<void>): Promise<void> {
  let batch: Product[] = []
  for await (const product of products) {
    batch.push(product)
    if (batch.length < BATCH_SIZE) continue
    await give(batch)
    batch = []
  }
  await give(batch)
}

async function end(
  plans: readonly { plan: { recordsAtEnd: () => readonly SearchRecord[] }; channel: RecordChannel<SearchRecord> }[],
): Promise<void> {
  for (const { plan, channel } of plans) {
    await channel.give(plan.recordsAtEnd())
    channel.end()
  }
}

process.once('message', (job: SnapshotJob) => {
  run(job).then(
    (result) => report({ kind: 'done', made: result }),
    (error: unknown) => report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  )
})

function report(outcome: SnapshotReport): void {
  process.send?.(outcome, () => process.exit(outcome.kind === 'done' ? 0 : 1))
}
