import type { LineItem, Room } from '../model.ts'
import { roomKey } from '../room-name.ts'
import type { Rooms } from '../rooms.ts'

/** Whether two states of rooms say the same. Quick where most of them are the same objects. */
export function isSameRooms(one: Rooms, other: Rooms): boolean {
  return isSameList(one, other, isSameRoom)
}

function isSameRoom(one: Room, other: Room): boolean {
  return one.name === other.name && one.note === other.note && isSameList(one.items, other.items, isSameItem)
}

function isSameItem(one: LineItem, other: LineItem): boolean {
  return ITEM_FIELDS.every((field) => one[field] === other[field])
}

const ITEM_FIELDS = ['id', 'sku', 'productId', 'name', 'quantity', 'note'] as const satisfies (keyof LineItem)[]

function isSameList<T>(one: readonly T[], other: readonly T[], isSame: (one: T, other: T) => boolean): boolean {
  if (one === other) return true
  return (
    one.length === other.length && one.every((each, index) => each === other[index] || isSame(each, other[index] as T))
  )
}

/** How much a name counts against line items when a room is recognised: less than all of them, more than some. */
export const NAME_WEIGHT = 0.6

/** What each room of a state was in an earlier one; a room that is new has no entry. */
export function roomOrigins(before: Rooms, after: Rooms): ReadonlyMap<Room, Room> {
  return matchRooms(before, after, NAME_WEIGHT)
}

/** The room that each line item is in. */
export function places(rooms: Rooms): Map<string, Room> {
  return new Map(rooms.flatMap((room) => room.items.map(({ id }) => [id, room] as const)))
}

/** What a room of the new state was before, by its line items and its name. One that is empty was so before. */
export function matchRooms(before: Rooms, after: Rooms, nameWeight: number): Map<Room, Room> {
  const wasIn = places(before)
  const byKey = new Map(before.map((room) => [roomKey(room.name), room]))
  const pairs = after.flatMap((room) => {
    const scores = new Map<Room, number>()
    const add = (origin: Room | undefined, score: number) => {
      if (origin && (room.items.length > 0 || origin.items.length === 0))
        scores.set(origin, (scores.get(origin) ?? 0) + score)
    }
    for (const { id } of room.items) add(wasIn.get(id), 1 / room.items.length)
    add(byKey.get(roomKey(room.name)), nameWeight)
    return Array.from(scores, ([origin, score]) => ({ room, origin, score }))
  })
  const origins = new Map<Room, Room>()
  const taken = new Set<Room>()
  const pair = (room: Room, origin: Room | undefined) => {
    if (!origin || origins.has(room) || taken.has(origin)) return
    origins.set(room, origin)
    taken.add(origin)
  }
  for (const { room, origin } of pairs.toSorted((a, b) => b.score - a.score)) pair(room, origin)
  // An empty room under a new name: any empty one will do, its note is written anew.
  for (const room of after)
    if (!origins.has(room))
      pair(
        room,
        before.find((each) => !taken.has(each) && each.items.length === 0),
      )
  return origins
}
