import type { Difference, Differences, Sides } from './difference.ts'
import type { Room, Schedule } from '@specify/schedule/model.ts'

/** Longer orders are cut to this many names. */
const MAX_NAMES = 4

interface Named {
  readonly id: string
  readonly name: string
}

interface Order extends Pick<Difference, 'key' | 'subject' | 'aspect'> {
  readonly sides: Sides<readonly Named[]>
}

/** Orders that differ, among types, rooms and products that exist on both sides. */
export function ordersOf(schedules: Sides<Schedule>): { by: keyof Differences; difference: Difference }[] {
  const types = mapSides(schedules, ({ unitTypes }) => unitTypes)
  const rooms = mapSides(schedules, (side) => side.rooms)
  const orders = [
    { key: 'type order', subject: 'Unit types', aspect: 'Order', sides: types },
    { key: 'order', subject: 'Rooms', aspect: 'Order', sides: rooms },
    ...rooms.mine.map(({ id }) => itemOrder(rooms, id)),
  ]
  return orders.flatMap((order) => {
    const by = changedBy(order.sides)
    if (!by) return []
    const { key, subject, aspect, sides } = order
    const [mine, saved] = describeOrders(...onBoth(sides.mine, sides.saved))
    return [{ by, difference: { key, subject, aspect, mine, saved } }]
  })
}

function itemOrder(rooms: Sides<readonly Room[]>, id: string): Order {
  const bySide = mapSides(rooms, (side) => side.find((room) => room.id === id))
  const sides = mapSides(bySide, (room) => room?.items ?? [])
  const subject = (bySide.base ?? bySide.mine)?.name ?? ''
  return { key: `room ${id} order`, subject, aspect: 'Order of products', sides }
}

function mapSides<T, U>({ base, mine, saved, merged }: Sides<T>, map: (side: T) => U): Sides<U> {
  return { base: map(base), mine: map(mine), saved: map(saved), merged: map(merged) }
}

function changedBy({ base, mine, saved, merged }: Sides<readonly Named[]>): keyof Differences | null {
  if (isSameOrder(mine, saved)) return null
  const [baseOrder] = onBoth(base, mine)
  const isMine = !isSameOrder(baseOrder, onBoth(mine, saved)[0])
  const isSaved = !isSameOrder(baseOrder, onBoth(saved, mine)[0])
  if (isMine === isSaved) return 'both'
  if (isMine) return isSameOrder(mine, merged) ? 'mine' : 'both'
  return isSameOrder(saved, merged) ? 'saved' : 'both'
}

function isSameOrder(one: readonly Named[], other: readonly Named[]): boolean {
  const [ours, theirs] = onBoth(one, other)
  return ours.every(({ id }, index) => id === theirs[index]?.id)
}

function onBoth<T extends Named>(one: readonly T[], other: readonly T[]): [T[], T[]] {
  const keepKnown = (list: readonly T[], by: readonly T[]) => {
    const ids = new Set(by.map(({ id }) => id))
    return list.filter(({ id }) => ids.has(id))
  }
  return [keepKnown(one, other), keepKnown(other, one)]
}

/** Two orders of the same things, from the first difference. */
function describeOrders(mine: readonly Named[], saved: readonly Named[]): [string, string] {
  const start = mine.findIndex(({ id }, index) => id !== saved[index]?.id)
  const end = mine.findLastIndex(({ id }, index) => id !== saved[index]?.id) + 1
  const names = (list: readonly Named[]) => {
    const shownNames = list.slice(start, Math.min(end, start + MAX_NAMES)).map(({ name }) => name)
    return shownNames.join(', ') + (end > start + MAX_NAMES ? ', …' : '')
  }
  return [names(mine), names(saved)]
}
