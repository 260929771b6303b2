import { categoryKey, categoryPaths } from '@specify/catalogue/facts/category-path.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import { correctRangeName } from '@specify/catalogue/product/range-name.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import { listingCrumbs } from '../listing/listing-crumbs.ts'
import { findListing, type ListingDefinition, type ListingTable } from '../listing/listing-definition.ts'

/** Origin of a visit, from the address of a product page: paths of listings below the locale. */
export interface ProductOrigin {
  readonly collection: string | null
  readonly category: string | null
}

export interface ProductTrail {
  readonly crumbs: readonly Crumb[]
  /** True if the address names the origin; otherwise the visit's history is used. */
  readonly isFromAddress: boolean
}

/**
 * Breadcrumbs of a product: through the collection or category it was opened from, else through its own first category.
 */
export function productTrail(
  product: Pick<Product, 'name' | 'categories'>,
  { collection, category }: ProductOrigin,
  locale: Locale,
  table: ListingTable,
): ProductTrail {
  const last: Crumb = { label: correctRangeName(product.name[locale]), href: null }
  const from = (path: string | null, kinds: readonly ListingDefinition['kind'][]) => {
    const listing = path === null ? null : findListing(table, path.replace(/^\/+|\/+$/g, ''), locale)
    return listing && kinds.includes(listing.kind) ? listing : null
  }
  const collectionListing = from(collection, ['collection', 'livewell'])
  if (collectionListing) {
    return {
      crumbs: [...listingCrumbs(locale, collectionListing.path, collectionListing, table), last],
      isFromAddress: true,
    }
  }
  const categoryListing = from(category, ['category', 'special'])
  const path = categoryListing?.path ?? ownCategory(product)
  const listing = table.byPath.get(path) ?? null
  return { crumbs: [...listingCrumbs(locale, path, listing, table), last], isFromAddress: categoryListing !== null }
}

function ownCategory(product: Pick<Product, 'categories'>): string {
  const place = categoryPaths(product.categories)[0]?.at(-1)
  return ['products', place && categoryKey(place)].filter(Boolean).join('/')
}
