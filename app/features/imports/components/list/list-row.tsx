import { memo } from 'react'
import { countOf } from '@specify/core/text/count-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import {
  isNoteCut,
  problemsOf,
  skuOf,
  stateOf,
  type DraftRow,
  type ListAnswer,
  type RowField,
} from '@specify/list-reader/draft/list-draft.ts'
import type { CurrencyCode } from '@specify/core/money.ts'
import type { ChangeQuestion } from '@specify/list-reader/changes/model.ts'
import { RowChange } from '../changes/row-change.tsx'
import { plannedState, type PlannedChange } from '../changes/use-change-plan.ts'
import { canBeFree } from '@specify/list-reader/draft/free-rows.ts'
import { CandidateChoice } from './candidate-choice.tsx'
import { FreeRowText } from './free-row-text.tsx'
import styles from './list-row.module.css'
import { TextCell } from './text-cell.tsx'

export interface RowEvents {
  readonly setText: (row: DraftRow, field: RowField, text: string) => void
  readonly choose: (id: number, sku: string | null) => void
  /** Chooses for all rows of its code that have no product yet. */
  readonly chooseForAlike: (id: number, sku: string) => void
  readonly leaveOut: (id: number, isLeftOut: boolean) => void
  /** Keeps a row that names no product, and those alike, as a line that is not from the catalogue; or no longer. */
  readonly keepFree: (id: number, isFree: boolean, isForAlike: boolean) => void
  /** Null takes the answers of a row back. */
  readonly answer: (id: number, question: ChangeQuestion | null, value: string) => void
}

interface ListRowProps {
  readonly row: DraftRow
  readonly products: ListAnswer['products']
  /** Room of rows without one. */
  readonly room: string
  readonly rooms: string
  readonly isNewRoom: boolean
  /** See `plannedPlaces`. */
  readonly place: string
  /** The line whose quantity it adds to. */
  readonly repeats: number | undefined
  /** The change of the row; undefined where the list is added, or before it is known. */
  readonly planned: PlannedChange | undefined
  /** The SKU that the product of the row replaces. */
  readonly replaced: string | undefined
  readonly currency: CurrencyCode
  /** Rows of its code without a product, this one among them. */
  readonly alike: number
  readonly events: RowEvents
}

export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { row, products, room, rooms, isNewRoom, place, repeats, planned, replaced, currency, alike, events } = props
  const sku = skuOf(row)
  const product = sku === null ? undefined : products[sku]
  const problems = problemsOf(row, room)
  const state = plannedState(stateOf(row, room), planned)
  const { line, sheet, code, description, match, choice, unitType, note, roomNote, isLeftOut } = row
  const name = sheet ? `line ${sheet.line} of sheet ${sheet.name}` : `line ${line}`
  return (
    <li className={styles.row} data-state={state} data-found={product || row.isFree ? true : undefined}>
      <span className={styles.line}>
        <span className={styles.state} role="img" aria-label={STATE_TEXT[state]}>
          <Icon name={state === 'ready' ? 'check' : state === 'open' ? 'alert' : 'minus'} size={18} />
        </span>
        <span>
          <span className="visually-hidden">Line </span>
          {sheet ? sheet.line : line}
          {sheet && <span className={styles.sheet}>{sheet.name}</span>}
        </span>
      </span>
      <div className={styles.code}>
        <TextCell
          label={`Code of ${name}`}
          text={code}
          problem={sku === null && match.candidates.length === 0 ? problems.product : undefined}
          isCode
          onText={(text) => events.setText(row, 'code', text)}
        />
        {product && sku !== null && sku !== code && <span className={styles.meant}>{sku}</span>}
      </div>
      <div className={styles.product}>
        {product ? (
          <>
            <Picture
              className={styles.picture}
              src={product.image}
              alt=""
              slowAfterMs={null}
              loading="lazy"
              width={40}
              height={40}
            />
            <div className={styles.name}>
              <span>{product.name}</span>
              <span className={styles.finish}>{product.finish}</span>
              {!product.isAvailable && <span className={styles.warning}>Discontinued</span>}
              {match.isContradicted && choice === null && (
                <span className={styles.warning}>Your list says: {description}</span>
              )}
            </div>
            <span className={styles.after}>
              {choice !== null && (
                <button type="button" className={styles.plain} onClick={() => events.choose(row.id, null)}>
                  Change
                </button>
              )}
              {choice !== null && alike > 0 && (
                <button type="button" className={styles.plain} onClick={() => events.chooseForAlike(row.id, choice)}>
                  Use for {countOf(alike, 'more row')} of this code
                </button>
              )}
            </span>
          </>
        ) : row.isFree ? (
          <FreeRowText row={row} name={name} onChange={() => events.keepFree(row.id, false, false)} />
        ) : (
          <CandidateChoice
            {...{ match, products, description }}
            problem={problems.product ?? ''}
            name={name}
            alike={alike}
            onFree={canBeFree(row) ? (isForAlike) => events.keepFree(row.id, true, isForAlike) : null}
            onChoose={(chosen, isForAll) =>
              isForAll ? events.chooseForAlike(row.id, chosen) : events.choose(row.id, chosen)
            }
          />
        )}
      </div>
      <div className={styles.quantity}>
        <TextCell
          label={`Quantity of ${name}`}
          text={row.quantity}
          placeholder={row.change && problems.quantity === undefined ? 'all' : undefined}
          problem={problems.quantity}
          isNumber
          onText={(text) => events.setText(row, 'quantity', text)}
        />
      </div>
      <div className={styles.room}>
        <TextCell
          label={`Room of ${name}`}
          text={row.room}
          placeholder={room}
          problem={problems.room}
          list={rooms}
          onText={(text) => events.setText(row, 'room', text)}
        />
        {isNewRoom && <span className={styles.new}>New room</span>}
        {(place || unitType) && <span className={styles.note}>{place || unitType}</span>}
        {problems.unitType && <span className={styles.problem}>{problems.unitType}</span>}
      </div>
      <div className={styles.more}>
        {(row.tag !== '' || problems.tag) && (
          <TextCell
            label={`Tag of ${name}`}
            text={row.tag}
            problem={problems.tag}
            isCode
            onText={(text) => events.setText(row, 'tag', text)}
          />
        )}
        {note !== '' && <span className={styles.note}>{note}</span>}
        {roomNote !== '' && <span className={styles.note}>Room: {roomNote}</span>}
        {isNoteCut(row) && <span className={styles.warning}>This note will be cut to 300 characters.</span>}
        {repeats !== undefined && <span className={styles.note}>Adds to line {repeats}</span>}
      </div>
      {planned && !isLeftOut && (
        <div className={styles.change}>
          <RowChange
            {...{ planned, replaced, currency }}
            answers={row.answers}
            room={row.room}
            onAnswer={(question, value) => events.answer(row.id, question, value)}
          />
          {row.answers && (
            <button type="button" className={styles.plain} onClick={() => events.answer(row.id, null, '')}>
              Change my answer
            </button>
          )}
        </div>
      )}
      <button
        type="button"
        className={styles.leave}
        aria-pressed={isLeftOut}
        aria-label={isLeftOut ? `Take ${name} back in` : `Leave ${name} out`}
        title={isLeftOut ? 'Take back in' : 'Leave out'}
        onClick={() => events.leaveOut(row.id, !isLeftOut)}
      >
        <Icon name={isLeftOut ? 'plus' : 'close'} size={16} />
      </button>
    </li>
  )
})

const STATE_TEXT = { ready: 'Ready to add', open: 'To check', 'left out': 'Left out' } as const
