import { data, redirect } from 'react-router'
import { closedLink, type ClosedLink } from '#app/features/links/links/closed-link.ts'
import { LinkClosed } from '#app/features/links/components/link-closed.tsx'
import { linkUrl, MAX_WORDS_LENGTH } from '#app/features/links/links/link-hrefs.ts'
import type { OpenLink } from '#app/features/links/links/link-store.server.ts'
import type { LinkView } from '#app/features/links/links/link-view.ts'
import { linkedState } from '#app/features/links/links/linked-schedule.server.ts'
import { countOpening, openLink } from '#app/features/links/links/open-link.server.ts'
import { addressFromCookie } from '#app/features/links/recipients/recipient-address.server.ts'
import { readRecipientName } from '#app/features/links/recipients/recipient-name.server.ts'
import { readRemarkState } from '#app/features/links/remarks/remark-state.server.ts'
import { readLinkView } from '#app/features/links/links/read-link-view.server.ts'
import { findMarket, type Locale } from '@specify/core/market.ts'
import { requestContext, type SiteRequest } from '#app/request-context.server.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import type { PageData } from '#app/shell/page-data.ts'
import { isCachedVariant, serialiseLoaderData } from '#app/shell/page-output.server.ts'
import type { Route } from './+types/link.ts'
import { OpenLinkPage } from './open-link-page.tsx'
import { useFileEvents } from '../shop/use-file-events.ts'

export { takeTalkPosts as action } from '../projects/talk-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

interface LinkData {
  readonly locale: Locale
  readonly title: string
  readonly view: PageData<LinkView> | null
  readonly recipient: string
  /** The recipient's confirmed address; null without one. */
  readonly address: string | null
  /** State of the comments when the view was read. */
  readonly seen: string
  readonly closed: ClosedLink | null
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { code: locale } = market
  const reader = context.get(requestContext)
  const { searchParams } = new URL(request.url)
  const words = (searchParams.get('words') ?? '').trim().slice(0, MAX_WORDS_LENGTH)
  const part = /^[1-9]\d{0,3}$/.test(searchParams.get('part') ?? '') ? Number(searchParams.get('part')) : 1
  const on = searchParams.get('on')
  const recipient = readRecipientName(reader.cookieHeader)
  try {
    const opened = await openLink(reader, params.token)
    if (opened.locale !== locale) throw redirect(linkUrl('', opened.locale, params.token))
    const { comments, approval } = opened.link
    const remarkState = comments || approval ? await readRemarkState(reader.db, opened.projectId) : ''
    const address = addressFromCookie(reader, opened.link.id)
    if (part === 1 && words === '' && on === null && isDocument(reader.request)) await countOpening(reader, opened)
    const dependsOn = pageOf(reader, opened, { seen: remarkState, recipient, address })
    if (dependsOn !== null && isCachedVariant(context, dependsOn))
      return data<LinkData>({ locale, title: '', view: null, recipient, address, seen: remarkState, closed: null })
    const view = await readLinkView(reader, opened, { part, words, on })
    const title = view.cover.projectName
    return data<LinkData>({
      locale,
      title,
      view: serialiseLoaderData(context, view),
      recipient,
      address,
      seen: remarkState,
      closed: null,
    })
  } catch (error) {
    const closed = closedLink(error)
    if (!closed) return orErrorPage(Promise.reject(error))
    return data<LinkData>(
      { locale, title: 'Link', view: null, recipient: '', address: null, seen: '', closed },
      { status: closed.status },
    )
  }
}

/**
 * The cache variant of a link's page; null where it may change unseen. The address has token, page and search words.
 */
function pageOf(
  { now }: Pick<SiteRequest, 'now'>,
  opened: OpenLink,
  { seen, recipient, address }: Pick<LinkData, 'seen' | 'recipient' | 'address'>,
): string | null {
  return opened.isSettled ? JSON.stringify([linkedState(opened, now), seen, recipient, address]) : null
}

/** Returns whether a request opens the page: loads by script do not count. */
function isDocument({ method, url }: Request): boolean {
  return method === 'GET' && !new URL(url).pathname.endsWith('.data')
}

/** A link can end at any moment, and its address is the only key to it: no cached copies, and no referrer. */
export function headers() {
  return { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.title ?? 'Link'} | Specify` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function LinkRoute({ loaderData, params }: Route.ComponentProps) {
  useFileEvents()
  const { locale, view, recipient, address, seen, closed } = loaderData
  if (closed) return <LinkClosed closed={closed} />
  return view ? <OpenLinkPage {...{ locale, view, recipient, address, seen }} token={params.token} /> : null
}
