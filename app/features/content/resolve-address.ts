import {
  findListing,
  type ListingDefinition,
  type ListingTable,
} from '#app/features/browse/listing/listing-definition.ts'
import type { Locale } from '@specify/core/market.ts'
import type { PageView } from './page/page-view.server.ts'
import type { SiteContent } from './site-content.server.ts'

/** The target of an address: a page, or a listing with or without a page around it. */
export type Address =
  | { readonly kind: 'page'; readonly view: PageView }
  | { readonly kind: 'listing'; readonly definition: ListingDefinition; readonly around: PageView | null }

/**
 * A page at the very address comes before a listing that only ends like it, and stands around one that is there itself.
 * `path` is below the market, without slashes at its ends; `listings` are the editors' and the catalogue's own, of which
 * the latter come after pages. Null for an unknown address.
 */
export function resolveAddress(
  { findPage, listings: edited }: Pick<SiteContent, 'findPage' | 'listings'>,
  locale: Locale,
  path: string,
  { fromBim, listings }: { readonly fromBim: boolean; readonly listings: ListingTable },
): Address | null {
  const view = edited.byPath.has(path) ? null : findPage(locale, path, { fromBim })
  if (view) return { kind: 'page', view }
  const definition = findListing(listings, path, locale)
  if (!definition) return null
  return { kind: 'listing', definition, around: findPage(locale, definition.path, { fromBim, isAroundListing: true }) }
}
