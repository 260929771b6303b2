import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import { plainPage, PLAIN_PAGE_HEADERS } from '#app/platform/http/plain-page.server.ts'

/** Answers a file that was sent after the session has ended: a browser cannot send it again through a form. */
export function sessionEndedPage({ url }: Pick<Request, 'url'>): Response {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('form')
  const page = searchParams.size > 0 ? `${pathname}?${searchParams.toString()}` : pathname
  const html = plainPage({
    title: 'Sign in again',
    heading: 'Your session has ended',
    sentence: 'The file was not taken, and nothing was changed. Sign in, then choose the file again.',
    links: [{ label: 'Sign in', href: accountFormHref(pathname.split('/')[1] ?? '', { redirect: page }) }],
  })
  return new Response(html, { status: 401, headers: { ...PLAIN_PAGE_HEADERS, 'cache-control': 'no-store' } })
}
