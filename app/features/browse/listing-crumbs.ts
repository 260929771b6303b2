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
 * The way to a listing: home, its section, the listings above it, itself. Collections stand below their brands, for
 * their own pages and for the products opened from them.
 */
export function listingCrumbs(
  locale: string,
  path: string,
  definition: ListingDefinition | null,
  table: ListingTable,
): Crumb[] {
  const home = { label: 'Home', href: `/${locale}/` }
  if (path === 'search') return [home, { label: 'Search', href: null }]
  if (definition?.kind === 'collection' || definition?.kind === 'livewell') return collectionCrumbs(definition, locale)
  const segments = (definition?.path ?? path).split('/')
  const crumbs = segments.map((segment, index) => {
    const above = segments.slice(0, index + 1).join('/')
    const listing = table.byPath.get(above)
    if (listing) return { label: listing.title, href: `/${locale}/${above}/` }
    if (above === 'tools-resources/bim-library') return { label: 'BIM Library', href: `/${locale}/${above}/` }
    return { label: SECTIONS[segment] ?? segment, href: null }
  })
  return [home, ...crumbs]
}

/** The way to a collection: the brands, its brand, itself. */
function collectionCrumbs({ path, title }: ListingDefinition, locale: string): Crumb[] {
  const brand = collectionBrand(path, title)
  return [
    { label: 'Home', href: `/${locale}/` },
    { label: 'Brands', href: null },
    { label: brand.name, href: `/${locale}/brands/${brand.slug}/` },
    { label: title, href: `/${locale}/${path}/` },
  ]
}

const METHVEN = /^(?:aio|krome|maku|waipori|turoa)\b/
const LIVEWELL = /care|support|easy height/i

/** The brand that a collection is shown under: Caroma, Caroma Livewell or Methven, by its name. */
function collectionBrand(path: string, title: string): { readonly name: string; readonly slug: string } {
  if (METHVEN.test(path.slice(path.lastIndexOf('/') + 1))) return { name: 'Methven', slug: 'methven' }
  if (path.startsWith('livewell/') || LIVEWELL.test(title)) return { name: 'Caroma Livewell', slug: 'caroma-livewell' }
  return { name: 'Caroma', slug: 'caroma' }
}
