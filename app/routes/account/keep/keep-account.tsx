import { data } from 'react-router'
import { findMarket } from '@specify/core/market.ts'
import { KeepAccount } from '#app/features/erasure/keep-account.tsx'
import type { Route } from './+types/keep-account.ts'

export { takeKeeping as action } from './keep-posts.server.ts'
export { ErrorBoundary } from '../../not-found.tsx'

export function loader({ params, url }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const token = url.searchParams.get('token') ?? ''
  return { locale: market.code, token, isKept: url.searchParams.get('done') === 'kept' }
}

export function headers() {
  return { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }
}

export function meta() {
  return [
    { title: 'Keep my account | Specify' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function KeepAccountRoute({ loaderData }: Route.ComponentProps) {
  return <KeepAccount {...loaderData} />
}
