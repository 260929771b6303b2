import { memo } from 'react'
import { countText } from '@specify/core/text/count-text.ts'
import { formatMoney } from '@specify/core/money.ts'
import { amountProblem, answerField } from '../../answer/answer-fields.ts'
import type { QuotePageLine } from '../../calls/page-lines.ts'
import { centsIn, differenceText, type DeskColumn, type DeskLine } from '../../desk/desk.ts'
import type { DeskStore } from '../../desk/desk-store.ts'
import { inCurrency, MAX_LEAD_TIME_LENGTH } from '../../quote.ts'
import styles from './desk.module.css'
import { useDeskLine } from './use-desk.ts'

interface DeskRowProps {
  readonly store: DeskStore
  readonly index: number
  readonly line: QuotePageLine
  readonly isTicked: boolean
  readonly onTick: (index: number, isTicked: boolean) => void
}

/** A line of the answer. Drawn again when its own line changes, or the basis of all. */
export const DeskRow = memo(function DeskRow({ store, index, line, isTicked, onTick }: DeskRowProps) {
  const { sku, name, variantText, quantity, listCents } = line
  const { line: typed, basis, lead } = useDeskLine(store, index)
  const { cents, price } = typed
  const cell = { store, index, typed }
  const { locale } = store
  const text = (amount: number) => formatMoney(inCurrency(amount, locale), 2)
  const isWrong = cents === undefined
  const other = typeof cents === 'number' ? text(centsIn(cents, basis === 'ex' ? 'inc' : 'ex', locale)) : ''
  const isAbove = typeof cents === 'number' && listCents !== null && cents > listCents
  const difference = typeof cents === 'number' && listCents !== null ? differenceText(cents, listCents) : ''
  const problem = `desk-problem-${index}`
  return (
    <tr>
      <td className={styles.tick}>
        <input
          type="checkbox"
          aria-label={`Select ${sku}`}
          checked={isTicked}
          onChange={({ target }) => onTick(index, target.checked)}
        />
      </td>
      <th scope="row" className="code">
        {sku}
        <input type="hidden" name={answerField(index, 'sku')} value={sku} />
        <input type="hidden" name={answerField(index, 'cents')} value={cents ?? ''} />
      </th>
      <td className={styles.product} title={[name, variantText].filter(Boolean).join(', ')}>
        {name}
        {variantText && <small>{variantText}</small>}
      </td>
      <td className={styles.number} data-label="Qty">
        {countText(quantity)}
      </td>
      <td className={styles.number} data-label="List">
        {listCents === null ? 'On request' : text(centsIn(listCents, basis, locale))}
      </td>
      <td data-label={`Each, ${basis} GST`}>
        <DeskCell
          {...cell}
          column="price"
          label={`${sku}: each, ${basis} GST`}
          problem={isWrong ? problem : undefined}
        />
        {isWrong && (
          <span id={problem} role="alert" className={styles.problem}>
            {amountProblem(price) ?? 'An amount is 1,000,000.00 at most.'}
          </span>
        )}
      </td>
      <td className={styles.number} data-label={basis === 'ex' ? 'Inc GST' : 'Ex GST'}>
        {other}
      </td>
      <td className={styles.number} data-label="Off list" data-above={isAbove || undefined}>
        {difference}
      </td>
      <td className={styles.number} data-label="Total, inc GST">
        {isWrong ? '' : cents === null ? 'Not offered' : text(cents * quantity)}
      </td>
      <td data-label="Lead time">
        <DeskCell {...cell} column="lead" label={`${sku}: lead time`} placeholder={lead} />
      </td>
      <td data-label="Replaced by">
        <DeskCell {...cell} column="substitute" label={`${sku}: replaced by code`} />
      </td>
      <td data-label="Note or reason">
        <DeskCell {...cell} column="note" label={`${sku}: note or reason`} />
      </td>
    </tr>
  )
})

interface DeskCellProps {
  readonly store: DeskStore
  readonly index: number
  readonly column: DeskColumn
  readonly typed: DeskLine
  readonly label: string
  readonly placeholder?: string
  readonly problem?: string | undefined
}

function DeskCell({ store, index, column, typed, label, placeholder, problem }: DeskCellProps) {
  return (
    <input
      type="text"
      className={styles.cell}
      name={answerField(index, column)}
      data-column={column}
      data-index={index}
      aria-label={label}
      aria-invalid={problem === undefined ? undefined : true}
      aria-describedby={problem}
      inputMode={column === 'price' ? 'decimal' : undefined}
      maxLength={column === 'price' ? 20 : column === 'substitute' ? 200 : MAX_LEAD_TIME_LENGTH}
      placeholder={placeholder}
      autoComplete="off"
      value={typed[column]}
      onChange={({ target }) => store.setCell(index, column, target.value)}
      onFocus={({ target }) => target.select()}
    />
  )
}
