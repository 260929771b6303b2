import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import type { ListingDefinition, ListingTable } from './listing-definition.ts'

const SECTIONS: Record<string, string> = {
  products: 'Products',
  brands: 'Brands',
  sectors: 'Sectors',
  solutions: 'Solutions',
  collection: 'Collections',
  livewell: 'Livewell',
  'tools-resources': 'Tools & Resources',
}

/** Sections that have an overview page to lead to. */
const OVERVIEWS = new Set(['products', 'brands', 'sectors', 'solutions'])

/** The way to a listing: home, its section, the listings above it, itself. */
export function listingCrumbs(
  locale: string,
  path: string,
  definition: ListingDefinition | null,
  table: ListingTable,
): Crumb[] {
  const home = { label: 'Home', href: `/${locale}/` }
  if (path === 'search') return [home, { label: 'Search', href: null }]
  const segments = (definition?.path ?? path).split('/')
  const crumbs = segments.map((segment, index) => {
    const above = segments.slice(0, index + 1).join('/')
    const listing = table.byPath.get(above)
    if (listing) return { label: listing.title, href: `/${locale}/${above}/` }
    if (above === 'tools-resources/bim-library') return { label: 'BIM Library', href: `/${locale}/${above}/` }
    const label = SECTIONS[segment] ?? segment
    return { label, href: OVERVIEWS.has(above) ? `/${locale}/${above}/` : null }
  })
  return [home, ...crumbs]
}
