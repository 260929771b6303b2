import { Readable } from 'node:stream'
import { readFeed } from '../feed/read-feed.server.ts'

/** A product with all that a feed must say of it, but variants. */
export const PLAIN = {
  productId: 'p',
  name: 'Basin',
  categories: [{ categoryId: 'basins', name: 'Basins', _url: '/products/basins/' }],
}

/** Reads a feed of one product with one variant, and lists what is refused, left out or noted of it. */
export async function remarks(over: object, attributes: object = {}): Promise<string[]> {
  const record = { ...PLAIN, variants: [{ sku: 'A-1', attributes }], ...over }
  const said: string[] = []
  for await (const line of readFeed(Readable.from([`${JSON.stringify(record)}\n`]))) {
    if (line.kind === 'respelt' || line.kind === 'withdrawn' || line.kind === 'spelt') continue
    const problems = line.kind === 'refused' ? line.problems : line.remarks
    said.push(...problems.map(({ field, reason }) => `${line.kind} ${line.line}: ${field}: ${reason}`))
  }
  return said
}
