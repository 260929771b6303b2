import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import styles from './project-row-menu.module.css'

export type RowMenuItem =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onSelect: () => void; readonly isDanger?: boolean }

export function ProjectRowMenu({ name, items }: { name: string; items: readonly RowMenuItem[] }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles.holder}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`Actions for ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.dots} aria-hidden="true" />
      </button>
      {isOpen && (
        <OpenMenu
          name={name}
          items={items}
          onClose={(isDone) => {
            // Before anything else opens, which then gives the focus back to the button.
            if (isDone) button.current?.focus()
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

interface OpenMenuProps {
  readonly name: string
  readonly items: readonly RowMenuItem[]
  readonly onClose: (isDone: boolean) => void
}

function OpenMenu({ name, items, onClose }: OpenMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const closeOutside = useEffectEvent(({ target }: Event) => {
    if (!menu.current?.parentElement?.contains(target as Node)) onClose(false)
  })

  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true })
    menu.current?.scrollIntoView({ block: 'nearest' })
    const outside = (event: Event) => closeOutside(event)
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [])

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Tab') return onClose(true)
    if (event.key === 'Escape') {
      event.preventDefault()
      return onClose(true)
    }
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
    const at = entries.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: (at + 1) % entries.length, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    entries.at(next)?.focus()
  }

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={`Actions for ${name}`}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
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
