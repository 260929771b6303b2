import { shownCode } from '@specify/schedule/free-lines/free-line.ts'
import type { LineItem } from '@specify/schedule/model.ts'
import { WaitingHead, type RoomHeadProps } from './room-head.tsx'
import styles from '../lines/room-table.module.css'

export function WaitingRoom({ room, units }: Pick<RoomHeadProps, 'room' | 'units'>) {
  return (
    <section className={styles.room} data-room={room.id} aria-label={room.name} ref={reserve(room.items.length)}>
      <WaitingHead room={room} units={units} />
      <div className={styles.lines}>{room.items.length > 0 && <WaitingLines items={room.items} />}</div>
    </section>
  )
}

/** Not as an attribute: the policy of the page forbids inline styles. */
function reserve(lines: number) {
  return (node: HTMLElement | null) => node?.style.setProperty('--lines', String(lines))
}

/** One text, not an element for each line: thousands of elements would slow down a large project. */
export function WaitingLines({ items }: { items: readonly LineItem[] }) {
  const texts = items.map((item) =>
    [`${item.quantity} × ${item.name}`, shownCode(item), item.note].filter(Boolean).join(', '),
  )
  return (
    <p className={styles.waiting} ref={reserve(items.length)}>
      {texts.join('\n')}
    </p>
  )
}
