import type { ProductScope } from '#app/features/search/backends/backend.ts'
import type { ListingDefinition, ListingKind, Wordmark } from '../listing/listing-definition.ts'
import { readPreviews, type ListingPreview, type PreviewContext } from '../listing/listing-previews.server.ts'
import { MAX_VALUES_PER_FACET } from '#app/features/search/hits/facets.ts'

export interface OverviewTile extends ListingPreview {
  readonly path: string
  readonly title: string
  readonly intro: string
  /** Title of its brand, for collections of one. */
  readonly brand: string | null
  readonly wordmark: Wordmark | null
  readonly children: readonly { readonly path: string; readonly title: string }[]
}

/** More are no overview, and each is looked up. */
const MOST_TILES = 120

const isGroup = ({ path }: ListingDefinition) => path.split('/').length === 2

/**
 * The non-empty listings of a kind in a market, 120 at most; of categories, the groups with their subcategories; of collections, those
 * of a brand where its path is given.
 */
export async function readOverview(
  kind: ListingKind,
  request: PreviewContext,
  brand?: string,
): Promise<OverviewTile[]> {
  const { listings, locale } = request
  const ofKind = listings.all.filter(
    (each) =>
      each.kind === kind &&
      (each.markets ?? [locale]).includes(locale) &&
      (brand === undefined || each.brand === brand),
  )
  const tops = (kind === 'category' ? ofKind.filter(isGroup) : ofKind).slice(0, MOST_TILES)
  const previews = await readPreviews(tops, request)
  const isEmpty = kind === 'category' ? await emptyCategories(request) : null
  return tops.flatMap((definition, index) => {
    const preview = previews[index]
    if (!preview || preview.count === 0) return []
    const children = ofKind.filter((each) => each.path.startsWith(`${definition.path}/`) && !isEmpty?.(each))
    return [
      {
        path: definition.path,
        title: definition.title,
        intro: definition.intro,
        ...preview,
        brand: (definition.brand && listings.byPath.get(definition.brand)?.title) ?? null,
        wordmark: definition.wordmark ?? null,
        children: children.map(({ path, title }) => ({ path, title })),
      },
    ]
  })
}

/** Tells which listings of a category have nothing: the table may name more than a catalogue has. */
async function emptyCategories(request: PreviewContext): Promise<(listing: ListingDefinition) => boolean> {
  const [counted] = await request.search.search(scopeOf(request), [
    { facets: ['categoryKeys'], maxValuesPerFacet: MAX_VALUES_PER_FACET, limit: 0 },
  ])
  const filled = new Set(counted?.facets.get('categoryKeys')?.values.map(({ value }) => String(value)))
  return ({ filter: { categoryKeys: keys, ...others } }) =>
    keys !== undefined && Object.keys(others).length === 0 && ![keys].flat().some((key) => filled.has(String(key)))
}

function scopeOf({ locale, visibility }: PreviewContext): ProductScope {
  return { locale, visibility, inBimLibrary: false }
}
