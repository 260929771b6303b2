import type { Product } from '@specify/catalogue/product/model.ts'
import type { KnownSpelling } from './spelling/facet-spelling.ts'

/**
 * Outcome of one line; `line` counts from 1. `respelt` comes after all lines, for accepted ones whose values others write
 * in a commoner way: its product takes the place of theirs. Then comes `noted`, for remarks on the feed as a whole, and
 * once `spelt`, for how values are written in the end. Lines of an update alone are `withdrawn`.
 */
export type FeedLine =
  | {
      readonly kind: 'accepted'
      readonly line: number
      readonly product: Product
      readonly remarks: readonly Problem[]
    }
  | { readonly kind: 'refused'; readonly line: number; readonly problems: readonly Problem[] }
  | { readonly kind: 'respelt'; readonly line: number; readonly product: Product }
  | { readonly kind: 'withdrawn'; readonly line: number; readonly productId: string }
  | { readonly kind: 'noted'; readonly line: number | null; readonly remarks: readonly Problem[] }
  | { readonly kind: 'spelt'; readonly line: null; readonly spellings: readonly KnownSpelling[] }

export type ReadLine = Extract<FeedLine, { kind: 'accepted' | 'refused' | 'withdrawn' }>

/** The rest of the catalogue, against which a feed of some products is read. */
export interface RestOfCatalogue {
  readonly spellings: readonly KnownSpelling[]
  /** SKUs of products that the feed does not name, with the name of the product. */
  readonly takenSkus: ReadonlyMap<string, string>
  /** Parsed lines, where the rest of the catalogue changes nothing of them. */
  readonly read?: readonly ReadLine[]
}

export interface Problem {
  readonly field: string
  readonly reason: string
}
