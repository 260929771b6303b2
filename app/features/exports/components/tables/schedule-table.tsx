import { Fragment, memo, type ReactNode } from 'react'
import { countText } from '@specify/core/text/count-text.ts'
import { formatMoney } from '@specify/core/money.ts'
import { totalPriceText, unitPriceText } from '#app/features/exports/summary/line-price-text.ts'
import { allUnits, oneUnit } from '#app/features/exports/summary/summary-amounts.ts'
import { groupRooms, unitTypeText } from '#app/features/exports/summary/summary-groups.ts'
import { hasSameLines } from '#app/features/exports/sheets/same-lines.ts'
import {
  lineUnitsText,
  type Summary,
  type SummaryLine,
  type SummaryRoom,
} from '#app/features/exports/summary/summary.ts'
import { isSameHands } from '@specify/schedule/hands/unit-hands.ts'
import { LineQuantity } from './line-quantity.tsx'
import { CodeCell, NameCell, NumberCell, NumberHead, sumText, TagCell } from './schedule-cells.tsx'
import styles from './schedule-table.module.css'
import type { SummaryEditing } from '../summary-editing.ts'
import { TotalNote } from './total-note.tsx'

interface ScheduleTableProps {
  readonly summary: Summary
  /** The first rooms and lines, which are drawn; sums cover all of them. */
  readonly rooms: readonly SummaryRoom[]
  readonly showPrices: boolean
  readonly editing: SummaryEditing | null
}

/** Lines below their rooms, rooms below their types; each heading carries its sums. */
export function ScheduleTable({ summary, rooms: drawnRooms, showPrices, editing }: ScheduleTableProps) {
  const { hasTypes, hasTags, rooms } = summary
  const drawn = new Map(drawnRooms.map(({ lines }, index) => [rooms[index]!, lines]))
  const columns = { hasTypes, hasTags, showPrices }
  return (
    <table className={`${styles.table} dense`} aria-label="Product Summary">
      <thead>
        <tr>
          {hasTags && <th scope="col">Tag</th>}
          <th scope="col">Prod Code</th>
          <th scope="col">Product Name</th>
          {hasTypes ? (
            <>
              <NumberHead>Per unit</NumberHead>
              <NumberHead>Units</NumberHead>
              <NumberHead>Total</NumberHead>
            </>
          ) : (
            <NumberHead>Qty</NumberHead>
          )}
          {showPrices && (
            <>
              <NumberHead>Unit price</NumberHead>
              <NumberHead>{hasTypes ? 'Total price' : 'Price'}</NumberHead>
            </>
          )}
        </tr>
      </thead>
      {groupRooms(rooms).map((group) => {
        if (!group.rooms.some((room) => drawn.has(room))) return null
        const units = group.unitType?.count ?? 1
        return (
          <Fragment key={group.unitType?.id ?? ''}>
            {hasTypes && (
              <tbody>
                <SumsRow
                  {...columns}
                  className={`${styles.type} lead`}
                  units={units}
                  lines={group.rooms.flatMap(({ lines }) => lines)}
                >
                  {unitTypeText(group.unitType)}
                </SumsRow>
              </tbody>
            )}
            {group.rooms
              .filter((room) => drawn.has(room))
              .map((room) => (
                <RoomRows key={room.name} {...columns} room={room} shown={drawn.get(room)!.length} editing={editing} />
              ))}
          </Fragment>
        )
      })}
      <tfoot>
        <tr>
          <th scope="row" colSpan={(hasTags ? 3 : 2) + (hasTypes ? 2 : 0)}>
            Total
            {showPrices && <TotalNote summary={summary} />}
          </th>
          <NumberCell label={hasTypes ? 'Total' : 'Qty'}>{countText(summary.quantity)}</NumberCell>
          {showPrices && (
            <NumberCell label={hasTypes ? 'Total price' : 'Price'} colSpan={2}>
              {sumText(summary.total)}
            </NumberCell>
          )}
        </tr>
      </tfoot>
    </table>
  )
}

interface Columns {
  readonly hasTypes: boolean
  readonly hasTags: boolean
  readonly showPrices: boolean
}

interface SumsRowProps extends Columns {
  readonly className: string | undefined
  readonly units: number
  readonly lines: readonly SummaryLine[]
  readonly children: ReactNode
}

function SumsRow({ hasTypes, hasTags, showPrices, className, units, lines, children }: SumsRowProps) {
  const one = oneUnit(lines)
  const all = allUnits(lines)
  // Pieces without a twin for the other hand are in no sum: the count is no product then.
  const isProduct = one.quantity * units === all.quantity
  return (
    <tr className={`${className} band ${noneBuilt(units)}`} data-partial={!isProduct || undefined}>
      <th scope="rowgroup" colSpan={hasTags ? 3 : 2}>
        {children}
        {hasTypes && showPrices && one.price && units !== 1 && <small>{` ${formatMoney(one.price, 2)} each`}</small>}
      </th>
      {hasTypes && (
        <>
          <NumberCell label="Per unit">{countText(one.quantity)}</NumberCell>
          <NumberCell label="Units">{countText(units)}</NumberCell>
        </>
      )}
      <NumberCell label={hasTypes ? 'Total' : 'Qty'}>{countText(all.quantity)}</NumberCell>
      {showPrices && (
        <NumberCell label={hasTypes ? 'Total price' : 'Price'} colSpan={2}>
          {sumText(all.price)}
        </NumberCell>
      )}
    </tr>
  )
}

interface RoomRowsProps extends Columns {
  readonly room: SummaryRoom
  /** Lines of it that are drawn, from the first on. */
  readonly shown: number
  readonly editing: SummaryEditing | null
}

/** Memoised: a project has thousands of lines. */
const RoomRows = memo(
  function RoomRows({ room, shown, editing, ...columns }: RoomRowsProps) {
    const { name, note, lines, unitType } = room
    return (
      <tbody>
        <SumsRow {...columns} className={styles.roomHead} units={unitType?.count ?? 1} lines={lines}>
          {name}
          {note && <small>{` ${note}`}</small>}
        </SumsRow>
        {lines.slice(0, shown).map((line) => (
          <LineRow key={`${line.id} ${line.side ?? ''}`} {...columns} line={line} editing={editing} />
        ))}
      </tbody>
    )
  },
  (before, after) =>
    before.editing === after.editing &&
    before.shown === after.shown &&
    before.hasTypes === after.hasTypes &&
    before.hasTags === after.hasTags &&
    before.showPrices === after.showPrices &&
    before.room.name === after.room.name &&
    before.room.note === after.room.note &&
    before.room.unitType?.count === after.room.unitType?.count &&
    isSameHands(before.room.unitType?.hands, after.room.unitType?.hands) &&
    hasSameLines(before.room, after.room),
)

interface LineRowProps extends Columns {
  readonly line: SummaryLine
  readonly editing: SummaryEditing | null
}

function LineRow({ hasTypes, hasTags, showPrices, line, editing }: LineRowProps) {
  return (
    <tr className={`${styles.line} ${noneBuilt(line.units)}`}>
      {hasTags && <TagCell tags={line.tag === '' ? [] : [line.tag]} />}
      <CodeCell sku={line.sku} />
      <NameCell name={line.name} product={line.product} mark={line.mark} missing={line.missing} />
      <NumberCell label={hasTypes ? 'Per unit' : 'Qty'}>
        <LineQuantity line={line} editing={editing} />
      </NumberCell>
      {hasTypes && (
        <>
          <NumberCell label="Units">{lineUnitsText(line)}</NumberCell>
          <NumberCell label="Total">{countText(line.totalQuantity)}</NumberCell>
        </>
      )}
      {showPrices && (
        <>
          <NumberCell label="Unit price">{unitPriceText(line)}</NumberCell>
          <NumberCell label={hasTypes ? 'Total price' : 'Price'}>{totalPriceText(line)}</NumberCell>
        </>
      )}
    </tr>
  )
}

function noneBuilt(units: number): string {
  return units === 0 ? `${styles.none} muted` : ''
}
