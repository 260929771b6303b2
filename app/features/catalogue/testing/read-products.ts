import { Readable } from 'node:stream'
import { readFeed } from '../feed/read-feed.server.ts'
import type { FeedLine } from '../feed/feed-line.ts'
import type { Product } from '@specify/catalogue/product/model.ts'

/** Imports records and returns the products, in feed order, with all remarks. */
export async function readProducts(
  records: readonly object[],
): Promise<{ readonly products: readonly Product[]; readonly lines: readonly FeedLine[] }> {
  const lines: FeedLine[] = []
  const products = new Map<number, Product>()
  for await (const line of readFeed(Readable.from(records.map((each) => `${JSON.stringify(each)}\n`)))) {
    lines.push(line)
    if (line.kind === 'accepted' || line.kind === 'respelt') products.set(line.line, line.product)
  }
  return { products: [...products.values()], lines }
}
