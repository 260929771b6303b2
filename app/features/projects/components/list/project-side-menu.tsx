import { useState } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import styles from './project-side-menu.module.css'

interface ProjectSideMenuProps {
  readonly locale: string
  /** The page itself is the list of projects, not one below it. */
  readonly isList?: boolean
  readonly onLogOut: () => Promise<boolean>
}

export function ProjectSideMenu({ locale, isList = false, onLogOut }: ProjectSideMenuProps) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <nav className={styles.menu} aria-label="Projects menu">
      <ul>
        <li>
          <PageLink href={routes.projects.list.path({ locale })} aria-current={isList ? 'page' : undefined}>
            Projects
          </PageLink>
        </li>
        <li>
          <PageLink href={routes.account.myAccount.path({ locale })}>My account</PageLink>
        </li>
        <li>
          <button type="button" onClick={() => void onLogOut().then((hasEnded) => setFailed(!hasEnded))}>
            Log out
          </button>
        </li>
      </ul>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          You are still signed in. Please check your connection and try again.
        </p>
      )}
    </nav>
  )
}
