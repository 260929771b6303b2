import { data } from 'react-router'
import { FeedbackScreen } from '#app/features/content/components/feedback-screen.tsx'
import { findMarket } from '@specify/core/market.ts'
import type { Route } from './+types/feedback.ts'

export { takeFeedback as action } from './feedback-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'
export { keepUnderDialog as shouldRevalidate } from '../account/keep-under-dialog.ts'

export function loader({ params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const url = new URL(request.url)
  return { locale: market.code, from: pathFrom(request, url), isSent: url.searchParams.has('sent') }
}

/** Not cached: the question depends on the previous page. */
export function headers() {
  return { 'cache-control': 'private, no-store' }
}

export function meta() {
  return [{ title: 'Feedback | Specify' }, { name: 'robots', content: 'noindex' }]
}

export default function FeedbackRoute({ loaderData }: Route.ComponentProps) {
  return <FeedbackScreen {...loaderData} />
}

/** The path of the page of this site that led here; empty where none did. */
function pathFrom({ headers: requestHeaders }: Request, { host, pathname }: URL): string {
  const referer = requestHeaders.get('referer') ?? ''
  const from = URL.canParse(referer) ? new URL(referer) : null
  return from?.host === host && from.pathname !== pathname ? from.pathname.slice(0, MAX_PAGE_LENGTH) : ''
}

/** The call's maximum length. */
const MAX_PAGE_LENGTH = 500
