import type { LineItem } from '../model.ts'
import { freeSku, isFreeSku, isSameFree, type FreeLineContent } from './free-line.ts'

/**
 * Returns a function that gives a free line its key: that of the caller where it is of this content or of none, a new
 * one else. So two contents never have one key, whatever a caller sends.
 */
export function freeLineKeys(
  saved: Iterable<LineItem>,
  newId: () => string,
): (sku: string, content: FreeLineContent) => string {
  const contents = new Map<string, Pick<LineItem, 'name' | 'free'>>()
  for (const item of saved) if (item.free) contents.set(item.sku, item)
  return (sku, content) => {
    const known = contents.get(sku)
    if (known && known.name === content.name && isSameFree(known.free, content.free)) return sku
    const key = isFreeSku(sku) && !known ? sku : freeSku(newId())
    contents.set(key, content)
    return key
  }
}
