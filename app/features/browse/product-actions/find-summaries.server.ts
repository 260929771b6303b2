import { toSearch, withFilter } from '#app/features/search/understanding/to-search.ts'
import { inCategories } from '../listing/category-filter.ts'
import { exactCodeFirst } from '../listing/listing-cards.ts'
import type { ProductContext } from './product-context.ts'
import { productHits, toProductSummaries } from './product-summary.server.ts'

interface SummaryQuery {
  /** As typed; interpreted as on the search page. */
  readonly query: string
  /** Any of them; all where empty. */
  readonly categories: readonly string[]
  readonly limit: number
  /** Starts at 1. */
  readonly page: number
}

/** Products by text and category, the most relevant first, each with the variant to show. */
export async function findSummaries(
  { search, locale, visibility }: Pick<ProductContext, 'search' | 'locale' | 'visibility'>,
  { query, categories, limit, page }: SummaryQuery,
) {
  const scope = { locale, visibility, inBimLibrary: false }
  const within = categories.length > 0 ? [inCategories([...categories])] : []
  const understood = search.understand(scope, { text: query, within })
  const [answer = { nbHits: 0, hits: [] }] = await search.search(scope, [
    {
      ...withFilter(toSearch(understood), within),
      ...(understood.order === 'price' ? { sort: 'price_asc' } : {}),
      limit,
      offset: (page - 1) * limit,
    },
  ])
  const items = toProductSummaries(productHits(answer), { locale, visibility, query, understood })
  return { total: answer.nbHits, items: exactCodeFirst(items, query, ({ selectedVariant }) => selectedVariant) }
}
