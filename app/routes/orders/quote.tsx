import { data, redirect } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'
import { findMarket } from '@specify/core/market.ts'
import { QuoteScreen } from '#app/features/quotes/components/quote-screen.tsx'
import { readQuotePage } from '#app/features/quotes/calls/read-quote-pages.server.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import type { Route } from './+types/quote.ts'
import { personalContext, requireProfile } from '../account/account-page.server.ts'

export { takeQuotePosts as action } from './quote-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market || !isUuid(params.quoteId)) throw data(null, 404)
  const { code: locale } = market
  requireProfile(context, { locale, url })
  const reader = personalContext(context)
  const page = await orErrorPage(readQuotePage(reader, reader.actor, params.quoteId))
  // Mails to customers and to staff have this address.
  if (hasRight(reader.actor, 'work') && !page.isOwn)
    throw redirect(routes.console.quote.path({ locale, quoteId: params.quoteId }))
  return { locale, page }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Quote ${loaderData.page.number}` : 'Quote'
  return [{ title: `${title} | Specify` }, { name: 'robots', content: 'noindex' }]
}

export default function QuoteRoute({ loaderData }: Route.ComponentProps) {
  return <QuoteScreen {...loaderData} />
}
