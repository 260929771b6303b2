import { countText } from '@specify/core/text/count-text.ts'
import { cellKeys } from '#app/ui/fields/cell-keys.ts'
import type { QuotePageLine } from '../../calls/page-lines.ts'
import type { DeskStore } from '../../desk/desk-store.ts'
import { readLineStages, type DraftStage } from '../../stages/stage-quantities.ts'
import { useLateDesk } from '../desk/use-desk.ts'
import { StageRow } from './stage-row.tsx'
import styles from './stages.module.css'

interface StageTableProps {
  readonly store: DeskStore
  readonly lines: readonly QuotePageLine[]
  readonly stages: readonly DraftStage[]
  readonly onNews: (news: string) => void
}

/** Pieces of each line in each delivery, as in a spreadsheet. */
export function StageTable({ store, lines, stages, onNews }: StageTableProps) {
  const placeOf = ({ dataset }: HTMLInputElement) => ({
    index: Number(dataset['index']),
    id: stages[Number(dataset['column'])]?.id ?? '',
  })
  const keys = cellKeys({
    cells: 'input[data-column]',
    onFillDown(cell) {
      const { index, id } = placeOf(cell)
      store.fillPiecesDown(index, id)
    },
    onPaste(cell, column) {
      const { index, id } = placeOf(cell)
      onNews(store.pastePieces(index, id, column))
    },
  })
  return (
    <table className={styles.table} data-count={stages.length} aria-label="Deliveries of the lines" {...keys}>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Product</th>
          <th scope="col" className={styles.number}>
            Qty
          </th>
          {stages.map(({ id, name }, at) => (
            <th key={id} scope="col" className={styles.number} title={name}>
              {name.trim() || `Delivery ${at + 1}`}
            </th>
          ))}
          <th scope="col" className={styles.state}>
            Adds up
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <StageRow key={line.sku} store={store} index={index} line={line} stages={stages} />
        ))}
      </tbody>
      <StageTotals store={store} stages={stages} />
    </table>
  )
}

function StageTotals({ store, stages }: Pick<StageTableProps, 'store' | 'stages'>) {
  const { lines } = useLateDesk(store)
  const offered = lines.filter(({ cents }) => cents !== null)
  const pieces = offered.map((line) => readLineStages(line.stages, stages).pieces)
  return (
    <tfoot>
      <tr>
        <th scope="row">Pieces</th>
        {stages.map(({ id, name }, at) => (
          <td key={id} className={styles.number} data-label={name.trim() || `Delivery ${at + 1}`}>
            {countText(pieces.reduce((sum, each) => sum + each[at]!, 0))}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
