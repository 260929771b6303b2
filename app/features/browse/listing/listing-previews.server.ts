import type { RequestMarket } from '#app/features/markets/request-market.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { leadsCard, type LeadFinishes } from './lead-finish.ts'
import type { ListingDefinition } from './listing-definition.ts'
import { definitionFilter } from './listing-query.ts'
import type { RequestListings } from './request-listings.ts'

export interface ListingPreview {
  readonly count: number
  /** Its room, the picture that the operator gave it, or its first product. */
  readonly image: string | null
  readonly isScene: boolean
}

export type PreviewContext = Pick<
  RequestContext & RequestMarket & RequestCatalogue & RequestListings,
  'listings' | 'locale' | 'search' | 'visibility'
>

const PREVIEWED = 6

/** Reads each listing's product count and picture, in the order of the definitions. */
export async function readPreviews(
  definitions: readonly ListingDefinition[],
  { listings, locale, search, visibility }: PreviewContext,
): Promise<ListingPreview[]> {
  const queries = definitions.map((definition) => ({ filter: definitionFilter(definition), limit: PREVIEWED }))
  const results = await search.search({ locale, visibility, inBimLibrary: false }, queries)
  return definitions.map(({ scene, image }, at) => {
    const { nbHits = 0, hits = [] } = results[at] ?? {}
    const products = hits.map(({ record }) => record as unknown as ProductHit)
    return {
      count: nbHits,
      image: scene ?? image ?? firstImage(products, listings.leads),
      isScene: scene !== undefined,
    }
  })
}

function firstImage(hits: readonly ProductHit[], leads: LeadFinishes): string | null {
  const images = hits.map(({ variants, masterVariantID, range }) => {
    const lead = variants.find((variant) => leadsCard(variant, { range, leads }))
    return (lead ?? variants.find(({ id }) => id === masterVariantID))?.images[0]
  })
  return images.find((image) => image !== undefined) ?? null
}
