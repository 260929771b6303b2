import { demoRecords } from '@specify/demo/feed'
import { readProducts } from '#app/features/catalogue/testing/read-products.ts'
import { toSearchRecord } from '#app/features/search/catalogue/search-record.ts'
import type { ProductRecord } from './judged-query.ts'

/** The demo's Australian products as the public search index holds them. */
export async function demoSearchRecords(): Promise<readonly ProductRecord[]> {
  const { products } = await readProducts(await demoRecords())
  return products.flatMap((product) => {
    const record = toSearchRecord(product, 'au', 'public')
    return record ? [{ ...record }] : []
  })
}
