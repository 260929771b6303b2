import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import type { SkuPieces } from '@specify/schedule/sku-pieces.ts'

/**
 * Records that name SKUs. A `quote` waits for an answer, an `offer` is an answer that nobody has decided on. Rows of
 * revisions stay as long as their project, open or not.
 */
export const USE_KINDS = ['project', 'revision', 'quote', 'offer', 'cart', 'template'] as const
export type UseKind = (typeof USE_KINDS)[number]

/** Pieces by `skuKey`. */
export type SkuUses = ReadonlyMap<string, SkuPieces>

export const NO_USES: SkuUses = new Map()

/** Adds up what has no units, as quotes and carts. */
export function sumPieces(lines: readonly { readonly sku: string; readonly count: number }[]): SkuUses {
  const uses = new Map<string, SkuPieces>()
  for (const { sku, count } of lines) {
    const key = skuKey(sku)
    uses.set(key, { pieces: (uses.get(key)?.pieces ?? 0) + count, mirrored: 0 })
  }
  return uses
}
