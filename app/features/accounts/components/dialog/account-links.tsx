import { useState } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import type { AccountSummary } from '#app/features/accounts/rules/model.ts'
import { profileHref } from '#app/features/accounts/rules/profile-href.ts'
import styles from './account-menu.module.css'

interface AccountLinksProps {
  readonly locale: string
  readonly account: AccountSummary
  /** Returns whether the session has ended. */
  readonly onLogOut: () => Promise<boolean>
}

export function AccountLinks({ locale, account, onLogOut }: AccountLinksProps) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <ul className={styles.links}>
      {!account.hasProfile && (
        <li>
          <PageLink className={styles.nudge} href={routes.account.companyRegistration.path({ locale })}>
            Complete your profile to continue
          </PageLink>
        </li>
      )}
      <li>
        <PageLink href={routes.projects.list.path({ locale })}>Projects</PageLink>
      </li>
      <li>
        <PageLink href={routes.account.wishlist.path({ locale })}>Wishlist</PageLink>
      </li>
      <li>
        <PageLink href={routes.account.savedSearches.path({ locale })}>Saved searches</PageLink>
      </li>
      <li>
        <PageLink href={routes.orders.path({ locale })}>Orders</PageLink>
      </li>
      <li>
        <PageLink href={routes.quotes.path({ locale })}>Quotes</PageLink>
      </li>
      <li>
        <PageLink href={routes.account.company.path({ locale })}>Company</PageLink>
      </li>
      {account.isStaff && (
        <li>
          <PageLink href={routes.console.today.path({ locale })}>Console</PageLink>
        </li>
      )}
      <li>
        <PageLink href={profileHref(locale, account)}>My account</PageLink>
      </li>
      <li>
        <button type="button" onClick={() => void onLogOut().then((hasEnded) => setFailed(!hasEnded))}>
          Log out
        </button>
        {hasFailed && (
          <p role="alert" className={styles.failed}>
            You are still signed in. Please check your connection and try again.
          </p>
        )}
      </li>
    </ul>
  )
}
