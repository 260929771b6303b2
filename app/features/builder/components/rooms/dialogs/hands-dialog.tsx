import { useState } from 'react'
import { countText } from '@specify/core/text/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { MAX_UNIT_COUNT, type UnitType } from '@specify/schedule/model.ts'
import {
  evenHands,
  handsProblem,
  handsText,
  scaledHands,
  type UnitHands,
  type UnitSide,
} from '@specify/schedule/hands/unit-hands.ts'
import { FormDialog } from './choice-dialogs.tsx'
import styles from '#app/ui/dialogs/dialog.module.css'

interface HandsDialogProps {
  readonly unitType: UnitType
  /** Null for units that are all alike. */
  readonly onHands: (count: number, hands: UnitHands | null) => void
  readonly onClose: () => void
}

/** Asks how many units of a type are left- and right-handed. Another count changes neither by itself. */
export function HandsDialog({ unitType, onHands, onClose }: HandsDialogProps) {
  const { name, hands: former } = unitType
  const start = former ?? evenHands(unitType.count)
  const [units, setUnits] = useState(String(unitType.count))
  const [left, setLeft] = useState(String(start.left))
  const [right, setRight] = useState(String(start.right))
  const [drawn, setDrawn] = useState<UnitSide>(start.drawn)
  const count = readCount(units)
  const hands = { drawn, left: readCount(left) ?? NaN, right: readCount(right) ?? NaN }
  const areNumbers = Number.isInteger(hands.left) && Number.isInteger(hands.right)
  const sumProblem = count !== null && areNumbers ? handsProblem(hands, count) : ''
  const offers = count === null ? [] : offersFor(count, former ?? start, hands)
  const take = (offer: UnitHands) => {
    setLeft(String(offer.left))
    setRight(String(offer.right))
  }
  const numbers = { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } as const
  return (
    <FormDialog
      title={`Left and right units of ${name}`}
      yes="Apply"
      isReady={count !== null && areNumbers && sumProblem === ''}
      onSubmit={() => count !== null && onHands(count, hands)}
      onClose={onClose}
    >
      <p>Rooms are specified once. Products with a hand take their twin in units of the other hand.</p>
      <TextField
        ref={takeFocus}
        label="Units"
        name="units"
        value={units}
        problem={count === null ? NUMBER_PROBLEM : undefined}
        onChange={({ target }) => setUnits(target.value)}
        {...numbers}
      />
      <div className={styles.pair}>
        <TextField
          label="Left-handed"
          name="left"
          value={left}
          problem={readCount(left) === null ? NUMBER_PROBLEM : undefined}
          onChange={({ target }) => setLeft(target.value)}
          {...numbers}
        />
        <TextField
          label="Right-handed"
          name="right"
          value={right}
          problem={readCount(right) === null ? NUMBER_PROBLEM : sumProblem || undefined}
          onChange={({ target }) => setRight(target.value)}
          {...numbers}
        />
      </div>
      {offers.map(({ label, offer }) => (
        <Button key={label} onClick={() => take(offer)}>
          {`${label}: ${handsText({ hands: offer })}`}
        </Button>
      ))}
      <SelectField
        label="The rooms of this type show"
        name="drawn"
        value={drawn}
        options={[
          ['left', 'Left-handed units'],
          ['right', 'Right-handed units'],
        ]}
        onChange={({ target }) => setDrawn(target.value === 'right' ? 'right' : 'left')}
      />
      {former && (
        <Button
          look="plain"
          onClick={() => {
            onHands(count ?? unitType.count, null)
            onClose()
          }}
        >
          All units are alike
        </Button>
      )}
    </FormDialog>
  )
}

const NUMBER_PROBLEM = `A whole number from 0 to ${countText(MAX_UNIT_COUNT)}.`

function readCount(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : null
}

/** Splits of the count in one press, other than the one that stands there. */
function offersFor(count: number, former: UnitHands, now: Pick<UnitHands, 'left' | 'right'>) {
  const even = evenHands(count)
  const scaled = scaledHands(former, count)
  return [
    { label: 'Split evenly', offer: even },
    ...(scaled.left === even.left ? [] : [{ label: 'Keep the proportion', offer: scaled }]),
  ].filter(({ offer }) => offer.left !== now.left || offer.right !== now.right)
}
