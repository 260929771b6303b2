import { marketHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { toSearch } from '#app/features/search/understanding/to-search.ts'
import type { ProductScope, SearchBackend } from '#app/features/search/backends/backend.ts'
import type { CategoryLink } from '../components/listing/no-result.tsx'
import { findListing, type ListingDefinition } from './listing-definition.ts'
import { readPreviews } from './listing-previews.server.ts'
import type { ListingReader } from './listing.server.ts'

interface NothingFound {
  /** Categories of what a part of the search, or a correction of it, does find. */
  readonly nearest: readonly CategoryLink[]
  /** The operator's choice of categories, or else the largest. */
  readonly popular: readonly CategoryLink[]
}

interface FruitlessSearch {
  readonly locale: Locale
  readonly query: string
  /** Corrections of it that find something. */
  readonly corrections: readonly string[]
  readonly popular: readonly Pick<CategoryLink, 'label' | 'href'>[]
}

const MOST_CATEGORIES = 6
const MOST_VALUES = 200
const NO_LISTING = { count: null, image: null, isScene: false }

/** Alternatives shown instead of results; each link leads to at least one product and says how many. */
export async function readNothingFound(
  reader: ListingReader,
  { locale, query, corrections, popular }: FruitlessSearch,
): Promise<NothingFound> {
  const { search, visibility, listings } = reader
  const scope: ProductScope = { locale, visibility, inBimLibrary: false }
  const definitionsOf = (keys: readonly string[]) =>
    keys.flatMap((key) => {
      const path = `${routes.products.pattern}/${key}`
      const definition = findListing(listings, path, locale)
      return definition?.path === path ? [definition] : []
    })
  const named = popular.map((link) => ({ link, definition: findListing(listings, pathOf(link.href), locale) }))
  const others = [withoutNumbers(query), ...corrections.slice(0, 1)].filter((text) => text !== '' && text !== query)
  const near = definitionsOf(await findCategories(search, scope, others))
  const largest = named.length > 0 ? [] : definitionsOf(await findCategories(search, scope, ['']))
  const categories = [
    ...near.slice(0, MOST_CATEGORIES),
    ...named.flatMap(({ definition }) => definition ?? []),
    ...largest.slice(0, MOST_CATEGORIES),
  ]
  const previews = await readPreviews(categories, { listings, locale, search, visibility })
  const previewOf = new Map(categories.map(({ path }, at) => [path, previews[at]!]))
  const toLink = ({ path, title }: ListingDefinition): CategoryLink[] => {
    const preview = previewOf.get(path)
    return preview && preview.count > 0
      ? [{ label: title, href: routes.listing.path({ locale, path }), ...preview }]
      : []
  }
  return {
    nearest: near.slice(0, MOST_CATEGORIES).flatMap(toLink),
    popular: [
      ...named.flatMap(({ link, definition }) => {
        const preview = definition ? previewOf.get(definition.path)! : NO_LISTING
        return preview.count === 0 ? [] : [{ label: link.label, href: marketHref(locale, link.href), ...preview }]
      }),
      ...largest.slice(0, MOST_CATEGORIES).flatMap(toLink),
    ],
  }
}

/** Keys of the most special categories of what the first text with results finds, the largest first. */
async function findCategories(
  search: SearchBackend,
  scope: ProductScope,
  texts: readonly string[],
): Promise<readonly string[]> {
  for (const text of texts) {
    const query = toSearch(search.understand(scope, { text }))
    const facets = { facets: ['categoryKeys'], maxValuesPerFacet: MOST_VALUES, limit: 0 }
    const [answer] = await search.search(scope, [{ ...query, ...facets }])
    const keys = (answer?.facets.get('categoryKeys')?.values ?? []).map(({ value }) => String(value))
    const special = keys.filter((key) => !keys.some((other) => other.startsWith(`${key}/`)))
    if (special.length > 0) return text === '' ? keys.filter((key) => !key.includes('/')) : special
  }
  return []
}

/** A code that is not found leaves the words around it. */
function withoutNumbers(query: string): string {
  const words = query.split(/\s+/)
  return words.filter((word) => !/\d/.test(word)).join(' ')
}

function pathOf(href: string): string {
  return href.replace(/^\/+|\/+$/g, '')
}
