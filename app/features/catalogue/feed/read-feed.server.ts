import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Product } from '../model.ts'
import { cleanProduct, type Problem } from './clean-product.ts'
import { FacetSpellings, respeller } from './facet-spelling.ts'
import { FeedReferences } from './references.ts'
import { readLines } from './read-lines.server.ts'

/** Outcome of one line; `line` counts from 1. `noted` comes last, for remarks on the feed as a whole. */
export type FeedLine =
  | {
      readonly kind: 'accepted'
      readonly line: number
      readonly product: Product
      readonly remarks: readonly Problem[]
    }
  | { readonly kind: 'refused'; readonly line: number; readonly problems: readonly Problem[] }
  | { readonly kind: 'noted'; readonly line: number | null; readonly remarks: readonly Problem[] }

/**
 * Reads a JSON Lines feed from a file or a stream, one product a line; blank lines are skipped. It is read twice: the
 * common spelling of a value is known only at the end. A stream is held in memory in between.
 */
export async function* readFeed(source: string | Readable): AsyncGenerator<FeedLine> {
  const held = typeof source === 'string' ? null : await source.toArray()
  const open = () => (typeof source === 'string' ? openFile(source) : Readable.from(held ?? []))
  const spellings = new FacetSpellings()
  for await (const line of cleanLines(open())) if (line.kind === 'accepted') spellings.add(line.product)
  const respellings = spellings.respellings()
  const respell = respeller(respellings)
  for await (const line of cleanLines(open())) {
    yield line.kind === 'accepted' ? { ...line, product: respell(line.product) } : line
  }
  for (const { field, reason } of respellings) yield { kind: 'noted', line: null, remarks: [{ field, reason }] }
}

function openFile(path: string): Readable {
  return createReadStream(path, { highWaterMark: 1 << 20 })
}

async function* cleanLines(source: Readable): AsyncGenerator<FeedLine> {
  const skuLines = new Map<string, number>()
  const productLines = new Map<string, number>()
  const references = new FeedReferences()
  const takenSku = (sku: string) => (skuLines.has(sku) ? `"${sku}" is already used on line ${skuLines.get(sku)}` : null)

  for await (const { line, text } of readLines(source)) {
    if (text !== null && text.trim() === '') continue
    const read = text === null ? refuse('record', 'is longer than 4 MB') : cleanLineOfFeed(text, takenSku)
    if (read.kind === 'refused') {
      yield { ...read, line }
      continue
    }
    const { product } = read
    const earlier = productLines.get(product.productId)
    if (earlier !== undefined) {
      yield { ...refuse('productId', `"${product.productId}" already stands on line ${earlier}`), line }
      continue
    }
    productLines.set(product.productId, line)
    for (const { sku } of product.variants) skuLines.set(sku, line)
    references.add(line, product)
    yield { ...read, line }
  }
  for (const { line, ...remark } of references.dangling()) yield { kind: 'noted', line, remarks: [remark] }
}

function cleanLineOfFeed(text: string, takenSku: (sku: string) => string | null) {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return refuse('record', `is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  return cleanProduct(value, takenSku)
}

function refuse(field: string, reason: string) {
  return { kind: 'refused' as const, problems: [{ field, reason }] }
}

/** Detects whether a product changed between two feeds: equal products have equal hashes. */
export function contentHash(record: string): string {
  return hash('sha256', record, 'base64url').slice(0, 24)
}
