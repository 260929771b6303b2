import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { AccountSummary } from '../model.ts'
import { signInHref } from '../sign-in.ts'
import styles from './account-menu.module.css'

interface AccountMenuProps {
  readonly locale: string
  /** Null for a visitor. */
  readonly account: AccountSummary | null
  /** Answers whether the session has ended. */
  readonly onLogOut: () => Promise<boolean>
}

/** The way in, or, for those who are in, what there is for them. */
export function AccountMenu(props: AccountMenuProps) {
  const { account } = props
  return account ? <SignedInMenu {...props} account={account} /> : <SignInLink />
}

function SignInLink() {
  const { pathname, search } = useLocation()
  return (
    <a className={styles.link} href={signInHref(pathname, search)} rel="nofollow" data-keep-scroll="">
      <Icon name="account" />
      Sign in / Sign up
    </a>
  )
}

type SignedInProps = AccountMenuProps & { readonly account: AccountSummary }

/** A button that shows the links. They go with a click elsewhere, with Escape, and when the focus leaves them. */
function SignedInMenu(props: SignedInProps) {
  const { firstName } = props.account
  const { key } = useLocation()
  // It belongs to the page it was opened on: following a link closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === key
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    function onPointerDown({ target }: PointerEvent): void {
      if (!root.current?.contains(target as Node)) setOpenedAt(null)
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return
      setOpenedAt(null)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen])

  return (
    <div
      ref={root}
      className={styles.menu}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenedAt(null)
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        onClick={() => setOpenedAt(isOpen ? null : key)}
      >
        <Icon name="account" />
        <span className={styles.name}>{firstName || 'Account'}</span>
        <span className="visually-hidden"> menu</span>
        <Icon name="down" size={14} />
      </button>
      {isOpen && (
        <div className={styles.panel}>
          <AccountLinks {...props} />
        </div>
      )}
    </div>
  )
}

/** What there is for somebody who is signed in; in the drawer of phones it stands open. */
export function AccountLinks({ locale, account, onLogOut }: SignedInProps) {
  const [hasFailed, setFailed] = useState(false)
  const profile = account.firstName ? 'my-account' : 'company-registration'
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
        <a href={`/${locale}/${profile}/`}>My account</a>
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
