import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { PageLink } from '../page-link.tsx'
import styles from './dialog.module.css'
import { Icon } from '../icon.tsx'
import { useHydrated } from '../browser/use-hydrated.ts'

interface DialogProps {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  /** Target of closing without script, for a dialog that the server draws open. */
  readonly closeHref?: string
  /**
   * `drawer` comes in from the right over the full height; `wide` holds what would be a page; `side` does so too, and
   * stands at the right of a wide screen, where the page beside it can still be read.
   */
  readonly kind?: 'dialog' | 'drawer' | 'wide' | 'side'
  readonly action?: ReactNode
  readonly children: ReactNode
}

const CLASSES = {
  dialog: styles.dialog,
  wide: `${styles.dialog} ${styles.wide}`,
  side: `${styles.dialog} ${styles.wide} ${styles.side}`,
  drawer: styles.drawer,
}

/**
 * The browser's own modal dialog: it traps the focus, gives it back, closes on Escape and on a click outside. Its
 * content exists only while it is open. One that the server draws open lies over its page without script, and becomes
 * modal with it.
 */
export function Dialog({ title, open, onClose, closeHref, kind = 'dialog', action, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const isHydrated = useHydrated()
  // React never changes this attribute again: from then on the dialog opens and closes itself.
  const [isOpenAtFirst] = useState(!isHydrated && open)

  useEffect(() => {
    const element = dialog.current
    if (!element || (open ? element.matches(':modal') : !element.open)) return
    if (!open) return element.close()
    // The server drew it open: typing that has begun goes on where the cursor is.
    const focused = element.contains(document.activeElement) ? document.activeElement : null
    element.removeAttribute('open')
    element.showModal()
    if (focused instanceof HTMLElement) focused.focus()
  }, [open])

  useEffect(() => {
    if (!open) return
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = overflow
    }
  }, [open])

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way
    <dialog
      ref={dialog}
      className={CLASSES[kind]}
      open={isOpenAtFirst}
      aria-labelledby={titleId}
      // React lets the event of a dialog inside bubble.
      onClose={(event) => event.target === dialog.current && onClose()}
      // The second of two clicks was meant for a button that the first one has moved or shrunk away.
      onClick={(event) => event.target === dialog.current && event.detail < 2 && onClose()}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {action}
            {closeHref !== undefined && !isHydrated ? (
              <PageLink className={styles.close} aria-label="Close" href={closeHref}>
                <Icon name="close" />
              </PageLink>
            ) : (
              <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
                <Icon name="close" />
              </button>
            )}
          </div>
          <div className={styles.body}>{children}</div>
        </>
      )}
    </dialog>
  )
}
