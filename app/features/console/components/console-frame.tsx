import { useEffect, useRef, type ReactNode } from 'react'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { MenuEntry } from '../console-page.server.ts'
import { OUTCOME_PARAMETERS } from '../outcome.ts'
import { useSinglePost } from './use-single-post.ts'
import styles from './console.module.css'
import staffStyles from './staff.css?url'

interface ConsoleFrameProps {
  readonly menu: readonly MenuEntry[]
  /** The key of the screen that is open. */
  readonly current: string
  readonly title: string
  /** Beside the heading. */
  readonly actions?: ReactNode
  /** A change that has just been made; empty for none. */
  readonly outcome?: string
  /** Has the width of the page, with the menu above it: a table of many columns. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** The console: its screens at the side, of which everybody has those that they may open. */
export function ConsoleFrame({
  menu,
  current,
  title,
  actions,
  outcome = '',
  isWide = false,
  children,
}: ConsoleFrameProps) {
  const root = useRef<HTMLDivElement>(null)
  const nav = useRef<HTMLElement>(null)
  useSinglePost(root)
  useEffect(() => {
    if (current !== '') showCurrent(nav.current)
  }, [current])
  const groups = Map.groupBy(menu, ({ group }) => group)
  return (
    <div ref={root} className={`page ${styles.frame}`} data-wide={isWide || undefined}>
      <link rel="stylesheet" href={staffStyles} precedence="default" />
      {menu.length > 0 && (
        <nav ref={nav} className={styles.menu} aria-label="Console">
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
      )}
      <div className={styles.main}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
        {outcome !== '' && <Outcome text={outcome} />}
        {children}
      </div>
    </div>
  )
}

/** Scrolls the menu of a phone to the screen that is open. */
function showCurrent(menu: HTMLElement | null): void {
  const current = menu?.querySelector<HTMLElement>('[aria-current]')
  if (menu && current)
    menu.scrollLeft = current.offsetLeft - menu.offsetLeft - (menu.clientWidth - current.offsetWidth) / 2
}

/** Takes the focus, so that it is read aloud; a page that is loaded again does not say it once more. */
function Outcome({ text }: { text: string }) {
  useEffect(() => {
    const address = new URL(location.href)
    for (const name of OUTCOME_PARAMETERS) address.searchParams.delete(name)
    history.replaceState(history.state, '', address)
  }, [])
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.outcome}>
      <FormMessage kind="success">{text}</FormMessage>
    </div>
  )
}
