import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { useLocation } from 'react-router'
import { marketHref } from '#app/addresses/route.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { NavigationSummary } from '../navigation.ts'
import styles from './mega-menu.module.css'
import { MenuPanel } from './menu-panel.tsx'
import { useMenuPanels } from './use-menu-panels.ts'

/** A pointer that only passes over the header opens nothing. */
const OPEN_DELAY_MS = 50
/** Time to cross the gap between an entry and its panel. */
const CLOSE_DELAY_MS = 160

export function MegaMenu({ locale, entries }: { locale: string; entries: NavigationSummary['header'] }) {
  const { key } = useLocation()
  // A panel belongs to the page it was opened on: following a link closes it.
  const [opened, setOpened] = useState<{ label: string; key: string; isPressed: boolean } | null>(null)
  const openLabel = opened?.key === key ? opened.label : null
  const show = (label: string | null, isPressed = false) =>
    setOpened((was) => {
      if (label === null) return null
      const wasPressed = was?.label === label && was.key === key && was.isPressed
      return { label, key, isPressed: isPressed || wasPressed }
    })
  const [navigation, loadPanels] = useMenuPanels(locale)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openEntry = navigation?.header.find((entry) => entry.label === openLabel) ?? null

  function schedule(label: string | null, delayMs: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => show(label), delayMs)
  }

  useEffect(() => () => clearTimeout(timer.current), [timer])
  // With the panel: who presses Escape at its first sight closes it, too.
  useLayoutEffect(() => {
    if (openLabel === null) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      clearTimeout(timer.current)
      setOpened(null)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [openLabel, timer])

  return (
    <nav
      aria-label="Main"
      onPointerLeave={() => schedule(null, CLOSE_DELAY_MS)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) show(null)
      }}
    >
      <ul className={styles.entries}>
        {entries.map(({ label, title, mega_menu: hasPanel, mega_menu_url: url }) => (
          <li
            key={label}
            className={`${styles.entry} ${openLabel === label ? styles.open : ''}`}
            onPointerEnter={(event) => {
              if (event.pointerType !== 'mouse') return
              if (hasPanel) loadPanels()
              schedule(hasPanel ? label : null, OPEN_DELAY_MS)
            }}
          >
            <PageLink
              className={styles.link}
              href={marketHref(locale, url.href)}
              title={title === label ? undefined : title}
            >
              {label}
            </PageLink>
            {hasPanel && (
              <button
                type="button"
                className={styles.toggle}
                aria-label={`${label} menu`}
                aria-expanded={openLabel === label}
                onFocus={loadPanels}
                onClick={() => {
                  loadPanels()
                  clearTimeout(timer.current)
                  // A pointer has opened it by resting there: pressing closes only a panel that was pressed open.
                  show(openLabel === label && opened?.isPressed ? null : label, true)
                }}
              >
                <Icon name="down" size={14} />
              </button>
            )}
            {openLabel === label && openEntry && <MenuPanel locale={locale} entry={openEntry} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}
