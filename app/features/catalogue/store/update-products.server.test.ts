import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { importCatalogue, type ImportOutcome } from './commands.server.ts'
import { readFeed } from '../feed/read-feed.server.ts'
import type { FeedLine, RestOfCatalogue } from '../feed/feed-line.ts'
import type { Generation } from '@specify/catalogue/product/model.ts'
import { findLatestGeneration, readCatalogue, readChanges } from './queries.server.ts'
import { readRest } from './read-rest.server.ts'
import type { ImportOptions } from './stage-feed.server.ts'

const database = useDatabase()
const folder = mkdtempSync(path.join(os.tmpdir(), 'specify-update-'))
afterAll(() => rmSync(folder, { recursive: true }))

const product = (productId: string, skus: readonly string[] = [`${productId}-1`], colour = 'Brushed Nickel') => ({
  productId,
  name: `Product ${productId}`,
  categories: [{ categoryId: 'basins', name: 'Basins', _url: '/products/basins/' }],
  variants: skus.map((sku) => ({ sku, attributes: { colour } })),
})
const said = (lines: readonly FeedLine[]) =>
  lines.flatMap((line) => {
    if (line.kind === 'refused') return line.problems.map(({ field, reason }) => `${line.line} ${field}: ${reason}`)
    if (line.kind !== 'accepted' && line.kind !== 'noted') return []
    return line.remarks.map(({ field, reason }) => `${line.line} ${field}: ${reason}`)
  })

function fileOf(records: readonly object[]): string {
  const file = path.join(folder, 'feed.jsonl')
  writeFileSync(file, records.map((record) => JSON.stringify(record)).join('\n'))
  return file
}

async function linesOf(file: string, rest?: RestOfCatalogue): Promise<FeedLine[]> {
  const lines: FeedLine[] = []
  for await (const line of readFeed(file, rest)) lines.push(line)
  return lines
}

/** Each import at a time of its own, as they are. */
let day = 0
const at = () => new Date(Date.UTC(2026, 0, ++day))

async function importAll(records: readonly object[]): Promise<ImportOutcome> {
  return importCatalogue(database(), readFeed(fileOf(records)), { now: at(), allowShrink: true })
}

async function update(records: readonly object[], options: Partial<ImportOptions> = {}) {
  const file = fileOf(records)
  const lines: FeedLine[] = []
  const feed = readFeed(file, await readRest(database(), file))
  const onLine = (line: FeedLine) => void lines.push(line)
  const outcome = await importCatalogue(database(), feed, { now: at(), isUpdate: true, onLine, ...options })
  return { outcome, said: said(lines) }
}

async function catalogue(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  await readCatalogue(database(), async (_, products) => {
    for await (const { productId, variants } of products)
      found[productId] = `${variants.map(({ sku }) => sku).join(' ')} ${String(variants[0]?.attributes.colour)}`
  })
  return found
}

const BEFORE = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
beforeEach(() => importAll(BEFORE.map((id) => product(id))))

const changesSince = (since: Generation, most = 10) =>
  readChanges(database(), { since, most }, async (changes) => {
    const products: string[] = []
    for await (const { productId } of changes.products) products.push(productId)
    return { ...changes, products }
  })

it('changes, adds and withdraws the products that it names, and leaves all others', async () => {
  const former = await findLatestGeneration(database())
  const { outcome, said } = await update([
    product('b', ['b-1', 'b-2']),
    product('new'),
    product('c'),
    { productId: 'd', withdrawn: true },
  ])
  expect(outcome).toMatchObject({ kind: 'applied', read: 4, accepted: 4, refused: 0, before: 10 })
  expect(outcome).toMatchObject({ added: 1, changed: 1, withdrawn: 1 })
  expect(said).toEqual([])
  const now = await catalogue()
  expect(Object.keys(now)).toEqual(['a', 'b', 'c', 'e', 'f', 'g', 'h', 'i', 'j', 'new'])
  expect(now['b']).toBe('b-1 b-2 Brushed Nickel')

  expect(await changesSince(former!)).toMatchObject({ products: ['b', 'new'], changed: ['b', 'new'], withdrawn: ['d'] })
  expect(await changesSince(former!, 2)).toBeNull()
  expect(await changesSince({ ...former!, key: crypto.randomUUID() })).toBeNull()
})

it('reads the products that it names, not the catalogue', async () => {
  const db = database()
  const [many, then] = [20_000, new Date('2025-01-01')]
  await sql`insert into product select 'many-' || n, '{}', '', ${then}, ${then} from generate_series(1, ${many}::int) n`.execute(
    db,
  )
  await db
    .insertInto('catalogue_generation')
    .values({ imported_at: then, added: many, changed: 0, withdrawn: 0 })
    .execute()
  await sql`analyze product`.execute(db)
  const former = await findLatestGeneration(db)
  const read = await productsRead()
  const { outcome } = await update([product('a', ['a-2']), { productId: 'b', withdrawn: true }])
  expect(outcome).toMatchObject({ changed: 1, withdrawn: 1, before: BEFORE.length + many })
  expect(await changesSince(former!)).toMatchObject({ products: ['a'], changed: ['a'], withdrawn: ['b'] })
  expect((await productsRead()) - read).toBeLessThan(50)
})

/** Rows of products that the database has read so far, by itself or by an index. */
async function productsRead(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(database())
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_user_tables where relname = 'product'`.execute(
    database(),
  )
  return rows[0]!.read
}

it('reads its file once where nobody else has its SKUs', async () => {
  const file = fileOf([product('a', ['a-2'], 'brushed nickel'), { name: 'no id' }, { productId: 'b', withdrawn: true }])
  const { read, ...rest } = await readRest(database(), file)
  expect(read?.map(({ kind }) => kind)).toEqual(['accepted', 'refused', 'withdrawn'])
  const again = await linesOf(file, rest)
  expect(again.map(({ kind }) => kind)).toEqual(['accepted', 'refused', 'withdrawn', 'respelt', 'noted', 'spelt'])
  expect(await linesOf(file, { ...rest, read: read! })).toEqual(again)
  const [taken, free] = [product('new', ['c-1']), product('new', ['c-9'])]
  expect((await readRest(database(), fileOf([taken]))).read).toBeUndefined()
  expect((await readRest(database(), fileOf([free]))).read).toHaveLength(1)
})

it('makes no generation where nothing differs, and changes nothing when it only plans', async () => {
  const former = await findLatestGeneration(database())
  expect((await update([product('a')])).outcome).toMatchObject({ kind: 'unchanged' })
  expect((await update([product('x')], { dryRun: true })).outcome).toMatchObject({ kind: 'planned', added: 1 })
  expect(await findLatestGeneration(database())).toEqual(former)
  expect(Object.keys(await catalogue())).toEqual(BEFORE)
})

it('leaves a SKU to the product that has it', async () => {
  const { outcome, said } = await update([product('new', ['new-1', 'A/1']), product('other', ['a-1'])])
  expect(said).toEqual([
    '1 variants[1].sku: "A/1" is already used by the product "a"',
    '2 variants[0].sku: "a-1" is already used by the product "a"',
  ])
  expect(outcome).toMatchObject({ accepted: 1, refused: 1, added: 1 })
  expect((await catalogue())['new']).toBe('new-1 Brushed Nickel')
})

it('moves a SKU from one product to another, in one file or after it is free', async () => {
  expect((await update([product('a', ['a-2']), product('b', ['b-1', 'a-1'])])).said).toEqual([])
  expect((await update([{ productId: 'c', withdrawn: true }])).said).toEqual([])
  expect((await update([product('d', ['d-1', 'c-1'])])).said).toEqual([])
  expect(await catalogue()).toMatchObject({
    a: 'a-2 Brushed Nickel',
    b: 'b-1 a-1 Brushed Nickel',
    d: 'd-1 c-1 Brushed Nickel',
  })
})

it('writes values as the catalogue does, even where they are commoner otherwise in the file', async () => {
  const { said } = await update([
    product('k', ['k-1'], 'brushed nickel'),
    product('l', ['l-1'], 'brushed nickel'),
    product('m', ['m-1'], 'Raw brass'),
  ])
  expect(said).toEqual(['null colour: "brushed nickel" (2) is written "Brushed Nickel", as in the catalogue'])
  // What was new in one update is known to the next.
  await update([product('n', ['n-1'], 'Raw Brass')])
  expect(await catalogue()).toMatchObject({ k: 'k-1 Brushed Nickel', m: 'm-1 Raw brass', n: 'n-1 Raw brass' })
})

it('says what it cannot withdraw, and refuses to withdraw a fifth of the catalogue', async () => {
  const gone = (productId: string) => ({ productId, withdrawn: true })
  const { outcome, said } = await update([gone('a'), gone('a'), gone('nobody')])
  expect(said).toEqual(['2 productId: "a" already stands on line 1', '3 productId: "nobody" is not in the catalogue'])
  expect(outcome).toMatchObject({ kind: 'applied', withdrawn: 1 })
  expect((await update(['b', 'c', 'd'].map(gone))).outcome).toMatchObject({ kind: 'refused-shrink', withdrawn: 3 })
  expect((await update(['b', 'c', 'd'].map(gone), { allowShrink: true })).outcome.kind).toBe('applied')
})

it('is asked for: a whole feed does not withdraw by lines', async () => {
  expect(said(await linesOf(fileOf([{ productId: 'a', withdrawn: true }])))).toEqual([
    '1 withdrawn: stands in an update: a file of the whole catalogue leaves the product out',
  ])
})
