import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './side-panel.module.css'

interface SidePanelProps {
  readonly title: string
  readonly action?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Stands beside the schedule on wide screens and above it elsewhere. Escape within closes it. */
export function SidePanel({ title, action, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  }, [])
  return (
    <section className={styles.panel} ref={panel} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {action}
        <button type="button" className={styles.close} aria-label={`Close ${title}`} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </div>
      {children}
    </section>
  )
}
