import { Suspense, useRef, useState, type ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { namedOnDemand } from '#app/shell/on-demand.tsx'
import type { NavigationSummary } from '../navigation.ts'
import { MegaMenu } from './mega-menu.tsx'
import styles from './site-header.module.css'

const MobileMenu = namedOnDemand(
  () => import('./mobile-menu.tsx'),
  ({ MobileMenu }) => MobileMenu,
  'over',
)

interface SiteHeaderProps {
  readonly locale: string
  readonly navigation: NavigationSummary
  /** Null on search results, which have a search box of their own. */
  readonly search: ReactNode
  readonly marketSwitch: ReactNode
  readonly cart: ReactNode
  readonly feedback: ReactNode
  readonly account: ReactNode
  /** The same in the drawer; null for the same element. */
  readonly drawerAccount: ReactNode
}

/** Logo, mega menu, product search, market switch, feedback, cart and account; below desktop width the menu is a drawer. */
export function SiteHeader({
  locale,
  navigation,
  search,
  marketSwitch,
  cart,
  feedback,
  account,
  drawerAccount,
}: SiteHeaderProps) {
  const [menuOpen, setMenuOpen] = useState(false)
  // Once rendered it stays: an open dialog that is removed does not give the focus back.
  const [isMenuNeeded, setMenuNeeded] = useState(false)
  const searchRow = useRef<HTMLDivElement>(null)
  return (
    <header className={styles.header}>
      <div className={`page ${styles.bar}`}>
        <PageLink className={styles.logo} href={routes.home.path({ locale })} aria-label="Specify home">
          Specify
        </PageLink>
        <div className={styles.nav}>
          <MegaMenu locale={locale} entries={navigation.header} />
        </div>
        <div className={styles.search}>{search}</div>
        <div className={styles.tools}>
          {marketSwitch}
          {search && (
            <button
              type="button"
              className={styles.searchButton}
              aria-label="Open search"
              onClick={() => searchRow.current?.querySelector('input')?.focus()}
            >
              <Icon name="search" />
            </button>
          )}
          {feedback}
          {cart}
          <div className={styles.wide}>{account}</div>
          <button
            type="button"
            className={styles.menuButton}
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={() => {
              setMenuNeeded(true)
              setMenuOpen(true)
            }}
          >
            <Icon name="menu" size={24} />
          </button>
          <noscript>
            {import.meta.env.SSR && (
              <a className={styles.menuButton} href="#footer" aria-label="Menu">
                <Icon name="menu" size={24} />
              </a>
            )}
          </noscript>
        </div>
      </div>
      {search && (
        <div ref={searchRow} className={`page ${styles.searchRow}`}>
          {search}
        </div>
      )}
      {isMenuNeeded && (
        <Suspense>
          <MobileMenu
            locale={locale}
            entries={navigation.header}
            open={menuOpen}
            onClose={() => setMenuOpen(false)}
            account={drawerAccount ?? account}
          />
        </Suspense>
      )}
    </header>
  )
}
