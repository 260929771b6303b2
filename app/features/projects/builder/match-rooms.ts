import type { LineItem, Room } from '../model.ts'
import { roomKey } from '../room-name.ts'
import type { Rooms } from '../rooms.ts'

/** Whether two states of rooms say the same. Quick where most of them are the same objects. */
export function isSameRooms(one: Rooms, other: Rooms): boolean {
  return isSameList(one, other, isSameRoom)
}

export function isSameRoom(one: Room, other: Room): boolean {
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

/** A room that can be told from the others in each state, whatever it is called there. */
export interface KnownRoom {
  readonly id: string
  /** What it was called before; what it is called where it is new. */
  readonly subject: string
  readonly room: Room
}

/**
 * The rooms of a state, known by what they were in the one before; new rooms by their names. Somebody may have added
 * rooms to it where it has more of them.
 */
export function knownRooms(before: Rooms, rooms: Rooms, isOnlyChanged = rooms.length <= before.length): KnownRoom[] {
  const origins = isOnlyChanged ? sourcesOf(before, rooms) : roomOrigins(before, rooms)
  return rooms.map((room) => {
    const origin = origins.get(room)
    const subject = origin?.name ?? room.name
    return { id: `${origin ? 'room' : 'new room'} ${roomKey(subject)}`, subject, room }
  })
}

/** How much a name counts against line items when a room is recognised: less than all of them, more than some. */
const NAME_WEIGHT = 0.6

/**
 * What each room of a state was in an earlier one, by its line items and its name; a room that is new has no entry. No
 * two rooms were the same one, and one that is empty was so before.
 */
function roomOrigins(before: Rooms, after: Rooms): Map<Room, Room> {
  const wasIn = new Map(before.flatMap((room) => room.items.map(({ id }) => [id, room] as const)))
  const byKey = new Map(before.map((room) => [roomKey(room.name), room]))
  const pairs = after.flatMap((room) => {
    const scores = new Map<Room, number>()
    const add = (origin: Room | undefined, score: number) => {
      if (origin && (!isEmpty(room) || isEmpty(origin))) scores.set(origin, (scores.get(origin) ?? 0) + score)
    }
    for (const { id } of room.items) add(wasIn.get(id), 1 / room.items.length)
    add(byKey.get(roomKey(room.name)), NAME_WEIGHT)
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
  // A room under a new name with nothing of what it held: the one that had its note. An empty one: any that is gone.
  const unknown = after.filter((room) => !origins.has(room))
  const find = (isIt: (each: Room) => boolean) => before.find((each) => !taken.has(each) && isIt(each))
  const canBe = (room: Room, each: Room) => (isEmpty(room) ? isEmpty(each) : room.note !== '')
  for (const room of unknown)
    pair(
      room,
      find((each) => each.note === room.note && canBe(room, each)),
    )
  for (const room of unknown.filter(isEmpty)) pair(room, find(isEmpty))
  return origins
}

/**
 * What each room was where changes alone have led from one state to the other. None makes an empty room: it is an empty
 * one, whatever else that could be. None makes a room with a note: it is one that is gone.
 */
export function sourcesOf(before: Rooms, after: Rooms): ReadonlyMap<Room, Room> {
  const sources = roomOrigins(before, after)
  const unmade = (isMeant: (room: Room) => boolean) => after.filter((room) => isMeant(room) && !sources.has(room))
  for (const room of unmade(isEmpty)) {
    const [filled, empty] = [...sources].find(([each, source]) => !isEmpty(each) && isEmpty(source)) ?? []
    if (!filled || !empty) continue
    sources.delete(filled)
    sources.set(room, empty)
  }
  const used = new Set(sources.values())
  const free = before.filter((room) => !used.has(room))
  for (const room of unmade(({ note }) => note !== '')) {
    const source = free.shift()
    if (source) sources.set(room, source)
  }
  return sources
}

export function isEmpty({ items }: Room): boolean {
  return items.length === 0
}
