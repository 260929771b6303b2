import { data } from 'react-router'
import { CompanyScreen } from '#app/features/company/components/company-screen.tsx'
import { readCompanyPage } from '#app/features/company/read-company-page.server.ts'
import { findMarket } from '@specify/core/market.ts'
import type { Route } from './+types/company.ts'
import { personalContext, requireProfile } from './account-page.server.ts'

export { takeCompanyPosts as action } from './company-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { code: locale } = market
  const account = requireProfile(context, { locale, url })
  const { actor, db, now, tokens } = personalContext(context)
  if (actor.kind !== 'account') throw data(null, 404)
  const token = url.searchParams.get('token')
  return { locale, page: await readCompanyPage({ actor, account, db, now, tokens }, locale, token) }
}

export function headers() {
  return { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }
}

export function meta() {
  return [{ title: 'Company | Specify' }, { name: 'robots', content: 'noindex' }]
}

export default function CompanyRoute({ loaderData }: Route.ComponentProps) {
  return <CompanyScreen {...loaderData} />
}
