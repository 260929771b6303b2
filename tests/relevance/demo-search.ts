import { fittingVariant } from '#app/features/search/hits/fitting-variant.ts'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'
import { readFile } from 'node:fs/promises'
import { embeddedBackend, embeddedCache } from '#app/features/search/backends/embedded-backend.ts'
import { toSearch } from '#app/features/search/understanding/to-search.ts'
import { VocabularyFile } from '#app/features/search/vocabulary.ts'
import { makeCatalogue } from '#tests/support/demo-catalogue.ts'
import type { Search } from './measure.ts'

const SCOPE = { locale: 'au', visibility: 'public', inBimLibrary: false } as const
const SHOWN = 5

/** Search of the demo's Australian products as the site answers it. */
export async function openDemoSearch(): Promise<Search> {
  const vocabulary = VocabularyFile.parse(JSON.parse(await readFile('content/vocabulary.json', 'utf8')))
  const { catalogue } = await makeCatalogue()
  const backend = embeddedBackend(catalogue, vocabulary, embeddedCache())
  return async (query) => {
    const understood = backend.understand(SCOPE, { text: query })
    const { order, parts } = understood
    const wanted = parts.map(({ alternatives }) => alternatives.flatMap(({ conditions }) => conditions))
    const [found] = await backend.search(SCOPE, [
      { ...toSearch(understood), ...(order && { sort: 'price_asc' }), limit: SHOWN },
    ])
    const hits = (found?.hits ?? []).map(({ record, matchedVariant }) => ({
      record,
      variant: matchedVariant ?? fittingVariant(record as unknown as ProductHit, wanted, SCOPE.locale),
    }))
    return { total: found?.nbHits ?? 0, complete: found?.nbComplete ?? 0, hits }
  }
}
