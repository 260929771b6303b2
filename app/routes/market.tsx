import { useLayoutEffect } from 'react'
import { data, Outlet, useLocation, type ShouldRevalidateFunctionArgs } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { summariseAccount } from '#app/features/accounts/rules/summary.ts'
import { nameSearchUser } from '#app/features/analytics/search-identity.ts'
import { ShoppingContext, useLoadedShopping } from '#app/features/cart/components/shop/shopping.ts'
import { readShoppingSummary } from '#app/features/cart/contents/queries.server.ts'
import { SiteFooter } from '#app/features/content/components/site-footer.tsx'
import { summariseNavigation, type Navigation, type NavigationSummary } from '#app/features/content/navigation.ts'
import { timeIn } from '@specify/core/market-time.ts'
import { findMarket, type Market } from '@specify/core/market.ts'
import { serialiseLoaderData } from '#app/shell/page-output.server.ts'
import { postedForm } from '#app/form-post.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { PostedFormContext } from '#app/ui/fields/posted-form.ts'
import { NewTabNote } from '#app/ui/new-tab-note.tsx'
import { nameReader } from '#app/shell/reader.ts'
import { usePageData } from '#app/shell/page-data.ts'
import type { Route } from './+types/market.ts'
import { AccountDialogHost } from './account/account-dialog-host.tsx'
import { AddToProject } from './projects/add-to-project.tsx'
import { CompareTray } from './shop/compare-tray.tsx'
import { QuickView } from './shop/quick-view/quick-view.tsx'
import { usePageAccount } from '#app/features/accounts/components/security/use-page-account.ts'
import { ViewingBanner } from '#app/features/accounts/components/security/viewing-banner.tsx'
import { Header } from './market-header.tsx'
import { useSessionEnd } from './account/use-session-end.ts'

export { ErrorBoundary } from './not-found.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { db, content, account, actor, isAccountAway, now, viewing } = context.get(requestContext)
  return {
    frame: serialiseLoaderData(context, frameOf(market, content.navigation)),
    account: summariseAccount(account, actor),
    isAccountAway,
    viewing: viewing && {
      email: viewing.email,
      state: viewing.state,
      until: timeIn(market, viewing.endsAt),
      leftMs: viewing.endsAt.getTime() - now.getTime(),
    },
    posted: context.get(postedForm),
    shopping: account && (await readShoppingSummary(db, { accountId: account.accountId, locale: market.code })),
  }
}

interface Frame {
  readonly market: Market
  readonly navigation: NavigationSummary
}

const frames = new WeakMap<Navigation, Map<Market, Frame>>()

function frameOf(market: Market, navigation: Navigation): Frame {
  const byMarket = frames.get(navigation) ?? new Map<Market, Frame>()
  const frame = byMarket.get(market) ?? { market, navigation: summariseNavigation(navigation) }
  frames.set(navigation, byMarket.set(market, frame))
  return frame
}

/**
 * The menu and footer are the same on every page of a market: they load once, and again on an explicit revalidation.
 */
export function shouldRevalidate({ currentParams, nextParams, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentParams['locale'] !== nextParams['locale'] || currentUrl.href === nextUrl.href
}

export default function MarketRoute({ loaderData }: Route.ComponentProps) {
  const { market, navigation } = usePageData(loaderData.frame)
  const { account, isAccountAway, viewing } = loaderData
  const shopping = useLoadedShopping(market.code, loaderData.shopping)
  // Before the effects of pages, which may read it.
  useLayoutEffect(() => nameSearchUser(account?.accountId ?? null), [account?.accountId])
  useLayoutEffect(() => nameReader(account ? 'account' : 'visitor'), [account])
  useSessionEnd(account !== null)
  usePageAccount(viewing && account ? account.accountId : null)
  const { pathname, search } = useLocation()
  // Search results have a search box of their own.
  const isSearch =
    pathname.startsWith(routes.search.path({ locale: market.code })) || new URLSearchParams(search).get('sr') === '1'
  return (
    <ShoppingContext value={shopping}>
      <PostedFormContext value={loaderData.posted}>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <NewTabNote />
        <Header
          market={market}
          navigation={navigation}
          account={account}
          isAccountAway={isAccountAway}
          isSearch={isSearch}
        />
        <main id="main">
          <Outlet />
        </main>
        <SiteFooter locale={market.code} countryName={market.countryName} columns={navigation.footer} />
        <CompareTray locale={market.code} />
        <QuickView locale={market.code} />
        <AddToProject locale={market.code} account={account} />
        {viewing && viewing.state !== 'stopped' && (
          <ViewingBanner locale={market.code} {...viewing} state={viewing.state} />
        )}
        <AccountDialogHost locale={market.code} isSignedIn={account !== null} />
      </PostedFormContext>
    </ShoppingContext>
  )
}
