import { memo } from 'react'
import { countText } from '@specify/core/text/count-text.ts'
import type { QuotePageLine } from '../../calls/page-lines.ts'
import type { DeskLine } from '../../desk/desk.ts'
import type { DeskStore } from '../../desk/desk-store.ts'
import { piecesField } from '../../stages/posted-stages.ts'
import { readLineStages, readPieces, type DraftStage } from '../../stages/stage-quantities.ts'
import { useDeskLine } from '../desk/use-desk.ts'
import styles from './stages.module.css'

interface StageRowProps {
  readonly store: DeskStore
  readonly index: number
  readonly line: QuotePageLine
  readonly stages: readonly DraftStage[]
}

/** A line with its pieces in each delivery. Drawn again when its own line changes, or the deliveries. */
export const StageRow = memo(function StageRow({ store, index, line, stages }: StageRowProps) {
  const { sku, name, variantText, quantity } = line
  const { line: typed } = useDeskLine(store, index)
  const [text, state] = stateOf(typed, stages, quantity)
  const problem = `stage-problem-${index}`
  return (
    <tr>
      <th scope="row" className="code">
        {sku}
      </th>
      <td className={styles.product} title={[name, variantText].filter(Boolean).join(', ')}>
        {name}
        {variantText && <small>{variantText}</small>}
      </td>
      <td className={styles.number} data-label="Qty">
        {countText(quantity)}
      </td>
      {stages.map(({ id, name: stageName }, at) => {
        const pieces = typed.stages?.[id] ?? ''
        const label = stageName.trim() || `Delivery ${at + 1}`
        return (
          <td key={id} data-label={label}>
            <input
              type="text"
              className={styles.cell}
              name={piecesField(index, at)}
              data-column={at}
              data-index={index}
              aria-label={`${sku}: pieces in ${label}`}
              aria-invalid={state === 'wrong' && readPieces(pieces) === null ? true : undefined}
              aria-describedby={problem}
              inputMode="numeric"
              maxLength={9}
              autoComplete="off"
              value={pieces}
              onChange={({ target }) => store.setPieces(index, id, target.value)}
              onFocus={({ target }) => target.select()}
            />
          </td>
        )
      })}
      <td id={problem} data-label="Adds up" data-state={state} className={styles.state}>
        {text}
      </td>
    </tr>
  )
})

type State = 'none' | 'whole' | 'wrong'

function stateOf({ cents, stages: typed }: DeskLine, stages: readonly DraftStage[], quantity: number): [string, State] {
  if (cents === null) return ['Not offered', 'none']
  const { sum, isWrong } = readLineStages(typed, stages)
  if (isWrong) return ['Whole numbers only', 'wrong']
  if (sum === 0) return ['By lead time', 'none']
  if (sum === quantity) return [`${countText(sum)} of ${countText(quantity)}`, 'whole']
  const by = Math.abs(quantity - sum)
  return [
    `${countText(sum)} of ${countText(quantity)}: ${countText(by)} ${sum < quantity ? 'left' : 'too many'}`,
    'wrong',
  ]
}
