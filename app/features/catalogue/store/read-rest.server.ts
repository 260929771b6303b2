import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import type { KnownSpelling } from '../feed/spelling/facet-spelling.ts'
import { readFeed } from '../feed/read-feed.server.ts'
import type { ReadLine, RestOfCatalogue } from '../feed/feed-line.ts'

/** Files with more bytes are parsed again: their products would take several times as much memory. */
const MOST_KEPT_BYTES = 64 * 1024 * 1024
const NOTHING: RestOfCatalogue = { spellings: [], takenSkus: new Map() }

/** Reads the rest of a catalogue, against which the products of an update are checked. */
export async function readRest(db: Database, file: string): Promise<RestOfCatalogue> {
  const named: string[] = []
  const keys: string[] = []
  const read: ReadLine[] = []
  const isSmall = (await stat(file)).size <= MOST_KEPT_BYTES
  for await (const line of readFeed(file, NOTHING)) {
    if (line.kind !== 'accepted' && line.kind !== 'refused' && line.kind !== 'withdrawn') continue
    if (isSmall) read.push(line)
    if (line.kind === 'withdrawn') named.push(line.productId)
    if (line.kind !== 'accepted') continue
    named.push(line.product.productId)
    keys.push(...line.product.variants.map(({ sku }) => skuKey(sku)))
  }
  const takenSkus = await findTaken(db, keys, named)
  const isKept = isSmall && takenSkus.size === 0
  return { spellings: await readSpellings(db), takenSkus, ...(isKept ? { read } : {}) }
}

export function readSpellings(db: Database): Promise<KnownSpelling[]> {
  return db.selectFrom('catalogue_spelling').selectAll().execute()
}

/** Finds SKUs by key, which PostgreSQL derives like `skuKey`. */
async function findTaken(
  db: Database,
  keys: readonly string[],
  named: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ sku: string; product_id: string }>`
    select known.sku, product.product_id
    from catalogue_sku known join product on product.product_id = known.product_id
    where translate(lower(known.sku), ' +/#()-', '_______') = any(${keys}::text[]) and not product.product_id = any(${named}::text[])
      and product.withdrawn_at is null
      and exists (select from json_array_elements(product.record->'variants') variant where variant->>'sku' = known.sku)`.execute(
    db,
  )
  return new Map(rows.map(({ sku, product_id }) => [skuKey(sku), product_id]))
}
