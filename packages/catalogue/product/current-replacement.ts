import type { Locale } from '@specify/core/market.ts'
import type { Product } from './model.ts'
import type { CodedVariant } from '../variants/variants-by-code.ts'

/** Products looked at for one; feeds may name long chains and circles. */
const MAX_LOOKED_AT = 30

/** A current product that takes the place of a discontinued one. */
export interface CurrentReplacement extends CodedVariant {
  /** 1 where the product names it itself, more through discontinued products between. */
  readonly steps: number
}

export interface CurrentReplacements {
  /** Sold in the market, the nearest first. */
  readonly current: readonly CurrentReplacement[]
  /** Current, but sold in other markets only: shown, not offered. */
  readonly elsewhere: readonly CurrentReplacement[]
}

type Replaceable = Pick<Product, 'productId' | 'replacedBy'>

/**
 * Current products that a product is replaced by, directly or through replacements that are discontinued themselves. A
 * circle ends where it began. `find` reads a code in any market, as the reader may see it; the market's own comes first.
 */
export function currentReplacements(
  product: Replaceable,
  market: Locale,
  find: (code: string) => CodedVariant | null,
): CurrentReplacements {
  const visited = new Set<string>()
  const queue = product.replacedBy.map((code) => ({ code, steps: 1 }))
  const current: CurrentReplacement[] = []
  const elsewhere: CurrentReplacement[] = []
  for (let next = 0; next < queue.length && next < MAX_LOOKED_AT; next++) {
    const { code, steps } = queue[next]!
    const replacement = find(code)
    if (!replacement || replacement.product.productId === product.productId) continue
    const { product: by, variant } = replacement
    const isDiscontinued = by.status === 'discontinued'
    // A product may be replaced by several variants of another.
    const key = isDiscontinued ? `product ${by.productId}` : `variant ${variant.sku}`
    if (visited.has(key)) continue
    visited.add(key)
    if (isDiscontinued) queue.push(...by.replacedBy.map((each) => ({ code: each, steps: steps + 1 })))
    else if (by.markets.includes(market)) current.push({ ...replacement, steps })
    else elsewhere.push({ ...replacement, steps })
  }
  return { current, elsewhere }
}
