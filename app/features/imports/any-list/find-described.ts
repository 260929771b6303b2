import { toProductCard } from '#app/features/browse/listing-cards.ts'
import type { Locale } from '#app/features/markets/model.ts'
import type { Visibility } from '#app/core/actor.ts'
import type { RequestCatalogue } from '#app/features/search/request-catalogue.ts'
import type { ProductHit } from '#app/features/search/search-record.ts'
import { MAX_CANDIDATES, type Candidate } from './match.ts'

type Searcher = Pick<RequestCatalogue, 'search'> & { readonly locale: Locale; readonly visibility: Visibility }

const MAX_LENGTH = 120

/** Products that a description means, as the search of the site understands it, each in the variant that fits best. */
export async function findDescribed(text: string, { search, locale, visibility }: Searcher): Promise<Candidate[]> {
  const query = text.slice(0, MAX_LENGTH).trim()
  if (query.length < 3) return []
  const scope = { locale, visibility, inBimLibrary: false }
  const understood = search.understand(scope, { text: query })
  const [answer] = await search.search(scope, [
    {
      ...(understood.text ? { text: understood.text } : {}),
      ...(understood.filter ? { filter: understood.filter } : {}),
      wishes: understood.wishes,
      limit: MAX_CANDIDATES,
    },
  ])
  const state = { query, values: {}, ranges: {} }
  return (answer?.hits ?? []).flatMap(({ record, matchedVariant }) => {
    const card = toProductCard(record as unknown as ProductHit, matchedVariant, {
      locale,
      visibility,
      state,
      understood,
    })
    const variant = card.variants[card.selected]
    return variant ? [{ sku: variant.sku, why: 'fits the description', options: [] }] : []
  })
}
