import { useState } from 'react'
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
          <a href={`/${locale}/project-builder/`} aria-current={isList ? 'page' : undefined}>
            Projects
          </a>
        </li>
        <li>
          <a href={`/${locale}/my-account/`}>My account</a>
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
