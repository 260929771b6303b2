import { memo } from 'react'
import { countOf } from '@specify/core/text/count-text.ts'
import { formatMoney, type Money } from '@specify/core/money.ts'
import { unitsText } from '@specify/schedule/hands/unit-hands.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { QuantityField } from '#app/ui/fields/quantity-field.tsx'
import { MAX_UNIT_COUNT } from '@specify/schedule/model.ts'
import { UnitTypeMenu, type UnitTypeMenuProps } from './unit-type-menu.tsx'
import styles from './unit-type.module.css'

interface UnitTypeHeadProps extends UnitTypeMenuProps {
  /** Price of one unit as it is drawn, and of all units. */
  readonly price: Money | null
  readonly total: Money | null
  /** True until the first save with hands, whose answer has the twins. */
  readonly areTwinsUnknown?: boolean
  readonly isReadOnly: boolean
  /** False while its controls are still to come. */
  readonly isLive: boolean
  readonly isFolded: boolean
  readonly onFold: (id: string | null, isFolded: boolean) => void
  readonly onCount: (id: string, count: number) => void
}

/** A type of units with its count, what one costs and all of them. Memoised: a project has dozens. */
export const UnitTypeHead = memo(function UnitTypeHead(props: UnitTypeHeadProps) {
  const {
    unitType,
    roomCount,
    price,
    total,
    areTwinsUnknown = false,
    isFirst,
    isLast,
    isReadOnly,
    isLive,
    isFolded,
  } = props
  const { onFold, onCount, onDuplicate, onStep, onAsk } = props
  const name = unitType?.name ?? 'Common areas'
  return (
    <header className={styles.head} data-type={unitType?.id ?? 'common'}>
      <button
        type="button"
        className={styles.fold}
        aria-label={`Rooms of ${name}`}
        aria-expanded={!isFolded}
        disabled={roomCount === 0}
        onClick={() => onFold(unitType?.id ?? null, !isFolded)}
      >
        <Icon name={isFolded ? 'down' : 'up'} size={16} />
      </button>
      <h3 className={styles.name}>
        {name}
        {unitType && (isReadOnly || !isLive) && !unitType.hands && ` × ${unitType.count}`}
      </h3>
      {unitType?.hands && (
        <p className={styles.hands}>
          {isReadOnly || !isLive ? (
            unitsText(unitType)
          ) : (
            <Button
              look="plain"
              aria-label={`Left and right units of ${name}: ${unitsText(unitType)}`}
              onClick={() => onAsk('hands', unitType.id)}
            >
              {unitsText(unitType)}
            </Button>
          )}
          {areTwinsUnknown && <span className={styles.pending}> Lines follow once saved.</span>}
        </p>
      )}
      {unitType && !unitType.hands && !isReadOnly && isLive && (
        <div className={styles.count}>
          <span aria-hidden="true">×</span>
          <QuantityField
            name={`units of ${name}`}
            quantity={unitType.count}
            least={0}
            most={MAX_UNIT_COUNT}
            isStrict
            onChange={(count) => onCount(unitType.id, count)}
          />
        </div>
      )}
      <span className={styles.rooms}>{countOf(roomCount, 'room')}</span>
      {price && (
        <p className={styles.price}>
          {unitType && (
            <span>{`${formatMoney(price, 2)} each${unitType.hands ? ` ${unitType.hands.drawn} unit` : ''}`}</span>
          )}
          <strong>{formatMoney(total ?? price, 2)}</strong>
        </p>
      )}
      {!isReadOnly && isLive && (
        <UnitTypeMenu {...{ unitType, roomCount, isFirst, isLast, onDuplicate, onStep, onAsk }} name={name} />
      )}
    </header>
  )
}, isSame)

/** Each change of the schedule makes another object of the price. */
function isSame(before: UnitTypeHeadProps, after: UnitTypeHeadProps): boolean {
  return (
    Object.entries(after).every(
      ([name, value]) => name === 'price' || name === 'total' || before[name as keyof UnitTypeHeadProps] === value,
    ) &&
    before.price?.centAmount === after.price?.centAmount &&
    before.total?.centAmount === after.total?.centAmount
  )
}
