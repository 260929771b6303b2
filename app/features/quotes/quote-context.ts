import type { RequestAccount } from '#app/features/accounts/rules/request-account.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'

export type QuoteContext = RequestContext & RequestMarket & RequestAccount & RequestCatalogue
