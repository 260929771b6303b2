import { routes } from '#app/addresses/routes.ts'
import { findMarket, preferredLocale } from '@specify/core/market.ts'
import { withTypedRanges } from '#app/features/browse/listing/listing-state.ts'

export interface AddressRedirect {
  readonly status: 302 | 308
  readonly location: string
}

/** Old and short addresses, below the locale. */
const MOVED = new Map([['bim-library', routes.bimLibrary.pattern]])

/** Pages that every market has, as people type them: without a market they lead to the visitor's own. */
const PAGES = new Set<string>([
  ...[
    routes.account.login,
    routes.account.verify,
    routes.account.passwordResetConfirm,
    routes.account.resetPassword,
    routes.account.companyRegistration,
    routes.account.myAccount,
    routes.projects.list,
    routes.cart,
    routes.checkout,
    routes.account.wishlist,
    routes.compare,
    routes.account.savedSearches,
    routes.orders,
    routes.search,
    routes.products,
    routes.brands,
    routes.sectors,
    routes.solutions,
    routes.collections,
  ].map(({ pattern }) => pattern),
  'bim-library',
  'tools-resources',
])

/**
 * Redirect of an address that is not in its canonical form: the root goes to the visitor's market, pages end in a
 * slash, ranges typed into a form become filters. Null for addresses that stay. The target is always on this site,
 * whatever the path contains.
 */
export function addressRedirect(url: URL, cookieHeader: string | null): AddressRedirect | null {
  const segments = url.pathname.split('/').filter(Boolean)
  if (segments.length === 0)
    return { status: 302, location: routes.home.path({ locale: preferredLocale(cookieHeader) }) + url.search }
  if (isDataRequest(url)) return null
  const [locale = '', ...rest] = segments
  if (PAGES.has(locale) && (locale !== 'verify' || isLinkOfMail(url))) {
    const path = [preferredLocale(cookieHeader), ...segments].map((segment) => `/${segment}`).join('')
    return { status: 302, location: `${path}/${url.search}` }
  }
  const moved = findMarket(locale) ? MOVED.get(rest.join('/')) : undefined
  const canonical = `/${[locale, ...(moved ? [moved] : rest)].join('/')}/`
  const typed = withTypedRanges(url.searchParams)
  if (typed !== null) return { status: 302, location: `${canonical}${typed && `?${typed}`}` }
  return canonical === url.pathname ? null : { status: 308, location: `${canonical}${url.search}` }
}

/** `/verify/` is a page without a market; with what mails put there it is that of an account. */
function isLinkOfMail({ searchParams }: URL): boolean {
  return searchParams.has('token') || searchParams.has('email')
}

export function isDataRequest(url: URL): boolean {
  return url.pathname.endsWith('.data')
}

/** A path that looks like a file and is not a page: answered without rendering one. */
export function isFileAddress(url: URL): boolean {
  const last = url.pathname.slice(url.pathname.lastIndexOf('/') + 1)
  return /\.[a-z0-9]{1,8}$/i.test(last) && !isDataRequest(url) && !/^\/(?:au|nz)\/product\//.test(url.pathname)
}
