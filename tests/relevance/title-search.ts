import { readFile } from 'node:fs/promises'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'
import { embeddedBackend, embeddedCache } from '#app/features/search/backends/embedded-backend.ts'
import { toSearch } from '#app/features/search/understanding/to-search.ts'
import { VocabularyFile } from '#app/features/search/vocabulary.ts'
import { makeCatalogue } from '#tests/support/demo-catalogue.ts'
import type { Titled } from './bm25.ts'

const SCOPE = { locale: 'au', visibility: 'public', inBimLibrary: false } as const
const SHOWN = 10
/** A feed must name a category; all of the shop is one. */
const CATEGORIES = [
  {
    categoryId: 'bathroom',
    name: 'Bathroom',
    _url: '/products/bathroom/',
    subCategories: [],
  },
]

/**
 * Search of a catalogue that has nothing but codes and titles, as the site answers it with the words of the demo's
 * operator: ids of the first ten.
 */
export async function openTitleSearch(titles: readonly Titled[]): Promise<(query: string) => Promise<string[]>> {
  const vocabulary = VocabularyFile.parse(JSON.parse(await readFile('content/vocabulary.json', 'utf8')))
  const { catalogue } = await makeCatalogue(
    titles.map(({ id, title }) => ({ productId: id, name: title, categories: CATEGORIES, variants: [{ sku: id }] })),
  )
  const backend = embeddedBackend(catalogue, vocabulary, embeddedCache())
  return async (query) => {
    const understood = backend.understand(SCOPE, { text: query })
    const sort = understood.order === 'price' ? { sort: 'price_asc' } : {}
    const [found] = await backend.search(SCOPE, [{ ...toSearch(understood), ...sort, limit: SHOWN }])
    return (found?.hits ?? []).map(({ record }) => (record as unknown as ProductHit).objectID)
  }
}
