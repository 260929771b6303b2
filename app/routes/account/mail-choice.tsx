import { data } from 'react-router'
import { MailChoice } from '#app/features/links/components/mail-choice.tsx'
import { readMailChoice } from '#app/features/links/remarks/mail-choice.server.ts'
import { findMarket } from '@specify/core/market.ts'
import { requestContext } from '#app/request-context.server.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import type { Route } from './+types/mail-choice.ts'

export { takeMailChoice as action } from './mail-choice-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const choice = await orErrorPage(readMailChoice(context.get(requestContext), token))
  return { locale: market.code, token, ...choice }
}

export function headers() {
  return { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }
}

export function meta() {
  return [
    { title: 'Mails | Specify' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function MailChoiceRoute({ loaderData }: Route.ComponentProps) {
  return <MailChoice {...loaderData} />
}
