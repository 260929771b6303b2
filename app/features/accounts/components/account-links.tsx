import { useState } from 'react'
import { routes } from '#app/addresses/routes.ts'
import type { AccountSummary } from '../model.ts'
import { profileHref } from '../profile-href.ts'
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
          <a className={styles.nudge} href={routes.account.companyRegistration.path({ locale })}>
            Complete your profile to continue
          </a>
        </li>
      )}
      <li>
        <a href={routes.projects.list.path({ locale })}>Projects</a>
      </li>
      <li>
        <a href={routes.account.wishlist.path({ locale })}>Wishlist</a>
      </li>
      <li>
        <a href={routes.account.savedSearches.path({ locale })}>Saved searches</a>
      </li>
      <li>
        <a href={routes.orders.path({ locale })}>Orders</a>
      </li>
      <li>
        <a href={routes.quotes.path({ locale })}>Quotes</a>
      </li>
      <li>
        <a href={routes.account.company.path({ locale })}>Company</a>
      </li>
      {account.isInternalUser && (
        <li>
          <a href={routes.staffSearches.path({ locale })}>Searches</a>
        </li>
      )}
      <li>
        <a href={profileHref(locale, account)}>My account</a>
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
