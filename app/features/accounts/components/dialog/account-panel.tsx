import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react'
import styles from './account-menu.module.css'

interface AccountPanelProps {
  /** Gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A popover below the account button. It closes on a click outside, on Escape, and when the focus leaves it. */
export default function AccountPanel({ button, onClose, children }: AccountPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const closeOutside = useEffectEvent(({ target }: Event) => {
    if (!panel.current?.contains(target as Node) && !button.current?.contains(target as Node)) onClose()
  })
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    onClose()
    button.current?.focus()
  })

  useEffect(() => {
    const outside = (event: Event) => closeOutside(event)
    const escape = (event: KeyboardEvent) => closeOnEscape(event)
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [])

  return (
    <div ref={panel} className={styles.panel}>
      {children}
    </div>
  )
}
