import { freeContentOf } from '@specify/list-reader/draft/free-content.ts'
import type { DraftRow } from '@specify/list-reader/draft/list-draft.ts'
import { NOT_FROM_CATALOGUE } from '@specify/schedule/free-lines/free-text.ts'
import styles from './list-row.module.css'

interface FreeRowTextProps {
  readonly row: DraftRow
  readonly name: string
  readonly onChange: () => void
}

/** A row that is kept as a line that is not from the catalogue. */
export function FreeRowText({ row, name, onChange }: FreeRowTextProps) {
  return (
    <>
      <div className={styles.name}>
        <span>{freeContentOf(row)?.name}</span>
        <span className={styles.finish}>{NOT_FROM_CATALOGUE}</span>
      </div>
      <span className={styles.after}>
        <button type="button" className={styles.plain} aria-label={`Change ${name}`} onClick={onChange}>
          Change
        </button>
      </span>
    </>
  )
}
