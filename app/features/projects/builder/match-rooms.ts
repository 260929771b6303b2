import type { LineItem, Room } from '../model.ts'
import { roomKey } from '../room-name.ts'
import type { Rooms } from '../rooms.ts'

/** Deep equality of rooms. Fast where most of them are the same objects. */
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

/** A room with an identity across states, whatever its name. */
export interface KnownRoom {
  readonly id: string
  /** Its name in the former state; the present one where it is new. */
  readonly subject: string
  readonly room: Room
}

/**
 * Rooms matched with those of a former state; new rooms by their names. Unless `isOnlyChanged`, rooms may have been
 * added.
 */
export function knownRooms(before: Rooms, rooms: Rooms, isOnlyChanged = rooms.length <= before.length): KnownRoom[] {
  const origins = isOnlyChanged ? sourcesOf(before, rooms) : roomOrigins(before, rooms)
  return rooms.map((room) => {
    const origin = origins.get(room)
    const subject = origin?.name ?? room.name
    return { id: `${origin ? 'room' : 'new room'} ${roomKey(subject)}`, subject, room }
  })
}

/** Weight of a name against line items in matching rooms: less than all of them, more than some. */
const NAME_WEIGHT = 0.6

/**
 * The former room of each room of a state, by its line items and its name; a new room has no entry. Each former room is
 * used at most once, and an empty room was empty before.
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
  // A renamed room that lost its contents: the one that had its note. An empty one: any that is gone.
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
 * The former room of each room, where only changes separate the states. No change creates an empty room, so an empty
 * one is matched with an empty one. No change creates a room with a note, so it is matched with one that is gone.
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
