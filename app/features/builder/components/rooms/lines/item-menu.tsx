import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './item-menu.module.css'

/** Pixels: a little over two actions. */
const MIN_HEIGHT = 100

export interface MenuAction {
  readonly label: string
  readonly isDisabled?: boolean
  readonly run: () => void
}

export function ItemMenu({ name, actions }: { name: string; actions: readonly MenuAction[] }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const closeBeside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', closeBeside)
    return () => removeEventListener('pointerdown', closeBeside)
  }, [isOpen])

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens to what its buttons let bubble
    <div
      ref={root}
      className={styles.menu}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setOpen(false)
        opener.current?.focus()
      }}
    >
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={`More actions for ${name}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">···</span>
      </button>
      {isOpen && (
        <ul className={styles.actions} ref={placeMenu}>
          {actions.map(({ label, isDisabled, run }) => (
            <li key={label}>
              <button
                type="button"
                disabled={isDisabled}
                onClick={() => {
                  setOpen(false)
                  // A dialog that opens gives the focus back to the button.
                  opener.current?.focus()
                  run()
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/**
 * Keeps the menu in the window: below its button, above it, or over it where neither has room for all of it; scrolling
 * where the window is too low.
 */
function placeMenu(menu: HTMLElement | null): void {
  const button = menu?.parentElement?.getBoundingClientRect()
  if (!menu || !button) return
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const below = innerHeight - button.bottom - (Number.parseFloat(scrollPaddingBottom) || 0)
  const above = button.top - (Number.parseFloat(scrollPaddingTop) || 0)
  const height = menu.offsetHeight
  const isOver = height > below && height > above && height <= above + button.height + below
  if (isOver) {
    menu.style.top = `${button.height + below - height}px`
    return
  }
  const isUp = height > below && above > below
  menu.toggleAttribute('data-up', isUp)
  menu.style.maxHeight = `${Math.max(MIN_HEIGHT, isUp ? above : below)}px`
}
