import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { useLocation } from 'react-router'
import { marketHref } from '#app/addresses/route.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { NavigationSummary } from '../navigation.ts'
import styles from './mobile-menu.module.css'
import { useMenuPanels } from './use-menu-panels.ts'

/** The drawer closes once the page behind it is there, not in the middle of the tap. */
const CLOSE_DEBOUNCE_MS = 250

interface MobileMenuProps {
  readonly locale: string
  readonly entries: NavigationSummary['header']
  readonly open: boolean
  readonly onClose: () => void
  readonly account: ReactNode
}

export function MobileMenu({ locale, entries, open, onClose, account }: MobileMenuProps) {
  const [navigation, loadPanels] = useMenuPanels(locale)
  const { pathname, search } = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const here = `${pathname}${search}`
  const openedAt = useRef(here)

  const scheduleClose = useEffectEvent(() => {
    if (!open) return // a menu that is opened right after the page has changed stays
    clearTimeout(timer.current)
    timer.current = setTimeout(onClose, CLOSE_DEBOUNCE_MS)
  })
  useEffect(() => {
    if (openedAt.current !== here) scheduleClose()
    openedAt.current = here
  }, [here])
  useEffect(() => {
    if (open) loadPanels()
  }, [open, loadPanels])
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <Dialog
      kind="drawer"
      title="Menu"
      open={open}
      onClose={() => {
        if (!open) return // a close event of our own call: the menu may be open again by then
        clearTimeout(timer.current)
        timer.current = setTimeout(onClose, CLOSE_DEBOUNCE_MS)
      }}
    >
      <nav aria-label="Main">
        <ul className={styles.entries}>
          {entries.map(({ label, mega_menu: hasPanel, mega_menu_url: url }) => {
            const groups = navigation?.header.find((entry) => entry.label === label)?.submenu_links ?? []
            return (
              <li key={label}>
                {hasPanel ? (
                  <details name="main-menu">
                    <summary className={styles.summary}>
                      {label}
                      <Icon name="down" />
                    </summary>
                    <ul className={styles.sub}>
                      <li>
                        <PageLink className={styles.all} href={marketHref(locale, url.href)}>
                          All {label.toLowerCase()}
                        </PageLink>
                      </li>
                      {groups.map((group) => (
                        <li key={group.href + group.label}>
                          <PageLink href={marketHref(locale, group.href)}>{group.label}</PageLink>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <PageLink className={styles.link} href={marketHref(locale, url.href)}>
                    {label}
                  </PageLink>
                )}
              </li>
            )
          })}
        </ul>
      </nav>
      <div className={styles.account}>{account}</div>
    </Dialog>
  )
}
