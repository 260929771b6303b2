import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import type { DeliveredDocument } from './document.ts'

/** Words that may be a SKU: with a digit, of a usual length. */
const CODE = /[\p{L}\p{N}][\p{L}\p{N}._/-]{2,59}/gu

/** Names of documents by the codes in their texts, and in addresses of products (`…-96340c6af`), by `skuKey`. */
export function codesIn(documents: readonly DeliveredDocument[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const { name, text } of documents)
    for (const [word] of text.matchAll(CODE)) {
      if (!/\d/.test(word)) continue
      const parts = word.split('/')
      for (const part of [word, ...parts, ...parts.map((each) => each.slice(each.lastIndexOf('-') + 1))]) {
        const code = part.replace(/[._/-]+$/, '')
        if (code !== '') names.getOrInsertComputed(skuKey(code), () => new Set()).add(name)
      }
    }
  return names
}
