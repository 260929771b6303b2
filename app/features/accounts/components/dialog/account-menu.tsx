import { Suspense, useRef, useState, type ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { onDemand } from '#app/shell/on-demand.tsx'
import type { AccountSummary } from '#app/features/accounts/rules/model.ts'
import { dialogStateOf, signInHref } from '#app/features/accounts/sign-in/sign-in.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import { profileHref } from '#app/features/accounts/rules/profile-href.ts'
import styles from './account-menu.module.css'

const AccountPanel = onDemand(() => import('./account-panel.tsx'))

interface AccountMenuProps {
  readonly locale: string
  /** Null for a visitor. */
  readonly account: AccountSummary | null
  /** The session cannot be looked up now. */
  readonly isAway: boolean
  readonly children: ReactNode
}

/** The way in, or, for those who are in, a button that shows what there is for them. */
export function AccountMenu({ locale, account, isAway, children }: AccountMenuProps) {
  const { pathname, search, key } = useLocation()
  // An open menu belongs to the page it was opened on: following a link closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = openedAt === key

  if (isAway)
    return (
      <PageLink className={styles.link} href={pathname + search} rel="nofollow" keepsScroll>
        <Icon name="account" />
        Account not available at the moment
      </PageLink>
    )
  if (!account)
    return (
      <PageLink
        className={styles.link}
        href={signInHref(pathname, search)}
        rel="nofollow"
        keepsScroll
        onClick={(event) => {
          // Open already, or its code did not load: reloading the page helps neither.
          if (dialogStateOf(pathname, search)) event.preventDefault()
        }}
      >
        <Icon name="account" />
        Sign in / Sign up
      </PageLink>
    )
  return (
    <div className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        onClick={() => setOpenedAt(isOpen ? null : key)}
      >
        <Icon name="account" />
        <span className={styles.name}>{account.firstName || 'Account'}</span>
        <span className="visually-hidden"> menu</span>
        <Icon name="down" size={14} />
      </button>
      <noscript>
        {import.meta.env.SSR && (
          <>
            <PageLink className={styles.link} href={profileHref(locale, account)}>
              <Icon name="account" />
              <span className={styles.name}>{account.firstName || 'Account'}</span>
            </PageLink>
            <form method="post" action={accountFormHref(locale, { form: 'log-out' })}>
              <button type="submit" className={styles.link}>
                Log out
              </button>
            </form>
          </>
        )}
      </noscript>
      {isOpen && (
        <Suspense>
          <AccountPanel button={button} onClose={() => setOpenedAt(null)}>
            {children}
          </AccountPanel>
        </Suspense>
      )}
    </div>
  )
}
