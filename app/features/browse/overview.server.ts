import type { RequestMarket } from '#app/features/markets/request-market.ts'
import type { ProductScope } from '#app/features/search/backend.ts'
import type { RequestCatalogue } from '#app/features/search/request-catalogue.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { leadsCard, type LeadFinishes } from './lead-finish.ts'
import type { ListingDefinition, ListingKind, Wordmark } from './listing-definition.ts'
import { definitionFilter } from './listing-query.ts'
import { MAX_VALUES_PER_FACET } from '#app/features/search/facets.ts'
import type { ProductHit } from '#app/features/search/search-record.ts'
import type { RequestListings } from './request-listings.ts'

export interface OverviewTile {
  readonly path: string
  readonly title: string
  readonly intro: string
  readonly count: number
  readonly image: string | null
  readonly isScene: boolean
  /** Title of its brand, for collections of one. */
  readonly brand: string | null
  readonly wordmark: Wordmark | null
  readonly children: readonly { readonly path: string; readonly title: string }[]
}

type OverviewContext = Pick<
  RequestContext & RequestMarket & RequestCatalogue & RequestListings,
  'listings' | 'locale' | 'search' | 'visibility'
>

/** More are no overview, and each is looked up. */
const MOST_TILES = 120

const isGroup = ({ path }: ListingDefinition) => path.split('/').length === 2

/**
 * The non-empty listings of a kind in a market, 120 at most; of categories, the groups with their subcategories; of collections, those
 * of a brand where its path is given.
 */
export async function readOverview(
  kind: ListingKind,
  request: OverviewContext,
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
    const { count, image } = previews[index] ?? NO_PREVIEW
    if (count === 0) return []
    const children = ofKind.filter((each) => each.path.startsWith(`${definition.path}/`) && !isEmpty?.(each))
    return [
      {
        path: definition.path,
        title: definition.title,
        intro: definition.intro,
        count,
        image: definition.scene ?? definition.image ?? image,
        isScene: definition.scene !== undefined,
        brand: (definition.brand && listings.byPath.get(definition.brand)?.title) ?? null,
        wordmark: definition.wordmark ?? null,
        children: children.map(({ path, title }) => ({ path, title })),
      },
    ]
  })
}

/** Tells which listings of a category have nothing: the table may name more than a catalogue has. */
async function emptyCategories(request: OverviewContext): Promise<(listing: ListingDefinition) => boolean> {
  const [counted] = await request.search.search(scopeOf(request), [
    { facets: ['categoryKeys'], maxValuesPerFacet: MAX_VALUES_PER_FACET, limit: 0 },
  ])
  const filled = new Set(counted?.facets.get('categoryKeys')?.values.map(({ value }) => String(value)))
  return ({ filter: { categoryKeys: keys, ...others } }) =>
    keys !== undefined && Object.keys(others).length === 0 && ![keys].flat().some((key) => filled.has(String(key)))
}

interface Preview {
  readonly count: number
  readonly image: string | null
}

const NO_PREVIEW: Preview = { count: 0, image: null }
const PREVIEWED = 6

async function readPreviews(definitions: readonly ListingDefinition[], request: OverviewContext): Promise<Preview[]> {
  const queries = definitions.map((definition) => ({ filter: definitionFilter(definition), limit: PREVIEWED }))
  const results = await request.search.search(scopeOf(request), queries)
  return results.map(({ nbHits, hits }) => ({
    count: nbHits,
    image: firstImage(
      hits.map(({ record }) => record as unknown as ProductHit),
      request.listings.leads,
    ),
  }))
}

function firstImage(hits: readonly ProductHit[], leads: LeadFinishes): string | null {
  const images = hits.map(({ variants, masterVariantID, range }) => {
    const lead = variants.find((variant) => leadsCard(variant, { range, leads }))
    return (lead ?? variants.find(({ id }) => id === masterVariantID))?.images[0]
  })
  return images.find((image) => image !== undefined) ?? null
}

function scopeOf({ locale, visibility }: OverviewContext): ProductScope {
  return { locale, visibility, inBimLibrary: false }
}
