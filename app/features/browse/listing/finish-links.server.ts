import type { FinishLink } from '../components/listing/finish-row.tsx'
import { SEARCH_PATH } from './listing-definition.ts'
import type { PreviewContext } from './listing-previews.server.ts'
import { INITIAL_STATE, listingHref, toggleValue } from './listing-state.ts'

const MOST_FINISHES = 12
const PARAMETER = 'colour'

/** The finishes that most products of the catalogue come in, the most frequent first; each leads to its products. */
export async function readFinishLinks({
  locale,
  search,
  visibility,
}: Omit<PreviewContext, 'listings'>): Promise<FinishLink[]> {
  const scope = { locale, visibility, inBimLibrary: false }
  const [counted] = await search.search(scope, [{ facets: [PARAMETER], maxValuesPerFacet: MOST_FINISHES, limit: 0 }])
  const values = counted?.facets.get(PARAMETER)?.values ?? []
  return values.map(({ value }) => ({
    value: String(value),
    label: String(value),
    href: listingHref(locale, SEARCH_PATH, toggleValue(INITIAL_STATE, PARAMETER, String(value))),
  }))
}
