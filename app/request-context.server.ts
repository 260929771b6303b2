import { createContext } from 'react-router'
import type { RequestAccount } from '#app/features/accounts/rules/request-account.ts'
import type { RequestListings } from '#app/features/browse/listing/request-listings.ts'
import type { RequestBlanks } from '#app/features/catalogue/blanks/request-blanks.ts'
import type { RequestContent } from './features/content/request-content.ts'
import type { RequestHealth } from '#app/features/health/request-health.ts'
import type { RequestPackages } from '#app/features/handover/request-packages.ts'
import type { RequestCounts } from '#app/features/insight/counts/request-counts.ts'
import type { RequestLinks } from '#app/features/links/links/request-links.ts'
import type { RequestMarket } from './features/markets/request-market.ts'
import type { RequestRevisions } from '#app/features/revisions/request-revisions.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { RequestSearches } from './features/searches/request-searches.ts'
import type { RequestContext } from './platform/request-context.server.ts'

/** Context of every request, for pages and calls. */
export type SiteRequest = RequestContext &
  RequestAccount &
  RequestBlanks &
  RequestCatalogue &
  RequestListings &
  RequestContent &
  RequestCounts &
  RequestHealth &
  RequestLinks &
  RequestPackages &
  RequestRevisions &
  RequestSearches

/** Context of endpoints. */
export type EndpointContext = SiteRequest & RequestMarket

export const requestContext = createContext<SiteRequest>()
