import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { importCatalogue } from '#app/features/catalogue/store/commands.server.ts'
import { readFeed } from '#app/features/catalogue/feed/read-feed.server.ts'
import { findLatestGeneration } from '#app/features/catalogue/store/queries.server.ts'
import { useDatabaseHandle } from '#tests/support/database/database.ts'
import { FIXTURE_PRODUCTS, fixtureFeed } from '#tests/support/fixture-catalogue.ts'
import type { CatalogueState } from './catalogue-state.ts'
import { LiveCatalogue } from './live-catalogue.server.ts'

const handle = useDatabaseHandle()
const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-live-'))
const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>() }
const states: CatalogueState[] = []
let live: LiveCatalogue

interface FeedProduct {
  readonly productId: string
  readonly variants: readonly [{ readonly sku: string }]
}
const PRODUCTS = FIXTURE_PRODUCTS as unknown as readonly [FeedProduct, FeedProduct, ...FeedProduct[]]
const [former] = PRODUCTS
const codeOf = ({ variants }: FeedProduct) => variants[0].sku

async function importProducts(products: readonly object[]): Promise<void> {
  const feed = readFeed(Readable.from([fixtureFeed(products)]))
  const { kind } = await importCatalogue(handle().db, feed, { now: new Date(), allowShrink: true })
  expect(kind).toBe('applied')
}

/** The whole has the key of its generation, an update of it a key of its own. */
const isWhole = async ({ generation }: CatalogueState) =>
  generation.key === (await findLatestGeneration(handle().db))?.key

function namesIn(state: CatalogueState): string[] {
  const view = state.products('au', 'public')
  const { hits } = view.search({ sort: 'name_asc', limit: 1000 })
  return hits.map(({ docId }) => view.readRecord(docId).objectID)
}

beforeAll(async () => {
  await importProducts(FIXTURE_PRODUCTS)
  const { db, connection } = handle()
  live = await LiveCatalogue.open({
    db,
    connection,
    directory,
    shared: null,
    log,
    prepare: () => Promise.resolve(),
    onBuild: () => {},
    onChange: (state) => void states.push(state),
  })
})
afterEach(() => vi.clearAllMocks())
afterAll(async () => {
  await live.close()
  rmSync(directory, { recursive: true })
})

it('shows products that changed before the whole is built, and the same ones after', async () => {
  const count = states.length
  const [, gone, ...others] = PRODUCTS
  const renamed = { ...former, name: 'Quokka Basin Mixer' }
  const added = { ...former, productId: 'added', variants: [{ ...former.variants[0], sku: 'ZZ90210' }] }
  await importProducts([renamed, ...others, added])
  await expect.poll(async () => states.length > count && isWhole(live.current()), { timeout: 30_000 }).toBe(true)

  const [updated, whole, ...further] = states.slice(count)
  expect(further).toEqual([])
  for (const state of [updated!, whole!]) {
    expect(state.products('au', 'public').search({ text: 'quokka', typos: false }).nbHits).toBe(1)
    expect(state.findProduct('ZZ90210', 'au', 'public')?.productId).toBe('added')
    expect(state.findProduct(codeOf(gone), 'au', 'public')).toBeNull()
    expect(namesIn(state)).toEqual(namesIn(whole!))
  }
  expect(await isWhole(updated!)).toBe(false)
  expect(log.warn).not.toHaveBeenCalled()
  expect(readdirSync(directory).filter((name) => name.includes('after'))).toEqual([])
})

it('goes on where one import follows another, and never shows what was before', async () => {
  const order = ['First Numbat', 'Second Numbat', 'Third Numbat']
  const count = states.length
  for (const name of order) await importProducts([{ ...former, name }, ...FIXTURE_PRODUCTS.slice(1)])
  await expect.poll(() => isWhole(live.current()), { timeout: 30_000 }).toBe(true)
  const seen = states.slice(count).map((state) => state.findProduct(codeOf(former), 'au', 'public')?.name.au ?? '')
  expect(seen.at(-1)).toBe('Third Numbat')
  expect(seen).toEqual(seen.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
})

it('starts with the indexes that are there where those of an update were not built', async () => {
  const { db, connection } = handle()
  const own = mkdtempSync(path.join(os.tmpdir(), 'specify-live-'))
  const onBuild = vi.fn<() => void>()
  const open = async (seen: (state: CatalogueState) => void) =>
    LiveCatalogue.open({
      db,
      connection,
      directory: own,
      shared: null,
      log,
      prepare: () => Promise.resolve(),
      onBuild,
      onChange: seen,
    })
  try {
    await (await open(() => {})).close()
    expect(onBuild).toHaveBeenCalledTimes(1)
    await importProducts(PRODUCTS.slice(1)) // nobody takes it up
    const seen: CatalogueState[] = []
    const again = await open((state) => seen.push(state))
    expect(onBuild).toHaveBeenCalledTimes(1)
    expect(namesIn(again.current())).not.toContain(former.productId)
    expect(namesIn(again.current()).length).toBeGreaterThan(50)
    expect(seen).toEqual([again.current()])
    await expect.poll(() => isWhole(again.current()), { timeout: 30_000 }).toBe(true)
    expect(onBuild).toHaveBeenCalledTimes(2)
    await again.close()
    expect(log.warn).not.toHaveBeenCalled()
  } finally {
    rmSync(own, { recursive: true })
  }
})

it('makes a snapshot again in whose documents damage is found while it is used', async () => {
  const { db, connection } = handle()
  const own = mkdtempSync(path.join(os.tmpdir(), 'specify-live-'))
  const onBuild = vi.fn<() => void>()
  const open = () =>
    LiveCatalogue.open({
      db,
      connection,
      directory: own,
      shared: null,
      mostChecked: 0,
      log,
      prepare: () => Promise.resolve(),
      onBuild,
      onChange: () => {},
    })
  try {
    await (await open()).close()
    const [generation = ''] = readdirSync(own)
    const file = path.join(own, generation, 'au-public.idx')
    const bytes = readFileSync(file)
    const flipped = bytes.length >> 3
    bytes[flipped]! ^= 1
    writeFileSync(file, bytes)
    const again = await open()
    expect(onBuild).toHaveBeenCalledTimes(1)
    await expect.poll(() => onBuild.mock.calls.length, { timeout: 30_000 }).toBe(2)
    await expect.poll(() => again.current().damagedIndexes(), { timeout: 30_000 }).toEqual([])
    expect(namesIn(again.current()).length).toBeGreaterThan(50)
    expect(readFileSync(file)[flipped]).toBe(bytes[flipped]! ^ 1)
    await again.close()
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ file }, 'a search snapshot is damaged: it is made again')
  } finally {
    rmSync(own, { recursive: true })
  }
})
