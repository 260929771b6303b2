import { api } from '#app/addresses/api.ts'
import { routes } from '#app/addresses/routes.ts'
import { isNavigation, plainPage, PLAIN_PAGE_HEADERS } from '#app/platform/http/plain-page.server.ts'

const HEADINGS: Readonly<Record<number, string>> = {
  401: 'You are not signed in',
  403: 'Not available to you',
  404: 'Not found',
  410: 'No longer available',
  413: 'Too large',
  429: 'One moment, please',
  503: 'One moment, please',
}

/** A refusal, or one of an upload, which has its own names. */
interface Said {
  readonly error?: { readonly message?: string }
  readonly message?: string
}

/**
 * The answer of a call as its reader needs it: a browser that was led to a file, by a link or a form without script, gets a
 * refusal as a page with the same status and sentence; programs get it as it is.
 */
export async function readableAnswer(request: Request, answer: Response): Promise<Response> {
  const isRefusal = answer.status >= 400 && (answer.headers.get('content-type') ?? '').startsWith('application/json')
  const isOfForm = /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')
  const isOfReader = (request.method === 'GET' || isOfForm) && isNavigation((name) => request.headers.get(name))
  if (!isRefusal || !isOfReader) return answer
  const { error, message } = (await answer.json()) as Said
  const heading = HEADINGS[answer.status] ?? 'This does not work'
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  for (const [name, value] of Object.entries(PLAIN_PAGE_HEADERS)) headers.set(name, value)
  const page = plainPage({
    title: heading,
    heading,
    sentence: error?.message ?? message ?? '',
    links: waysOn(request, answer.status),
  })
  return new Response(page, { status: answer.status, headers })
}

/** Back to the page with the link, where it is one of this site; else to where the file is of, or home. */
function waysOn({ headers, url }: Request, status: number): { label: string; href: string }[] {
  const { host, pathname } = new URL(url)
  const locale = pathname.split('/')[1] ?? ''
  const from = URL.parse(headers.get('referer') ?? '')
  return [
    ...(status === 401 ? [{ label: 'Sign in', href: routes.account.login.path({ locale }) }] : []),
    ...(status === 429 || status === 503 ? [{ label: 'Try again', href: '' }] : []),
    from?.host === host ? { label: 'Back', href: from.href } : wayBeyond(pathname, locale),
  ]
}

/** Leads on where a browser does not name the page it came from. */
function wayBeyond(pathname: string, locale: string): { label: string; href: string } {
  return pathname === api.packingSheets.path({ locale })
    ? { label: 'Back to orders', href: routes.console.list.path({ locale, list: 'orders' }) }
    : { label: 'Home', href: routes.home.path({ locale }) }
}
