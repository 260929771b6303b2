import { useState } from 'react'
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
          <a className={styles.nudge} href={`/${locale}/company-registration/`}>
            Complete your profile to continue
          </a>
        </li>
      )}
      <li>
        <a href={`/${locale}/project-builder/`}>Projects</a>
      </li>
      <li>
        <a href={`/${locale}/wishlist/`}>Wishlist</a>
      </li>
      <li>
        <a href={`/${locale}/saved-searches/`}>Saved searches</a>
      </li>
      <li>
        <a href={`/${locale}/orders/`}>Orders</a>
      </li>
      <li>
        <a href={`/${locale}/quotes/`}>Quotes</a>
      </li>
      <li>
        <a href={`/${locale}/company/`}>Company</a>
      </li>
      {account.isInternalUser && (
        <li>
          <a href={`/${locale}/staff/searches/`}>Searches</a>
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
