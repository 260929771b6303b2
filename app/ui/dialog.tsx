import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

interface DialogProps {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  /** `drawer` comes in from the right over the full height; `wide` holds what would be a page. */
  readonly kind?: 'dialog' | 'drawer' | 'wide'
  /** Stands in the head, before the close button. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

const CLASSES = { dialog: styles.dialog, wide: `${styles.dialog} ${styles.wide}`, drawer: styles.drawer }

/**
 * The browser's own modal dialog: it keeps the focus, gives it back, closes on Escape and on a click beside it. Its
 * content exists only while it is open.
 */
export function Dialog({ title, open, onClose, kind = 'dialog', action, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
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
      aria-labelledby={titleId}
      // React lets the event of a dialog inside bubble.
      onClose={(event) => event.target === dialog.current && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {action}
            <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
        </>
      )}
    </dialog>
  )
}
