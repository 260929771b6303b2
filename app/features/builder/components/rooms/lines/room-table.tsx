import { memo, useId, useLayoutEffect, useRef } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { formatMoney } from '@specify/core/money.ts'
import type { UnitHands } from '@specify/schedule/hands/unit-hands.ts'
import type { LineItem } from '@specify/schedule/model.ts'
import { useNear } from '#app/ui/browser/use-near.ts'
import {
  excludedFromTotal,
  totalOf,
  unitTotal,
  type BuilderProject,
} from '#app/features/projects/schedule/builder-project.ts'
import { RoomHead, type RoomHeadProps } from '../room/room-head.tsx'
import { FreeRow } from './free-row.tsx'
import { LineRow, type LineDialog } from './line-row.tsx'
import styles from './room-table.module.css'
import { WaitingRoom, WaitingLines } from '../room/waiting-room.tsx'

interface RoomTableProps extends RoomHeadProps {
  readonly locale: Locale
  readonly products: BuilderProject['products']
  /** SKUs by the codes of free lines that are in the catalogue. */
  readonly catalogueCodes: BuilderProject['catalogueCodes']
  /** Below the fold: its pictures load when it comes near the window. */
  readonly isFar: boolean
  /** Number of rows rendered with controls: the head, then lines; the others are text. */
  readonly liveRows: number
  readonly isOnlyRoom: boolean
  readonly hands?: UnitHands | undefined
  readonly ticked: ReadonlySet<string>
  readonly onTickLine: (lineItemId: string, isTicked: boolean, isRange: boolean) => void
  readonly onQuantity: (lineItemId: string, quantity: number) => void
  readonly onStepItem: (lineItemId: string, by: 1 | -1) => void
  readonly onAskItem: (ask: LineDialog, lineItemId: string, sku: string) => void
}

/** A room with its lines. Memoised: a project has dozens. */
export const RoomTable = memo(function RoomTable(props: RoomTableProps) {
  // Without hooks and controls until its turn: a large project has hundreds of rooms.
  return props.liveRows > 0 ? <LiveRoom {...props} /> : <WaitingRoom {...props} />
})

function skuOf(codes: RoomTableProps['catalogueCodes'], { free }: LineItem): string | undefined {
  return free && codes && Object.hasOwn(codes, free.code) ? codes[free.code] : undefined
}

function LiveRoom(props: RoomTableProps) {
  const { locale, room, products, isReadOnly, isFolded, isFar, liveRows, units } = props
  const liveLines = liveRows - 1
  const linesId = useId()
  const total = unitTotal([room], products)
  const count = room.items.length
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section, !isFar)
  useLayoutEffect(() => {
    // Not as an attribute: the policy of the page forbids inline styles.
    section.current?.style.setProperty('--lines', String(count))
  }, [count])

  return (
    <section
      className={styles.room}
      ref={section}
      data-room={room.id}
      data-folded={isFolded || undefined}
      aria-label={room.name}
    >
      <RoomHead {...props} linesId={linesId} />
      <div id={linesId} className={styles.lines}>
        {count === 0 && <p className={styles.empty}>No products in this room yet.</p>}
        {liveLines > 0 && (
          <table className={styles.table} aria-label={`Products in ${room.name}`}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">Picture</span>
                </th>
                <th scope="col">Product Name</th>
                <th scope="col">Qty</th>
                <th scope="col">Code</th>
                <th scope="col" className={styles.price}>
                  Price
                </th>
                <th scope="col">
                  <span className="visually-hidden">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {room.items.slice(0, liveLines).map((item, index) => {
                const Row = item.free ? FreeRow : LineRow
                return (
                  <Row
                    key={item.id}
                    locale={locale}
                    item={item}
                    facts={products[item.sku]}
                    catalogueSku={skuOf(props.catalogueCodes, item)}
                    isFirst={index === 0}
                    isLast={index === count - 1}
                    canMove={!props.isOnlyRoom}
                    isReadOnly={isReadOnly}
                    hasPicture={isNear}
                    units={units}
                    hands={props.hands}
                    isTicked={props.ticked.has(item.id)}
                    onTick={props.onTickLine}
                    onQuantity={props.onQuantity}
                    onStep={props.onStepItem}
                    onAsk={props.onAskItem}
                  />
                )
              })}
            </tbody>
          </table>
        )}
        {liveLines < count && <WaitingLines items={room.items.slice(liveLines)} />}
        {!isReadOnly && (
          <button
            type="button"
            className={styles.addFree}
            onClick={() => props.onAsk('freeLine', room.id)}
            data-screen-only
          >
            <span aria-hidden="true">+</span> Add a line that is not in the catalogue
            <span className="visually-hidden">{` to ${room.name}`}</span>
          </button>
        )}
      </div>
      {total && (
        <p className={styles.total}>
          <span>
            {[`Total ${room.name}`, units !== null && 'one unit', excludedFromTotal([room], products)]
              .filter(Boolean)
              .join(', ')}
          </span>
          <strong>{formatMoney(total, 2)}</strong>
          {units !== null && <strong>{`× ${units} = ${formatMoney(roomTotal(props) ?? total, 2)}`}</strong>}
        </p>
      )}
    </section>
  )
}

/** The price of a room in all units of its type. */
function roomTotal({ room, units, hands, products }: RoomTableProps) {
  const unitTypes =
    units === null || room.unitTypeId === null ? [] : [{ id: room.unitTypeId, name: '', count: units, hands }]
  return totalOf({ unitTypes, rooms: [room] }, products)
}
