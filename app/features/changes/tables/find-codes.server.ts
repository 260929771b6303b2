import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'

/** Codes of the catalogue by their capitals, with their products. */
export async function findSkus(db: Database, codes: readonly string[]) {
  const { rows } = await sql<{ sku: string; product_id: string }>`
    select owned.sku, owned.product_id from catalogue_sku owned
    join product on product.product_id = owned.product_id and product.withdrawn_at is null
    where translate(lower(owned.sku), ' +/#()-', '_______') = any(
      select translate(lower(code), ' +/#()-', '_______') from unnest(${codes}::text[]) code)`.execute(db)
  return new Map(rows.map(({ sku, product_id }) => [sku.toUpperCase(), { sku, productId: product_id }]))
}

/** Products by the capitals of their ids. */
export async function findProducts(db: Database, ids: readonly string[]) {
  const { rows } = await sql<{ product_id: string }>`
    select product_id from product where product_id = any(${ids}::text[]) and withdrawn_at is null`.execute(db)
  return new Map(rows.map(({ product_id: id }) => [id.toUpperCase(), { sku: id, productId: id }]))
}

/** Says that there is no such code, and where a spreadsheet has taken zeros from its beginning. */
export async function unknownCode(db: Database, code: string): Promise<string> {
  const padded = /^\d+$/.test(code) ? ['0', '00', '000'].map((zeros) => zeros + code) : []
  const [other] = padded.length > 0 ? (await findSkus(db, padded)).values() : []
  const lost = other ? `; ${other.sku} is: the spreadsheet has probably lost the zeros` : ''
  return `${code.slice(0, 60)} is not in the catalogue${lost}`
}
