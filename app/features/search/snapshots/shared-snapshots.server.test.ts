import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { importCatalogue } from '#app/features/catalogue/store/commands.server.ts'
import { findLatestGeneration } from '#app/features/catalogue/store/queries.server.ts'
import { readFeed } from '#app/features/catalogue/feed/read-feed.server.ts'
import { useDatabaseHandle } from '#tests/support/database/database.ts'
import { FIXTURE_PRODUCTS, fixtureFeed } from '#tests/support/fixture-catalogue.ts'
import { openCatalogue } from './catalogue-snapshot.server.ts'
import { catalogueIndexPlans } from '../catalogue/catalogue-indexes.ts'
import { SharedSnapshots } from './shared-snapshots.server.ts'
import { snapshotFile } from './snapshot-files.ts'

const handle = useDatabaseHandle()
const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>() }
const NAMES = catalogueIndexPlans().map(({ name }) => name)
/** One that nobody serves. */
const GENERATION = { id: 1, key: 'one', importedAt: new Date(0) }
const SIZES = [0, 1, 4 * 1024 * 1024, 9_000_001]
const root = mkdtempSync(path.join(os.tmpdir(), 'specify-shared-'))
const newDirectory = () => mkdtempSync(path.join(root, 'server-'))

const shared = (believedMs?: number) => new SharedSnapshots(handle().db, believedMs === undefined ? {} : { believedMs })
const place = (directory: string) => ({ connection: handle().connection, directory, names: NAMES })

/** A server that opens the newest catalogue, and how often it built it. */
function serverOf(directory = newDirectory()) {
  const onBuild = vi.fn<() => void>()
  const { db, connection } = handle()
  const open = () => openCatalogue({ db, connection, directory, onBuild, shared: shared(), log })
  return { directory, onBuild, open }
}

let builtIn: string | null = null

/** A directory with the snapshots of the newest catalogue, which are shared, as a server leaves them that has built them. */
async function givenShared(): Promise<string> {
  if (builtIn === null) {
    const builder = serverOf()
    ;(await builder.open()).close()
    await published()
    builtIn = builder.directory
  } else await shared().publish((await findLatestGeneration(handle().db))!, place(builtIn))
  return builtIn
}

const rowsOf = async (table: 'search_snapshot' | 'search_snapshot_part' | 'search_build') =>
  Number(
    (
      await handle()
        .db.selectFrom(table)
        .select((eb) => eb.fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows,
  )
/** A process of its own does it, after the server has opened what it built. */
const published = () =>
  expect
    .poll(async () => [await rowsOf('search_build'), await rowsOf('search_snapshot')], { timeout: 30_000 })
    .toEqual([0, NAMES.length])

async function importProducts(products: readonly object[]): Promise<void> {
  const feed = readFeed(Readable.from([fixtureFeed(products)]))
  const { kind } = await importCatalogue(handle().db, feed, { now: new Date(), allowShrink: true })
  expect(kind).toBe('applied')
}

beforeAll(() => importProducts(FIXTURE_PRODUCTS))
beforeEach(async () => {
  const { db } = handle()
  for (const table of ['search_snapshot', 'search_snapshot_part', 'search_build'] as const)
    await db.deleteFrom(table).execute()
  vi.clearAllMocks()
})
afterAll(() => rmSync(root, { recursive: true }))

describe('search snapshots of one database', () => {
  it('are built once by servers that start together, and taken by those that come later', async () => {
    const servers = [serverOf(), serverOf(), serverOf()]
    const states = await Promise.all(servers.map(({ open }) => open()))
    expect(servers.reduce((sum, { onBuild }) => sum + onBuild.mock.calls.length, 0)).toBe(1)
    await published()
    builtIn = servers.find(({ onBuild }) => onBuild.mock.calls.length > 0)!.directory
    const late = serverOf()
    states.push(await late.open())
    expect(late.onBuild).not.toHaveBeenCalled()
    for (const state of states) {
      const { nbHits } = state.products('au', 'public').search({ text: 'mixer' })
      expect(nbHits).toBeGreaterThan(50)
      state.close()
    }
    expect(log.warn).not.toHaveBeenCalled()
  })

  it('are searched before their documents are unpacked, and lie as they were built then', async () => {
    const [first, second] = [serverOf(await givenShared()), serverOf()]
    const built = await first.open()
    expect(first.onBuild).not.toHaveBeenCalled()
    const taken = await second.open()
    const recordsOf = (state: typeof built) => {
      const view = state.products('nz', 'public')
      return view.search({ limit: 1_000 }).hits.map(({ docId }) => view.readRecord(docId))
    }
    const records = recordsOf(built)
    expect(records.length).toBeGreaterThan(50)
    expect(recordsOf(taken)).toEqual(records)
    const [from, to] = [first, second].map(({ directory }) => path.join(directory, built.generation.key))
    await expect.poll(() => readdirSync(to!).toSorted(), { timeout: 30_000 }).toEqual(readdirSync(from!).toSorted())
    for (const file of readdirSync(from!))
      expect(readFileSync(path.join(to!, file)).equals(readFileSync(path.join(from!, file)))).toBe(true)
    expect(recordsOf(taken)).toEqual(records)
    expect(second.onBuild).not.toHaveBeenCalled()
    expect(log.warn).not.toHaveBeenCalled()
    for (const state of [built, taken]) state.close()
  })

  it('arrive as they were built, of any size', async () => {
    const [from, to] = [newDirectory(), newDirectory()]
    const bodies = NAMES.map((_, index) => randomBytes(SIZES[index % SIZES.length]!))
    mkdirSync(path.join(from, GENERATION.key))
    for (const [index, name] of NAMES.entries()) writeFileSync(snapshotFile(from, GENERATION.key, name), bodies[index]!)
    expect(await shared().has(GENERATION, NAMES)).toBe(false)
    await expect(shared().fetch(GENERATION, place(to))).rejects.toThrow('there is no shared snapshot')
    await shared().publish(GENERATION, place(from))
    await shared().publish(GENERATION, place(from)) // two servers may do so
    expect(await shared().has(GENERATION, NAMES)).toBe(true)
    await shared().fetch(GENERATION, place(to))
    for (const [index, name] of NAMES.entries())
      expect(readFileSync(snapshotFile(to, GENERATION.key, name)).equals(bodies[index]!)).toBe(true)
    expect(readdirSync(path.join(to, GENERATION.key)).toSorted()).toEqual(NAMES.map((name) => `${name}.idx`).toSorted())
  })

  it.each([
    ['changed', sql`update search_snapshot_part set body = set_byte(body, 20, 255 - get_byte(body, 20))`],
    ['missing', sql`delete from search_snapshot_part`],
    ['of another content', sql`update search_snapshot set digest = (select min(digest) from search_snapshot_part)`],
  ])('whose parts are %s are built again for all, and leave no half file', async (_, damage) => {
    await givenShared()
    await damage.execute(handle().db)
    const second = serverOf()
    const state = await second.open()
    expect(second.onBuild).toHaveBeenCalledTimes(1)
    expect(log.warn).toHaveBeenCalledWith(
      expect.anything(),
      'shared search snapshots cannot be used: they are built again',
    )
    expect(state.products('au', 'public').search({ text: 'mixer' }).nbHits).toBeGreaterThan(50)
    state.close()
    const folder = path.join(second.directory, state.generation.key)
    expect(readdirSync(folder).filter((name) => !name.endsWith('.idx'))).toEqual([])
    // What was built is there for those that come later.
    await published()
    const third = serverOf()
    ;(await third.open()).close()
    expect(third.onBuild).not.toHaveBeenCalled()
  })

  it('are built by another server where the one that builds them dies', async () => {
    const { db } = handle()
    const newest = (await findLatestGeneration(db))!
    const dead = await shared(1_000).claim(newest)
    expect(dead).not.toBeNull()
    const second = serverOf()
    const opening = second.open()
    await sleep(600)
    expect(second.onBuild).not.toHaveBeenCalled()
    ;(await opening).close()
    expect(second.onBuild).toHaveBeenCalledTimes(1)
    await dead!.release() // what was its own is not any more
    await published()
  })

  it('are claimed by one server at a time, of each generation and shape of records', async () => {
    const claims = await Promise.all(Array.from({ length: 10 }, () => shared().claim(GENERATION)))
    const held = claims.filter((claim) => claim !== null)
    expect(held).toHaveLength(1)
    const other = await shared().claim({ ...GENERATION, key: 'two' })
    expect(other).not.toBeNull()
    await held[0]!.release()
    const again = await shared().claim(GENERATION)
    expect(again).not.toBeNull()
    await Promise.all([again!.release(), other!.release()])
    expect(await handle().db.selectFrom('search_build').selectAll().execute()).toEqual([])
  })

  it('of generations before the last go after ten minutes, with their parts', async () => {
    const { db } = handle()
    const directory = newDirectory()
    const make = async (key: string) => {
      mkdirSync(path.join(directory, key))
      for (const name of NAMES) writeFileSync(snapshotFile(directory, key, name), `${key} ${name}`)
      await shared().publish({ ...GENERATION, key }, place(directory))
    }
    await make('one')
    await make('two')
    expect([await rowsOf('search_snapshot'), await rowsOf('search_snapshot_part')]).toEqual([
      2 * NAMES.length,
      2 * NAMES.length,
    ])
    for (const table of ['search_snapshot', 'search_snapshot_part'] as const)
      await sql`update ${sql.table(table)} set made_at = now() - interval '11 minutes'`.execute(db)
    await make('three')
    expect([await rowsOf('search_snapshot'), await rowsOf('search_snapshot_part')]).toEqual([
      NAMES.length,
      NAMES.length,
    ])
  })
})
