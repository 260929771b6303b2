import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import styles from './menu.module.css'
import { placeMenu } from './place-menu.ts'

export type MenuItem =
  | { readonly label: string; readonly href: string }
  | {
      readonly label: string
      readonly onSelect: () => void
      readonly isDisabled?: boolean
      readonly isDanger?: boolean
    }

interface MenuProps {
  /** Name of the button and of the menu: `More actions for Ensuite 1`. */
  readonly label: string
  readonly items: readonly MenuItem[]
}

/** A button with three dots that opens a list of actions and links. */
export function Menu({ label, items }: MenuProps) {
  const [focused, setFocused] = useState<'first' | 'last' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles.holder}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={focused !== null}
        onClick={() => setFocused(focused === null ? 'first' : null)}
        onKeyDown={(event) => {
          const end = { ArrowDown: 'first', ArrowUp: 'last' } as const
          if (!isArrow(event.key)) return
          event.preventDefault()
          setFocused(end[event.key])
        }}
      >
        <span className={styles.dots} aria-hidden="true" />
      </button>
      {focused !== null && (
        <OpenMenu
          label={label}
          items={items}
          focused={focused}
          onClose={(returnsFocus) => {
            // Before anything else opens, which then gives the focus back to the button.
            if (returnsFocus) button.current?.focus()
            setFocused(null)
          }}
        />
      )}
    </div>
  )
}

function isArrow(key: string): key is 'ArrowDown' | 'ArrowUp' {
  return key === 'ArrowDown' || key === 'ArrowUp'
}

interface OpenMenuProps extends MenuProps {
  readonly focused: 'first' | 'last'
  readonly onClose: (returnsFocus: boolean) => void
}

function OpenMenu({ label, items, focused, onClose }: OpenMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const closeOutside = useEffectEvent(({ target }: Event) => {
    if (!menu.current?.parentElement?.contains(target as Node)) onClose(false)
  })

  useEffect(() => {
    if (!menu.current) return
    placeMenu(menu.current)
    enabledItems(menu.current)
      .at(focused === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true })
    const outside = (event: Event) => closeOutside(event)
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [focused])

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Tab') return onClose(true)
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation() // or the dialog around it closes as well
      return onClose(true)
    }
    const entries = enabledItems(event.currentTarget)
    const next = nextItem(entries, event)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div ref={menu} role="menu" tabIndex={-1} aria-label={label} className={styles.menu} onKeyDown={onKeyDown}>
      {items.map((item) =>
        'href' in item ? (
          <PageLink key={item.label} role="menuitem" tabIndex={-1} href={item.href}>
            {item.label}
          </PageLink>
        ) : (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={item.isDanger ? styles.danger : undefined}
            disabled={item.isDisabled}
            onClick={() => {
              onClose(true)
              item.onSelect()
            }}
          >
            {item.label}
          </button>
        ),
      )}
    </div>
  )
}

function enabledItems(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')]
}

/** The item that a key leads to: by arrows, to either end, or to the next one that begins with a typed letter. */
function nextItem(items: readonly HTMLElement[], { key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  const at = items.indexOf(document.activeElement as HTMLElement)
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return after.find(({ textContent }) => textContent.toLowerCase().startsWith(key.toLowerCase()))
}
