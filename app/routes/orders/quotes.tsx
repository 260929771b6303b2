import { data, redirect } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { readPageNumber } from '@specify/core/paging.ts'
import { findMarket } from '@specify/core/market.ts'
import { QuotesScreen } from '#app/features/quotes/components/quotes-screen.tsx'
import { QUOTE_STATUSES } from '#app/features/quotes/quote.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import { readQuotesPage } from '#app/features/quotes/calls/read-quote-pages.server.ts'
import type { Route } from './+types/quotes.ts'
import { personalContext, requireProfile } from '../account/account-page.server.ts'

export { ErrorBoundary } from '../not-found.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { code: locale } = market
  requireProfile(context, { locale, url })
  const reader = personalContext(context)
  const { actor } = reader
  if (actor.kind !== 'account') throw data(null, 404)
  const typedStatus = url.searchParams.get('status')
  const status = QUOTE_STATUSES.find((each) => each === typedStatus) ?? null
  if (hasRight(actor, 'work')) throw redirect(routes.console.list.href({ locale, list: 'quotes', status }))
  return { locale, page: await readQuotesPage(reader, actor, { status, page: readPageNumber(url.searchParams) }) }
}

export function meta() {
  return [{ title: 'Quotes | Specify' }, { name: 'robots', content: 'noindex' }]
}

export default function QuotesRoute({ loaderData }: Route.ComponentProps) {
  return <QuotesScreen {...loaderData} />
}
