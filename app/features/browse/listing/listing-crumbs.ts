import { routes } from '#app/addresses/routes.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import type { ListingDefinition, ListingTable } from './listing-definition.ts'

/** Plain text in every trail, as in those of content pages. */
const SECTIONS: Record<string, string> = {
  products: 'Products',
  brands: 'Brands',
  sectors: 'Sectors',
  solutions: 'Solutions',
  'tools-resources': 'Tools & Resources',
}

/**
 * Breadcrumbs of a listing: home, its section, the listings above it, itself. Collections are below their brands, for
 * their own pages and for the products opened from them.
 */
export function listingCrumbs(
  locale: string,
  path: string,
  definition: ListingDefinition | null,
  table: ListingTable,
): Crumb[] {
  const home = { label: 'Home', href: routes.home.path({ locale }) }
  if (path === 'search') return [home, { label: 'Search', href: null }]
  if (definition?.kind === 'collection' || definition?.kind === 'livewell') {
    return collectionCrumbs(definition, locale, table)
  }
  const segments = (definition?.path ?? path).split('/')
  const crumbs = segments.map((segment, index) => {
    const above = segments.slice(0, index + 1).join('/')
    const listing = table.byPath.get(above)
    if (listing) return { label: listing.title, href: routes.listing.path({ locale, path: above }) }
    if (above === routes.bimLibrary.pattern) return { label: 'BIM Library', href: routes.bimLibrary.path({ locale }) }
    return { label: SECTIONS[segment] ?? segment, href: null }
  })
  return [home, ...crumbs]
}

/** Breadcrumbs of a collection: the brands, its brand where the table names one, itself. */
function collectionCrumbs({ path, title, brand }: ListingDefinition, locale: string, table: ListingTable): Crumb[] {
  const brandListing = brand === undefined ? undefined : table.byPath.get(brand)
  return [
    { label: 'Home', href: routes.home.path({ locale }) },
    { label: 'Brands', href: null },
    ...(brandListing
      ? [{ label: brandListing.title, href: routes.listing.path({ locale, path: brandListing.path }) }]
      : []),
    { label: title, href: routes.listing.path({ locale, path }) },
  ]
}
