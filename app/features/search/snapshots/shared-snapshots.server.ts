import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Generation } from '@specify/catalogue/product/model.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { CatalogueIndexName } from '../catalogue/catalogue-indexes.ts'
import { takePacked } from './packed-snapshot.server.ts'
import { packedFiles, snapshotFile, snapshotFolder, snapshotIdentity } from './snapshot-files.ts'
import { type Parts, putParts, writeParts } from './snapshot-parts.server.ts'

const FILES_AT_ONCE = 2
/** A server that builds says so this often, and is believed for this long. */
const RENEW_MS = 3_000
const BELIEVED_MS = 15_000
/** Per part; a slower database counts as unreachable. */
const QUERY_TIMEOUT_MS = 30_000
/** Servers that still open an older generation finish in this time. */
const KEPT_AFTER_MS = 10 * 60_000

/** Says that this server builds a generation. */
export interface BuildClaim {
  release(): Promise<void>
}

export interface SnapshotPlace {
  readonly connection: pg.PoolConfig
  readonly directory: string
  readonly names: readonly CatalogueIndexName[]
}

/** Snapshots of the servers of one database: one builds, the others take what it built. */
export class SharedSnapshots {
  private readonly db: Database
  private readonly believedMs: number

  /** @param believedMs how long a server is believed that does not say that it still builds */
  constructor(db: Database, { believedMs = BELIEVED_MS } = {}) {
    this.db = db
    this.believedMs = believedMs
  }

  async has(generation: Generation, names: readonly CatalogueIndexName[]): Promise<boolean> {
    const found = new Set((await this.find(generation)).map(({ name }) => name))
    return names.every((name) => found.has(name))
  }

  /**
   * Writes the snapshots of a generation as files. Opening them checks them.
   * @throws Error where parts are missing, or the database does not answer
   */
  async fetch(generation: Generation, place: SnapshotPlace): Promise<void> {
    await this.take(generation, place, (client, name, parts) =>
      writeWhole(client, fileOf(place, generation, name), parts),
    )
  }

  /**
   * The same in a third of the time: documents stay packed, in files of the process that will use them.
   * @returns the snapshots of which that is so; the others are whole
   * @throws Error where parts are missing or damaged, or the database does not answer
   */
  async fetchPacked(generation: Generation, place: SnapshotPlace, owner: number): Promise<CatalogueIndexName[]> {
    const packed: CatalogueIndexName[] = []
    await this.take(generation, place, async (client, name, parts) => {
      const files = packedFiles(place.directory, generation.key, { name, owner })
      if (await takePacked(client, files, parts)) packed.push(name)
      else await writeWhole(client, fileOf(place, generation, name), parts)
    })
    return packed
  }

  private async take(
    generation: Generation,
    place: SnapshotPlace,
    write: (client: pg.Client, name: CatalogueIndexName, parts: Parts) => Promise<void>,
  ): Promise<void> {
    const byName = new Map((await this.find(generation)).map((each) => [each.name, each]))
    mkdirSync(snapshotFolder(place.directory, generation.key), { recursive: true })
    await atOnce(place, async (client, name) => {
      const snapshot = byName.get(name)
      if (!snapshot) throw new Error(`there is no shared snapshot ${name}`)
      await write(client, name, { ...snapshot, bytes: Number(snapshot.bytes) })
    })
  }

  /** Puts the snapshots of a generation where others find them, and removes those of generations before the last. */
  async publish(generation: Generation, place: SnapshotPlace): Promise<void> {
    const snapshots: { name: CatalogueIndexName; digest: Buffer; bytes: number; parts: number }[] = []
    await atOnce(place, async (client, name) => {
      snapshots.push({ name, ...(await putParts(client, fileOf(place, generation, name))) })
    })
    await this.db
      .insertInto('search_snapshot')
      .values(snapshots.map((each) => ({ ...each, generation: keyOf(generation) })))
      .onConflict((conflict) =>
        conflict.columns(['generation', 'name']).doUpdateSet({
          digest: sql`excluded.digest`,
          bytes: sql`excluded.bytes`,
          parts: sql`excluded.parts`,
          made_at: sql`excluded.made_at`,
        }),
      )
      .execute()
    await this.removeOutdated(generation)
  }

  /** Takes the build of a generation over, unless another server has it. */
  async claim(generation: Generation): Promise<BuildClaim | null> {
    const { db, believedMs } = this
    const key = keyOf(generation)
    const holder = randomUUID()
    const until = sql<Date>`now() + ${believedMs} * interval '1 millisecond'`
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('search_build')
      .values({ generation: key, holder, held_until: until })
      .onConflict((conflict) =>
        conflict
          .column('generation')
          .doUpdateSet({ holder, held_until: until })
          .where('search_build.held_until', '<', sql<Date>`now()`),
      )
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return null
    const own = db.updateTable('search_build').where('generation', '=', key).where('holder', '=', holder)
    const renewing = setInterval(() => {
      own
        .set({ held_until: until })
        .execute()
        .catch(() => {}) // others build the same: nothing is wrong but the work
    }, RENEW_MS).unref()
    return {
      async release() {
        clearInterval(renewing)
        await db.deleteFrom('search_build').where('generation', '=', key).where('holder', '=', holder).execute()
      },
    }
  }

  private async removeOutdated(current: Generation): Promise<void> {
    const { db } = this
    const before = sql<Date>`now() - ${KEPT_AFTER_MS} * interval '1 millisecond'`
    await db
      .deleteFrom('search_snapshot')
      .where('generation', '<>', keyOf(current))
      .where('made_at', '<', before)
      .execute()
    await db
      .deleteFrom('search_snapshot_part')
      .where('made_at', '<', before)
      .where('digest', 'not in', (eb) => eb.selectFrom('search_snapshot').select('digest'))
      .execute()
    await db.deleteFrom('search_build').where('held_until', '<', before).execute()
  }

  private find(generation: Generation) {
    return this.db
      .selectFrom('search_snapshot')
      .select(['name', 'digest', 'bytes', 'parts'])
      .where('generation', '=', keyOf(generation))
      .execute()
  }
}

/** The file appears under its name complete or not at all. */
async function writeWhole(client: pg.Client, file: string, parts: Parts): Promise<void> {
  const partial = `${file}.${process.pid}.part`
  try {
    await writeParts(client, partial, parts)
    await rename(partial, file)
  } finally {
    await rm(partial, { force: true })
  }
}

function fileOf({ directory }: SnapshotPlace, generation: Generation, name: CatalogueIndexName): string {
  return snapshotFile(directory, generation.key, name)
}

/** Does something for each name, a few at a time, each on a connection of its own. */
async function atOnce(
  { connection, names }: SnapshotPlace,
  work: (client: pg.Client, name: CatalogueIndexName) => Promise<void>,
): Promise<void> {
  const waiting = [...names]
  const line = async () => {
    const client = new pg.Client({ ...connection, query_timeout: QUERY_TIMEOUT_MS })
    client.on('error', () => {}) // the query that is under way fails
    await client.connect()
    try {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await work(client, name)
    } catch (error) {
      waiting.length = 0
      throw error
    } finally {
      await client.end().catch(() => {})
    }
  }
  // Where one fails, what the other has begun is still ended, and leaves no half file.
  const lines = await Promise.allSettled(Array.from({ length: FILES_AT_ONCE }, line))
  const failed = lines.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** Identifies a generation and the shape of its records, so that different versions do not share snapshots. */
function keyOf(generation: Generation): string {
  return snapshotIdentity('archive', generation).generation
}
