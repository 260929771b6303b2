import { routes } from '#app/addresses/routes.ts'
import type { Visibility } from '@specify/core/actor.ts'
import { LOCALES } from '@specify/core/market.ts'
import type { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'
import { listingTable, type ListingDefinition, type ListingTable } from '../listing/listing-definition.ts'

/** More are reached by filters and search alone. */
const MOST_CATEGORIES = 500
const MOST_COUNTED = 5_000

type Catalogue = Pick<CatalogueState, 'listCategories' | 'nameOfCategory'>

const cache = new WeakMap<Catalogue, WeakMap<ListingTable, Map<Visibility, ListingTable>>>()

/**
 * The slug table and, after its rows, the categories that the catalogue alone names: each has a page under the name that
 * its feed gives it. The table itself where it names all of them.
 */
export function withCategories(table: ListingTable, catalogue: Catalogue, visibility: Visibility): ListingTable {
  return cache
    .getOrInsertComputed(catalogue, () => new WeakMap())
    .getOrInsertComputed(table, () => new Map())
    .getOrInsertComputed(visibility, () => {
      const rows = categoryRows(table, catalogue, visibility)
      return rows.length > 0 ? listingTable([...table.all, ...rows]) : table
    })
}

function categoryRows(table: ListingTable, catalogue: Catalogue, visibility: Visibility): ListingDefinition[] {
  const markets = new Map<string, (typeof LOCALES)[number][]>()
  for (const locale of LOCALES)
    for (const key of catalogue.listCategories(locale, visibility, MOST_COUNTED))
      if (key !== '' && !table.byPath.has(pathOf(key))) markets.getOrInsertComputed(key, () => []).push(locale)
  return Array.from(markets)
    .slice(0, MOST_CATEGORIES)
    .map(([key, locales]) => ({
      path: pathOf(key),
      kind: 'category',
      title: catalogue.nameOfCategory(key, locales[0] ?? 'au', visibility) ?? key,
      intro: '',
      filter: { categoryKeys: key },
      markets: locales,
    }))
}

function pathOf(key: string): string {
  return `${routes.products.pattern}/${key}`
}
