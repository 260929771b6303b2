import { countText } from '@specify/core/text/count-text.ts'
import type { RowState } from '@specify/list-reader/draft/list-draft.ts'
import styles from './list-dialog.module.css'

export type ShownRows = RowState | 'all'

const FILTERS: readonly (readonly [ShownRows, string])[] = [
  ['all', 'All'],
  ['open', 'To check'],
  ['ready', 'Ready'],
  ['left out', 'Left out'],
]

interface RowFilterProps {
  readonly shown: ShownRows
  readonly total: number
  readonly count: (state: RowState) => number
  readonly onShow: (state: ShownRows) => void
}

export function RowFilter({ shown, total, count, onShow }: RowFilterProps) {
  return (
    <div className={styles.filters} role="group" aria-label="Rows shown">
      {FILTERS.map(([state, label]) => (
        <button
          key={state}
          type="button"
          className={styles.filter}
          aria-pressed={shown === state}
          onClick={() => onShow(state)}
        >
          {label} <span>{countText(state === 'all' ? total : count(state))}</span>
        </button>
      ))}
    </div>
  )
}
