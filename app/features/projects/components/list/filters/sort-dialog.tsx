import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { readSortKey, SORT_FIELDS, type ProjectSort } from '#app/features/projects/list/project-list.ts'
import { COLUMN_LABELS } from '../project-table.tsx'
import styles from './sort-dialog.module.css'

interface SortDialogProps {
  readonly sortKey: string
  readonly sortHref: (by: ProjectSort['by']) => string
}

/** Sorting where the headings have no room. Choosing the current field reverses the order. */
export function SortDialog({ sortKey, sortHref }: SortDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const sort = readSortKey(sortKey)
  const fields = (
    <ul className={styles.fields}>
      {SORT_FIELDS.map((by) => (
        <li key={by}>
          <LinkButton href={sortHref(by)} aria-pressed={sort?.by === by} keepsScroll onClick={() => setOpen(false)}>
            <span>
              {COLUMN_LABELS[by]}
              {sort?.by === by && (
                <span className="visually-hidden">{sort.descending ? ', descending' : ', ascending'}</span>
              )}
            </span>
            {sort?.by === by && <Icon name={sort.descending ? 'down' : 'up'} size={18} />}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
  return (
    <div className={styles.sort}>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        ↑↓ Sort
      </Button>
      <noscript>{fields}</noscript>
      <Dialog title="Sortby following field" open={isOpen} onClose={() => setOpen(false)}>
        {fields}
      </Dialog>
    </div>
  )
}
