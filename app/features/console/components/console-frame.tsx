import type { ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import type { MenuEntry } from '../console-page.server.ts'
import styles from './console.module.css'

interface ConsoleFrameProps {
  readonly menu: readonly MenuEntry[]
  /** The key of the screen that is open. */
  readonly current: string
  readonly title: string
  /** Beside the heading. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The console: its screens at the side, of which everybody has those that they may open. */
export function ConsoleFrame({ menu, current, title, actions, children }: ConsoleFrameProps) {
  const groups = Map.groupBy(menu, ({ group }) => group)
  return (
    <div className={`page ${styles.frame}`}>
      <nav className={styles.menu} aria-label="Console">
        {[...groups].map(([group, entries]) => (
          <div key={group}>
            {group !== 'Today' && <p>{group}</p>}
            <ul>
              {entries.map(({ key, title: label, href }) => (
                <li key={key}>
                  <PageLink href={href} aria-current={key === current ? 'page' : undefined}>
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.main}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
        {children}
      </div>
    </div>
  )
}
