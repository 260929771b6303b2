import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { TextNumbers } from '@specify/core/text/text-numbers.ts'
import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import { cleanProduct } from './clean/clean-product.ts'
import { FacetSpellings } from './spelling/facet-spelling.ts'
import { respeller } from './spelling/respeller.ts'
import { FeedReferences } from './references.ts'
import { readLines } from './read-lines.server.ts'
import type { FeedLine, ReadLine, RestOfCatalogue } from './feed-line.ts'

/**
 * Reads a JSON Lines feed from a file or a stream, one product a line; blank lines are skipped. The common spelling of a
 * value is known only at the end: lines that write it otherwise are read once more. A stream is held in memory for that.
 *
 * @param rest for an update; without it the feed is the whole catalogue
 */
export async function* readFeed(source: string | Readable, rest?: RestOfCatalogue): AsyncGenerator<FeedLine> {
  const buffered = typeof source === 'string' ? null : await source.toArray()
  const open = () => (typeof source === 'string' ? openFile(source) : Readable.from(buffered ?? []))
  const seen: Seen = { skus: new TextNumbers(), products: new TextNumbers(), rest: rest ?? null }
  const spellings = new FacetSpellings(rest?.spellings)
  const references = new FeedReferences()
  for await (const outcome of rest?.read ? readBefore(rest.read, seen) : cleanLines(open(), seen)) {
    if (outcome.kind === 'accepted') {
      spellings.add(outcome.line, outcome.product)
      references.add(outcome.line, outcome.product)
    }
    yield outcome
  }
  const respellings = spellings.respellings()
  if (respellings.length > 0) {
    const lines = spellings.linesOf(respellings)
    const respell = respeller(respellings)
    for await (const { line, product } of acceptedAgain(open(), seen, lines))
      yield { kind: 'respelt', line, product: respell(product) }
  }
  // What an update refers to is mostly in the rest of the catalogue.
  if (!rest) for (const { line, ...remark } of references.dangling()) yield { kind: 'noted', line, remarks: [remark] }
  for (const { field, reason } of respellings) yield { kind: 'noted', line: null, remarks: [{ field, reason }] }
  yield { kind: 'spelt', line: null, spellings: spellings.spellings() }
}

function openFile(path: string): Readable {
  return createReadStream(path, { highWaterMark: 1 << 20 })
}

/** The lines that were the first with a SKU, by its key, and with a product. */
interface Seen {
  readonly skus: TextNumbers
  readonly products: TextNumbers
  readonly rest: RestOfCatalogue | null
}

function* readBefore(lines: readonly ReadLine[], seen: Seen): Generator<ReadLine> {
  for (const line of lines) {
    if (line.kind !== 'refused') remember(line, seen)
    yield line
  }
}

function remember(read: Exclude<ReadLine, { kind: 'refused' }>, seen: Seen): void {
  seen.products.set(read.kind === 'withdrawn' ? read.productId : read.product.productId, read.line)
  if (read.kind === 'accepted') for (const { sku } of read.product.variants) seen.skus.set(skuKey(sku), read.line)
}

async function* cleanLines(source: Readable, seen: Seen): AsyncGenerator<ReadLine> {
  for await (const { line, text } of readLines(source)) {
    if (text !== null && text.trim() === '') continue
    const read = text === null ? refuse('record', 'is longer than 4 MB') : cleanLineOfFeed(text, line, seen)
    if (read.kind === 'refused') {
      yield { ...read, line }
      continue
    }
    const productId = read.kind === 'withdrawn' ? read.productId : read.product.productId
    const earlier = seen.products.get(productId)
    if (earlier !== undefined) {
      yield { ...refuse('productId', `"${productId}" already stands on line ${earlier}`), line }
      continue
    }
    const accepted = { ...read, line }
    remember(accepted, seen)
    yield accepted
  }
}

/** @param lineNumbers - Which of the accepted lines; null for all */
async function* acceptedAgain(source: Readable, seen: Seen, lineNumbers: ReadonlySet<number> | null) {
  for await (const { line, text } of readLines(source)) {
    if (text === null || text.trim() === '' || lineNumbers?.has(line) === false) continue
    const read = cleanLineOfFeed(text, line, seen)
    if (read.kind === 'accepted' && seen.products.get(read.product.productId) === line)
      yield { line, product: read.product }
  }
}

function cleanLineOfFeed(text: string, line: number, seen: Seen) {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return refuse('record', `is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  const withdrawn = readWithdrawal(value)
  if (withdrawn !== null)
    return seen.rest
      ? { kind: 'withdrawn' as const, productId: withdrawn }
      : refuse('withdrawn', 'stands in an update: a file of the whole catalogue leaves the product out')
  return cleanProduct(value, (sku) => {
    const first = seen.skus.get(skuKey(sku)) ?? line
    if (first < line) return `"${sku}" is already used on line ${first}`
    const other = seen.rest?.takenSkus.get(skuKey(sku))
    return other === undefined ? null : `"${sku}" is already used by the product "${other.slice(0, 70)}"`
  })
}

/** The product that `{ "productId": …, "withdrawn": true }` takes from the catalogue. */
function readWithdrawal(value: unknown): string | null {
  const { productId, withdrawn }: { productId?: unknown; withdrawn?: unknown } = Object(value)
  const isId = typeof productId === 'number' || (typeof productId === 'string' && productId.trim() !== '')
  return withdrawn === true && isId ? String(productId).trim() : null
}

function refuse(field: string, reason: string) {
  return { kind: 'refused' as const, problems: [{ field, reason }] }
}
