import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { importCatalogue } from './commands.server.ts'
import type { ImportOptions } from './stage-feed.server.ts'
import { readFeed } from '../feed/read-feed.server.ts'
import type { FeedLine } from '../feed/feed-line.ts'
import { toFeedRecord } from '../feed/write-feed.ts'
import { findLatestGeneration, readCatalogue } from './queries.server.ts'

const database = useDatabase()

const product = (productId: string, over: object = {}) => ({
  productId,
  name: `Product ${productId}`,
  categories: [{ categoryId: 'basins', name: 'Basins', _url: '/products/basins/' }],
  variants: [{ sku: `${productId}-1`, attributes: { colour: 'White' } }],
  ...over,
})

function feed(records: readonly unknown[]): AsyncIterable<FeedLine> {
  const lines = records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record)))
  return readFeed(Readable.from([lines.join('\n')]))
}

function load(records: readonly unknown[], options: Partial<ImportOptions> = {}) {
  return importCatalogue(database(), feed(records), { now: new Date('2026-01-01'), ...options })
}

async function catalogue(): Promise<object[]> {
  const found: object[] = []
  await readCatalogue(database(), async (_, products) => {
    for await (const each of products) found.push(toFeedRecord(each))
  })
  return found
}

function variantWith(record: object, attributes: object): object {
  const first: unknown = 'variants' in record && Array.isArray(record.variants) ? record.variants[0] : null
  return { ...Object(first), attributes }
}

describe('importing a feed', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

  it('adds, changes, withdraws and brings back, and makes a generation only when something changed', async () => {
    expect(await load(ids.map((id) => product(id)))).toMatchObject({
      kind: 'applied',
      read: 10,
      added: 10,
      changed: 0,
      withdrawn: 0,
    })
    const first = await findLatestGeneration(database())
    expect(await load(ids.map((id) => product(id)))).toMatchObject({
      kind: 'unchanged',
      added: 0,
      changed: 0,
      withdrawn: 0,
    })
    expect(await findLatestGeneration(database())).toEqual(first)

    const next = [...ids.slice(1).map((id) => product(id, id === 'b' ? { name: 'Renamed' } : {})), product('z')]
    expect(await load(next)).toMatchObject({ kind: 'applied', added: 1, changed: 1, withdrawn: 1 })
    const second = await findLatestGeneration(database())
    expect(second?.id).toBeGreaterThan(first?.id ?? 0)
    expect(second?.key).not.toBe(first?.key)
    expect((await catalogue()).map((each) => 'productId' in each && each.productId)).toEqual([...ids.slice(1), 'z'])

    expect(await load(ids.map((id) => product(id)))).toMatchObject({ added: 1, changed: 1, withdrawn: 1 })
  })

  it('gives the same catalogue when its export is imported', async () => {
    const before = await catalogue()
    expect(before).toHaveLength(10)
    expect(await load(before)).toMatchObject({ kind: 'unchanged', accepted: 10, refused: 0 })
    const asset = { name: 'RFA-file', value: '/a.rfa', version: '2', date: '2025-01-02', size: 5_000 }
    const withFile = before.map((each) => ({
      ...each,
      variants: [variantWith(each, { 'assets-attributes': [asset] })],
    }))
    expect(await load(withFile)).toMatchObject({ changed: 10 })
    expect(JSON.stringify(await catalogue())).toContain('"size":5000')
    expect(await load(await catalogue())).toMatchObject({ kind: 'unchanged', changed: 0 })
  })

  it('refuses a feed that withdraws more than a fifth, unless that is meant (F-21)', async () => {
    const seven = ids.slice(0, 7).map((id) => product(id))
    expect(await load(seven)).toMatchObject({ kind: 'refused-shrink', withdrawn: 3, before: 10 })
    expect(await catalogue()).toHaveLength(10)
    expect(await load(seven, { dryRun: true, allowShrink: true })).toMatchObject({ kind: 'planned', withdrawn: 3 })
    expect(await catalogue()).toHaveLength(10)
    expect(await load(seven, { allowShrink: true })).toMatchObject({ kind: 'applied', withdrawn: 3 })
    expect(await catalogue()).toHaveLength(7)
    expect(await load(ids.map((id) => product(id)))).toMatchObject({ added: 3 })
  })

  it('moves a SKU from one product to another', async () => {
    const moved = ids.map((id) => {
      const sku = id === 'a' ? 'b-1' : id === 'b' ? 'a-1' : `${id}-1`
      return product(id, { variants: [{ sku, attributes: { colour: 'White' } }] })
    })
    expect(await load(moved)).toMatchObject({ changed: 2 })
    const skusOf = (await catalogue()).flatMap((each) =>
      'variants' in each && Array.isArray(each.variants) ? each.variants.map(({ sku }: { sku: string }) => sku) : [],
    )
    expect(skusOf.slice(0, 3)).toEqual(['b-1', 'a-1', 'c-1'])
  })

  it('names the line, field and reason of what it refuses and goes on', async () => {
    const problems: string[] = []
    const outcome = await load(
      [
        ...ids.map((id) => product(id)),
        '{ not json',
        '',
        product('a'),
        product('k', { variants: [{ sku: 'C_1' }] }),
        product('l', { name: ' - ' }),
        '[]',
        `{"productId":"m","name":"${'x'.repeat(5_000_000)}"}`,
        product('n'),
      ],
      {
        onLine(line) {
          if (line.kind === 'refused')
            problems.push(...line.problems.map(({ field, reason }) => `line ${line.line}: ${field}: ${reason}`))
        },
      },
    )
    expect(outcome).toMatchObject({ kind: 'applied', read: 17, accepted: 11, refused: 6, added: 1 })
    expect(problems).toEqual([
      expect.stringMatching(/^line 11: record: is not JSON: /),
      'line 13: variants[0].sku: "a-1" is already used on line 1',
      'line 14: variants[0].sku: "C_1" is already used on line 3',
      'line 15: name: is empty',
      'line 16: record: must be an object',
      'line 17: record: is longer than 4 MB',
    ])
  })

  it('leaves the catalogue as it was when the feed breaks off (F-02)', async () => {
    const before = await catalogue()
    async function* broken(): AsyncGenerator<FeedLine> {
      yield* feed([product('q')])
      throw new Error('the disk is gone')
    }
    await expect(importCatalogue(database(), broken(), { now: new Date() })).rejects.toThrow('the disk is gone')
    expect(await catalogue()).toEqual(before)
  })
})

it('a feed that was made of an older generation is refused', async () => {
  await load([product('a'), product('b')], { allowShrink: true })
  const before = await findLatestGeneration(database())
  await load([product('a'), product('b', { name: 'Another' })], { allowShrink: true })
  const outcome = await load([product('a', { name: 'Old' }), product('b')], { allowShrink: true, basedOn: before!.id })
  expect(outcome.kind).toBe('refused-outdated')
})

describe('importing values that are spelt in several ways', () => {
  it('keeps products in the common spelling, and those that are respelt as ever have not changed', async () => {
    const feedOf = (name: string) =>
      Array.from({ length: 250 }, (_, at) =>
        product(`s${at}`, {
          name: at === 7 ? name : 'Basin',
          variants: [{ sku: `s${at}`, attributes: { colour: at % 50 === 0 ? 'white' : 'White' } }],
        }),
      )
    expect(await load(feedOf('Basin'), { allowShrink: true })).toMatchObject({ added: 250 })
    const colours = (await catalogue()).map(
      (each) => (each as { variants: [{ attributes: { colour: string } }] }).variants[0].attributes.colour,
    )
    expect(new Set(colours)).toEqual(new Set(['White']))
    const again = await load(feedOf('Bath'), { now: new Date('2026-02-02') })
    expect(again).toMatchObject({ kind: 'applied', read: 250, accepted: 250, added: 0, changed: 1 })
    const { rows } = await sql<{ day: string; count: number }>`
      select to_char(changed_at, 'YYYY-MM-DD') as day, count(*)::int as count from product
      where withdrawn_at is null group by 1 order by 1`.execute(database())
    expect(rows).toEqual([
      { day: '2026-01-01', count: 249 },
      { day: '2026-02-02', count: 1 },
    ])
  })
})
