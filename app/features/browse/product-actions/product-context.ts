import type { RequestMarket } from '#app/features/markets/request-market.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { RequestListings } from '../listing/request-listings.ts'

export type ProductContext = Pick<
  RequestContext & RequestMarket & RequestCatalogue & RequestListings,
  'catalogue' | 'listings' | 'locale' | 'search' | 'visibility'
>
