import type { ProductCard } from '@specify/catalogue/prices/card.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { carouselQuery, MAX_SLIDES, type CarouselFilter } from './carousel-query.ts'
import { INITIAL_STATE } from '../listing/listing-state.ts'
import { toProductCard } from '../listing/listing-cards.ts'
import type { RequestListings } from '../listing/request-listings.ts'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'

type CarouselContext = Pick<
  RequestContext & RequestMarket & RequestCatalogue & RequestListings,
  'listings' | 'locale' | 'search' | 'visibility'
>

interface CarouselRequest extends CarouselContext {
  /** Page of the carousel, below the locale. */
  readonly path: string
  /** Null for the newest products. */
  readonly filter: CarouselFilter | null
}

/** The products of a carousel as cards, in the colour of its filter, as far as the reader may see them. */
export async function readCarousel({
  search,
  locale,
  visibility,
  path,
  filter,
  listings: { leads },
}: CarouselRequest): Promise<ProductCard[]> {
  const colours = filter?.attributes?.['colour']?.map(String) ?? []
  const context = {
    locale,
    visibility,
    understood: null,
    leads,
    state: { ...INITIAL_STATE, values: { colour: colours } },
  }
  const [answer] = await search.search({ locale, visibility, inBimLibrary: false }, [carouselQuery(path, filter)])
  return (answer?.hits ?? [])
    .slice(0, MAX_SLIDES)
    .map(({ record }) => toProductCard(record as unknown as ProductHit, null, context))
}
