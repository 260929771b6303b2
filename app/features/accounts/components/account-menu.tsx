import { useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { signInHref } from '../sign-in.ts'
import styles from './account-menu.module.css'

/** The way in. */
export function AccountMenu() {
  const { pathname, search } = useLocation()
  return (
    <a className={styles.link} href={signInHref(pathname, search)} rel="nofollow" data-keep-scroll="">
      <Icon name="account" />
      Sign in / Sign up
    </a>
  )
}
