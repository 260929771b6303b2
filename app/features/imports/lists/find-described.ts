import { toProductCard } from '#app/features/browse/listing/listing-cards.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Visibility } from '@specify/core/actor.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'
import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import { MAX_CANDIDATES } from '@specify/list-reader/match/match.ts'
import type { Candidate } from '@specify/list-reader/match/candidate.ts'
import type { DescribedWords } from '@specify/list-reader/match/contradiction.ts'

type Searcher = Pick<RequestCatalogue, 'search'> & { readonly locale: Locale; readonly visibility: Visibility }

const MAX_LENGTH = 120
/** Part of many names: alone they name no product. */
const BROAD_KIND = /^(?:sets?|kits?|parts?|towels?|handles?|holders?|units?|accessor(?:y|ies))$/i

/**
 * Products that a description means, as the search of the site understands it, each in the variant that fits best. None
 * where it names neither a kind of product nor a range: `concrete` is a colour of basins and `steel beam` is no sink.
 */
export async function findDescribed(text: string, { search, locale, visibility }: Searcher): Promise<Candidate[]> {
  const query = text.slice(0, MAX_LENGTH).trim()
  if (query.length < 3) return []
  const scope = { locale, visibility, inBimLibrary: false }
  const understood = search.understand(scope, { text: query })
  const reason = reasonOf(understood)
  if (reason === '') return []
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
    return variant ? [{ sku: variant.sku, why: reason, options: [] }] : []
  })
}

/** Finds the kinds of product that a text names, as filter conditions, and the finishes, each with its colours. */
export function wordsIn(text: string, { search, locale, visibility }: Searcher): DescribedWords {
  const scope = { locale, visibility, inBimLibrary: false }
  const { parts } = search.understand(scope, { text: text.slice(0, MAX_LENGTH).trim() })
  const valuesOf = (alternatives: (typeof parts)[number]['alternatives'], isWanted: (attribute: string) => boolean) =>
    alternatives.flatMap(({ conditions }) =>
      conditions.flatMap((each) =>
        'values' in each && isWanted(each.attribute)
          ? each.values.map((value) => ({ attribute: each.attribute, value: String(value) }))
          : [],
      ),
    )
  const kinds = parts.flatMap(({ role, alternatives }) =>
    role === 'kind' ? valuesOf(alternatives, () => true).map(({ attribute, value }) => `${attribute}: ${value}`) : [],
  )
  const finishes = parts.flatMap(({ typed, role, alternatives }) => {
    const colours = valuesOf(alternatives, (attribute) => attribute === 'colour').map(({ value }) => value)
    return colours.length > 0 && (role === 'attribute' || role === 'wish') ? [{ typed, colours }] : []
  })
  return { kinds: new Set(kinds), finishes }
}

/** Explains which words of a description identify a product: `described as basin mixer, chrome`; empty for none. */
function reasonOf({ parts, text, corrections, ignored }: Understanding): string {
  const isNamed = parts.some(
    ({ role, typed, alternatives }) =>
      (role === 'kind' && !BROAD_KIND.test(typed)) ||
      alternatives.some(({ conditions }) => conditions.some(({ attribute }) => attribute === 'range')),
  )
  // The words of a name, all of them and as they are written: `clark belfast`.
  const isName = text.includes(' ') && corrections.length === 0 && ignored.length === 0
  if (!isNamed && !isName) return ''
  const said = parts.flatMap(({ role, typed }) => (role === 'kind' || role === 'attribute' ? [typed] : []))
  return `described as ${[...said, ...(isName ? [text] : [])].join(', ')}`
}
