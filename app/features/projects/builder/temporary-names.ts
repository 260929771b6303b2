import { roomKey } from '../room-name.ts'
import type { Rooms } from '../rooms.ts'
import type { RoomsChange } from '../change-rooms.ts'

/** Temporary names of rooms within a change, none of them used before or after it. */
export function temporaryNames(before: Rooms, after: Rooms): () => string {
  const taken = new Set([...before, ...after].map(({ name }) => roomKey(name)))
  let count = 0
  return () => {
    do count++
    while (taken.has(roomKey(`Temporary Room ${count}`)))
    return `Temporary Room ${count}`
  }
}

/**
 * Renames in an order in which no target name is still in use. Rooms are identified by name; one without a target is
 * removed when its name is needed. A cycle is broken by a temporary name, once for each room in it.
 */
export function renamesOf(
  rooms: Rooms,
  targets: ReadonlyMap<string, string>,
  temporaryName: () => string,
): RoomsChange['renamed'] {
  const wanted = new Set([...targets.values()].map(roomKey))
  const taken = new Set(rooms.map(({ name }) => roomKey(name)))
  const renames: { from: string; to: string }[] = []
  let waiting = rooms.flatMap(({ name: from }) => {
    const to = targets.get(from) ?? (wanted.has(roomKey(from)) ? temporaryName() : from)
    return to === from ? [] : [{ from, to, fromKey: roomKey(from), toKey: roomKey(to) }]
  })
  while (waiting.length > 0) {
    const free = waiting.find(({ fromKey, toKey }) => fromKey === toKey || !taken.has(toKey))
    const next = free ?? waiting[0]!
    const to = free ? next.to : temporaryName()
    renames.push({ from: next.from, to })
    taken.delete(next.fromKey)
    taken.add(roomKey(to))
    waiting = waiting.filter((each) => each !== next)
    if (!free) waiting.push({ ...next, from: to, fromKey: roomKey(to) })
  }
  return renames
}

interface Move {
  readonly id: string
  readonly sku: string
  readonly from: string
  readonly to: string
  readonly isAside: boolean
}

/**
 * Moves of line items to their targets, in an order in which no two of one product ever meet and, where possible, no
 * remaining room is empty in between. A line item without a target leaves a remaining room. A cycle is broken by
 * temporary rooms, one move for each line item.
 */
export function movesOf(start: Rooms, after: Rooms, temporaryName: () => string): RoomsChange['moved'] {
  const staying = new Set(after.map(({ name }) => name))
  const targets = new Map(after.flatMap(({ name, items }) => items.map(({ id }) => [id, name] as const)))
  const held = new Map(start.map(({ name, items }) => [name, new Set(items.map(({ sku }) => sku))]))
  const nowhere = temporaryName()
  const moves: { lineItemId: string; roomName: string }[] = []
  let waiting = start.flatMap(({ name: from, items }) =>
    items.flatMap(({ id, sku }): Move[] => {
      const to = targets.get(id) ?? (staying.has(from) ? nowhere : from)
      return to === from ? [] : [{ id, sku, from, to, isAside: false }]
    }),
  )
  const hasRoom = ({ sku, to }: Move) => to === nowhere || held.get(to)?.has(sku) !== true
  const isLast = ({ from }: Move) => staying.has(from) && held.get(from)?.size === 1
  while (waiting.length > 0) {
    const next =
      waiting.find((each) => hasRoom(each) && !isLast(each)) ??
      waiting.find((each) => !each.isAside && !isLast(each)) ??
      waiting.find(hasRoom) ??
      waiting.find(({ isAside }) => !isAside)
    if (!next) break
    const to = hasRoom(next) ? next.to : temporaryName()
    moves.push({ lineItemId: next.id, roomName: to })
    held.get(next.from)?.delete(next.sku)
    held.set(to, (held.get(to) ?? new Set()).add(next.sku))
    waiting = waiting.filter((each) => each !== next)
    if (to !== next.to) waiting.push({ ...next, from: to, isAside: true })
  }
  return moves
}
