import { memo, useId, useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { countOf } from '#app/core/count-text.ts'
import { formatMoney } from '#app/core/money.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useNear } from '#app/ui/use-near.ts'
import { excludedFromTotal, totalOf, type BuilderProject } from '../../builder/builder-project.ts'
import type { LineItem, Room } from '../../model.ts'
import { ItemMenu } from './item-menu.tsx'
import { LineRow, type LineDialog } from './line-row.tsx'
import styles from './room-table.module.css'

export type RoomAsk = 'rename' | 'note' | 'delete'

interface RoomTableProps {
  readonly locale: string
  readonly room: Room
  readonly products: BuilderProject['products']
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isReadOnly: boolean
  readonly isFolded: boolean
  /** Below the fold: its pictures load when it comes near the window. */
  readonly isFar: boolean
  /** Number of lines rendered with controls; the others are text. */
  readonly liveLines: number
  readonly onQuantity: (lineItemId: string, quantity: number) => void
  readonly onStepItem: (lineItemId: string, by: 1 | -1) => void
  readonly onAskItem: (ask: LineDialog, lineItemId: string) => void
  readonly onAsk: (ask: RoomAsk, roomName: string) => void
  readonly onStep: (roomName: string, by: 1 | -1) => void
  readonly onFold: (names: readonly string[], isFolded: boolean) => void
  readonly onGrab: (event: PointerEvent<HTMLElement>, roomName: string) => void
}

/** A room with its lines. Memoised: a project has dozens. */
export const RoomTable = memo(function RoomTable(props: RoomTableProps) {
  const { locale, room, products, isFirst, isLast, isReadOnly, isFolded, isFar, liveLines } = props
  const { onAsk, onStep, onFold, onGrab } = props
  const linesId = useId()
  const total = totalOf([room], products)
  const count = room.items.length
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section, !isFar)
  useLayoutEffect(() => {
    // Not as an attribute: the policy of the page forbids inline styles.
    section.current?.style.setProperty('--lines', String(count))
  }, [count])

  function onKeyDown(event: KeyboardEvent): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (by === null || (by < 0 ? isFirst : isLast)) return
    event.preventDefault()
    onStep(room.name, by)
  }

  return (
    <section
      className={styles.room}
      ref={section}
      data-room={room.name}
      data-folded={isFolded || undefined}
      aria-label={room.name}
    >
      <header className={styles.head}>
        {!isReadOnly && (
          <button
            type="button"
            className={styles.handle}
            aria-label={`Move ${room.name}`}
            title="Drag, or press the up and down arrow keys"
            onPointerDown={(event) => onGrab(event, room.name)}
            onKeyDown={onKeyDown}
          >
            <span aria-hidden="true">⠿</span>
          </button>
        )}
        <button
          type="button"
          className={styles.fold}
          aria-label={`Lines of ${room.name}`}
          aria-expanded={!isFolded}
          aria-controls={linesId}
          onClick={() => onFold([room.name], !isFolded)}
        >
          <Icon name={isFolded ? 'down' : 'up'} size={16} />
        </button>
        <h3>{room.name}</h3>
        <span className={`code ${styles.count}`}>{countOf(count, 'item')}</span>
        {!isReadOnly && (
          <div className={styles.actions}>
            <button type="button" aria-label={`Rename ${room.name}`} onClick={() => onAsk('rename', room.name)}>
              Rename
            </button>
            <button type="button" aria-label={`Note for ${room.name}`} onClick={() => onAsk('note', room.name)}>
              Note
            </button>
            <ItemMenu
              name={room.name}
              actions={[
                { label: 'Move up', isDisabled: isFirst, run: () => onStep(room.name, -1) },
                { label: 'Move down', isDisabled: isLast, run: () => onStep(room.name, 1) },
                { label: 'Delete', run: () => onAsk('delete', room.name) },
              ]}
            />
          </div>
        )}
        {room.note && <p className={styles.roomNote}>{room.note}</p>}
      </header>
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
              {room.items.slice(0, liveLines).map((item, index) => (
                <LineRow
                  key={item.id}
                  locale={locale}
                  item={item}
                  facts={products[item.sku]}
                  isFirst={index === 0}
                  isLast={index === count - 1}
                  canMove={!(isFirst && isLast)}
                  isReadOnly={isReadOnly}
                  hasPicture={isNear}
                  onQuantity={props.onQuantity}
                  onStep={props.onStepItem}
                  onAsk={props.onAskItem}
                />
              ))}
            </tbody>
          </table>
        )}
        {liveLines < count && <WaitingLines items={room.items.slice(liveLines)} />}
      </div>
      {total && (
        <p className={styles.total}>
          <span>{[`Total ${room.name}`, excludedFromTotal([room], products)].filter(Boolean).join(', ')}</span>
          <strong>{formatMoney(total, 2)}</strong>
        </p>
      )}
    </section>
  )
})

/** One text, not an element for each line: thousands of elements would slow down a large project. */
function WaitingLines({ items }: { items: readonly LineItem[] }) {
  const texts = items.map(({ sku, name, quantity, note }) => `${quantity} × ${name}, ${sku}${note && `, ${note}`}`)
  return (
    <p className={styles.waiting} ref={(node) => node?.style.setProperty('--lines', String(items.length))}>
      {texts.join('\n')}
    </p>
  )
}
