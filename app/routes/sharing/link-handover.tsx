import { data } from 'react-router'
import { HandoverScreen } from '#app/features/handover/components/handover-screen.tsx'
import { readHandoverPage } from '#app/features/handover/read-handover-page.server.ts'
import { closedLink } from '#app/features/links/links/closed-link.ts'
import { LinkClosed } from '#app/features/links/components/link-closed.tsx'
import { linkUrl } from '#app/features/links/links/link-hrefs.ts'
import { findMarket } from '@specify/core/market.ts'
import { requestContext } from '#app/request-context.server.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import type { Route } from './+types/link-handover.ts'

export { takeHandoverPosts as action } from '../reports/handover-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { code: locale } = market
  const { token } = params
  try {
    const page = await readHandoverPage({ ...context.get(requestContext), locale }, { token })
    const crumbs = [
      { label: page.title, href: linkUrl('', locale, token) },
      { label: 'Handover package', href: null },
    ]
    return data({ locale, shown: { page, crumbs }, closed: null })
  } catch (error) {
    const closed = closedLink(error)
    if (!closed) return orErrorPage(Promise.reject(error))
    return data({ locale, shown: null, closed }, { status: closed.status })
  }
}

/** Same as the link's page: its address is the only key. */
export function headers() {
  return { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.shown ? `Handover package of ${loaderData.shown.page.title}` : 'Link'
  return [
    { title: `${title} | Specify` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function LinkHandoverRoute({ loaderData: { locale, shown, closed } }: Route.ComponentProps) {
  if (closed) return <LinkClosed closed={closed} />
  return shown && <HandoverScreen locale={locale} {...shown} />
}
