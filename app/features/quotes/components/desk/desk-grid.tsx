import { useCallback, type ChangeEvent, type Dispatch, type SetStateAction } from 'react'
import { cellKeys } from '#app/ui/fields/cell-keys.ts'
import type { QuotePageLine } from '../../calls/page-lines.ts'
import { DESK_COLUMNS, type DeskColumn } from '../../desk/desk.ts'
import type { DeskStore } from '../../desk/desk-store.ts'
import styles from './desk.module.css'
import { DeskRow } from './desk-row.tsx'
import { useDeskValue } from './use-desk.ts'

interface DeskGridProps {
  readonly store: DeskStore
  readonly lines: readonly QuotePageLine[]
  readonly ticked: ReadonlySet<number>
  readonly onTicked: Dispatch<SetStateAction<ReadonlySet<number>>>
  readonly onNews: (news: string) => void
}

export function DeskGrid({ store, lines, ticked, onTicked, onNews }: DeskGridProps) {
  const basis = useDeskValue(store, (desk) => desk.basis)
  const onTick = useCallback(
    (index: number, isTicked: boolean) =>
      onTicked((before) => {
        const next = new Set(before)
        if (isTicked) next.add(index)
        else next.delete(index)
        return next
      }),
    [onTicked],
  )
  const keys = cellKeys({
    cells: 'input[data-column]',
    onFillDown(cell) {
      const place = placeOf(cell)
      if (place) store.fillDown(place.index, place.column)
    },
    onPaste(cell, column) {
      const place = placeOf(cell)
      if (place) onNews(store.paste(place.index, place.column, column))
    },
  })
  const tickAll = ({ target }: ChangeEvent<HTMLInputElement>) =>
    onTicked(target.checked ? new Set(lines.keys()) : new Set())
  return (
    <table className={styles.grid} aria-label="Lines of the answer" {...keys}>
      <thead>
        <tr>
          <th>
            <input
              type="checkbox"
              aria-label="Select all lines"
              checked={ticked.size === lines.length}
              onChange={tickAll}
            />
          </th>
          <th scope="col">Code</th>
          <th scope="col">Product</th>
          <th scope="col" className={styles.number}>
            Qty
          </th>
          <th scope="col" className={styles.number}>
            List, {basis} GST
          </th>
          <th scope="col" className={styles.number}>
            Each, {basis} GST
          </th>
          <th scope="col" className={styles.number}>
            {basis === 'ex' ? 'Inc GST' : 'Ex GST'}
          </th>
          <th scope="col" className={styles.number}>
            Off list
          </th>
          <th scope="col" className={styles.number}>
            Total, inc GST
          </th>
          <th scope="col">Lead time</th>
          <th scope="col">Replaced by</th>
          <th scope="col">Note or reason</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <DeskRow
            key={line.sku}
            store={store}
            index={index}
            line={line}
            isTicked={ticked.has(index)}
            onTick={onTick}
          />
        ))}
      </tbody>
    </table>
  )
}

function placeOf({ dataset }: HTMLInputElement): { readonly index: number; readonly column: DeskColumn } | null {
  const column = DESK_COLUMNS.find((each) => each === dataset['column'])
  return column ? { index: Number(dataset['index']), column } : null
}
