import { useRef, type KeyboardEvent } from 'react'
import styles from './project-filters.module.css'

interface TabsProps {
  readonly labels: readonly string[]
  /** Active filters. */
  readonly marked: readonly boolean[]
  readonly id: string
  readonly openIndex: number
  readonly onOpen: (index: number) => void
}

export function Tabs({ labels, marked, id, openIndex, onOpen }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent): void {
    const last = labels.length - 1
    const next = {
      ArrowRight: openIndex === last ? 0 : openIndex + 1,
      ArrowLeft: openIndex === 0 ? last : openIndex - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onOpen(next)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label="Filters" tabIndex={-1} className={styles.tabs} onKeyDown={onKeyDown}>
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-selected={index === openIndex}
          aria-controls={`${id}-panel-${index}`}
          tabIndex={index === openIndex ? 0 : -1}
          onClick={() => onOpen(index)}
        >
          {label}
          {marked[index] && <span className={styles.mark} role="img" aria-label="(in use)" />}
        </button>
      ))}
    </div>
  )
}
