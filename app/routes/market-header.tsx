import { memo, Suspense } from 'react'
import { AccountMenu } from '#app/features/accounts/components/dialog/account-menu.tsx'
import type { summariseAccount } from '#app/features/accounts/rules/summary.ts'
import { recordSuggestionClick } from '#app/features/analytics/search-record.ts'
import { CartLink } from '#app/features/cart/components/cart/cart-link.tsx'
import { FeedbackWidget } from '#app/features/content/components/feedback-widget.tsx'
import { SiteHeader } from '#app/features/content/components/site-header.tsx'
import type { NavigationSummary } from '#app/features/content/navigation.ts'
import { MarketSwitch } from '#app/features/markets/components/market-switch.tsx'
import type { Market } from '@specify/core/market.ts'
import { SearchBox } from '#app/features/browse/components/search/search-box.tsx'
import { onDemand } from '#app/shell/on-demand.tsx'

const AccountLinks = onDemand(() => import('./account/account-links.tsx'))

interface HeaderProps {
  readonly market: Market
  readonly navigation: NavigationSummary
  readonly account: ReturnType<typeof summariseAccount>
  readonly isAccountAway: boolean
  readonly isSearch: boolean
}

/** Unchanged by navigation. */
export const Header = memo(function Header({ market, navigation, account, isAccountAway, isSearch }: HeaderProps) {
  const recordPick = (query: string, sku: string) => recordSuggestionClick({ locale: market.code, query }, sku)
  const links = account && (
    <Suspense>
      <AccountLinks locale={market.code} account={account} />
    </Suspense>
  )
  return (
    <SiteHeader
      locale={market.code}
      navigation={navigation}
      search={isSearch ? null : <SearchBox locale={market.code} onPick={recordPick} />}
      marketSwitch={<MarketSwitch locale={market.code} />}
      cart={<CartLink locale={market.code} />}
      feedback={<FeedbackWidget locale={market.code} />}
      account={
        <AccountMenu locale={market.code} account={account} isAway={isAccountAway}>
          {links}
        </AccountMenu>
      }
      drawerAccount={links}
    />
  )
})
