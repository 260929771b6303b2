import { moveTabFocus } from '#app/ui/menus/move-tab-focus.ts'
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
  return (
    <div
      role="tablist"
      aria-label="Filters"
      tabIndex={-1}
      className={styles.tabs}
      onKeyDown={(event) => moveTabFocus(event)?.click()}
    >
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
