import type { CarouselFilter } from '#app/features/browse/carousel-query.ts'

/** A place in a page for what its markup cannot hold: it lives in the browser, or belongs to another feature. */
export type Slot =
  /** Product cards side by side. */
  | {
      readonly slot: 'products'
      readonly title: string
      /** Where all of them are; null for nowhere. */
      readonly href: string | null
      /** Null for the newest products. */
      readonly filter: CarouselFilter | null
    }
  /** Listings of a kind as tiles. */
  | {
      readonly slot: 'listings'
      readonly kind: 'category' | 'brand' | 'sector'
      readonly title: string
      readonly href: string
    }
  /** The enquiry form, with the text that the privacy consent shows. */
  | { readonly slot: 'contact'; readonly asideHtml: string; readonly legalTitle: string; readonly legalHtml: string }
  /** Whether this browser keeps analytics. */
  | { readonly slot: 'consent' }

/** Whether a component leaves its place to somebody else. */
export function isSlot(output: unknown): output is Slot {
  return typeof output === 'object' && output !== null && 'slot' in output
}
