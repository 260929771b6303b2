import { findListing, type ListingDefinition } from '#app/features/browse/listing-definition.ts'
import type { Locale } from '#app/features/markets/model.ts'
import type { PageView } from './page/page-view.server.ts'
import type { SiteContent } from './site-content.server.ts'

/** What editors have put at an address: a page, or a listing with or without a page around it. */
export type Address =
  | { readonly kind: 'page'; readonly view: PageView }
  | { readonly kind: 'listing'; readonly definition: ListingDefinition; readonly around: PageView | null }

/**
 * A page at the very address comes before a listing that only ends like it, and stands around one that is there itself.
 * `path` is below the market, without slashes at its ends. Null for an unknown address.
 */
export function resolveAddress(
  { findPage, listings }: Pick<SiteContent, 'findPage' | 'listings'>,
  locale: Locale,
  path: string,
  { fromBim }: { readonly fromBim: boolean },
): Address | null {
  const view = listings.byPath.has(path) ? null : findPage(locale, path, { fromBim })
  if (view) return { kind: 'page', view }
  const definition = findListing(listings, path, locale)
  if (!definition) return null
  return { kind: 'listing', definition, around: findPage(locale, definition.path, { fromBim, isAroundListing: true }) }
}
