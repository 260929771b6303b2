import { sql } from 'kysely'
import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import type { Database } from '#app/platform/database/database.server.ts'

export interface NamedProduct {
  /** The SKU as the catalogue writes it; for a product that is named by its id, the id. */
  readonly sku: string
  readonly productId: string
}

/** Finds variants of the catalogue by `skuKey`: capitals and signs between the parts of a code do not matter. */
export async function findSkus(db: Database, codes: readonly string[]): Promise<ReadonlyMap<string, NamedProduct>> {
  // Materialized, so that a product's variants are read once, and not once for each of its codes.
  const { rows } = await sql<{ sku: string; product_id: string }>`
    with owned as materialized (
      select sku, product_id from catalogue_sku
      where translate(lower(sku), ' +/#()-', '_______') = any(${[...new Set(codes.map(skuKey))]}::text[])
    ), listed as materialized (
      select product_id, variant->>'sku' as sku
      from product, json_array_elements(record->'variants') variant
      where withdrawn_at is null and product_id in (select product_id from owned)
    )
    select sku, product_id from owned join listed using (product_id, sku)`.execute(db)
  return new Map(rows.map(({ sku, product_id }) => [skuKey(sku), { sku, productId: product_id }]))
}

/** Finds products by their ids, which are written in one way alone. */
export async function findProducts(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, NamedProduct>> {
  const { rows } = await sql<{ product_id: string }>`
    select product_id from product where product_id = any(${ids}::text[]) and withdrawn_at is null`.execute(db)
  return new Map(rows.map(({ product_id: id }) => [id, { sku: id, productId: id }]))
}

const LOST_ZEROS = ['0', '00', '000']

/** Finds codes of the catalogue that unknown ones become with zeros in front, which spreadsheets take away. */
export async function findLostZeros(db: Database, unknown: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const digits = [...new Set(unknown)].filter((code) => /^\d+$/.test(code))
  const listed = await findSkus(
    db,
    digits.flatMap((code) => LOST_ZEROS.map((zeros) => zeros + code)),
  )
  return new Map(
    digits.flatMap((code) => {
      const [match] = LOST_ZEROS.flatMap((zeros) => listed.get(skuKey(zeros + code)) ?? [])
      return match ? [[code, match.sku] as const] : []
    }),
  )
}
