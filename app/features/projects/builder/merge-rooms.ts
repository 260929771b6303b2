import type { LineItem, Room } from '../model.ts'
import { roomKey } from '../room-name.ts'
import { joinNotes, putItem, type Rooms } from '../rooms.ts'
import { isEmpty, isSameRoom, isSameRooms, knownRooms, type KnownRoom } from './match-rooms.ts'
import { placesOf, mergedItems, remapMergedItems, pick } from './merge-items.ts'

/** Changes between two states, rebased on a third one that was saved since. */
export function rebaseRooms(current: Rooms, before: Rooms, after: Rooms): Rooms {
  if (isSameRooms(before, after) || isSameRooms(current, after)) return current
  if (isSameRooms(current, before)) return after
  return mergeRooms(threeWay(before, after, current)).map(({ room }) => room)
}

/** Rooms of the common base, of my side, and of the saved side. */
interface ThreeWay {
  readonly base: readonly KnownRoom[]
  readonly mine: readonly KnownRoom[]
  readonly saved: readonly KnownRoom[]
}

/** My side follows from the base by changes alone; in the saved one rooms may have been added as well. */
export function threeWay(base: Rooms, mine: Rooms, saved: Rooms): ThreeWay {
  return { base: knownRooms(base, base), mine: knownRooms(base, mine, true), saved: knownRooms(base, saved) }
}

/**
 * Three-way merge of rooms. Rooms and line items are identified by their matches in the base, and each value (a name, a
 * note, a quantity, the room of a line item, an order) is merged by itself:
 *
 * - A value changed by one side is taken from that side, one changed by both from mine.
 * - A line item that a side has removed is gone, and no other one is.
 * - A room exists while it has contents; an empty one until a side removes it and the other has not renamed it.
 * - Rooms with equal names are merged, and so are line items of one product in a room: quantities add up.
 *
 * So where one side has changed nothing, or both the same, the other is the outcome. Only a line item that each side
 * has merged into another one of its product is counted in both: rather too many pieces than none.
 */
export function mergeRooms({ base, mine: given, saved }: ThreeWay): KnownRoom[] {
  const mine = remapMergedItems(base, given, saved)
  const items = mergedItems(placesOf(base), placesOf(mine), placesOf(saved))
  const [bases, mines, saveds] = [byId(base), byId(mine), byId(saved)]
  const merged = inOrder([...bases.keys()], [...mines.keys()], [...saveds.keys()]).flatMap((id): KnownRoom[] => {
    const [was, my, now] = [bases.get(id), mines.get(id), saveds.get(id)]
    const some = now ?? my
    if (!some) return []
    const held = inOrder(idsIn(was), idsIn(my), idsIn(now)).flatMap((itemId) => {
      const placed = items.get(itemId)
      return placed?.roomId === id ? [placed.item] : []
    })
    // The room I removed may have a namesake that was added since.
    const isThere = my !== undefined || roomKey(was?.room.name ?? '') !== roomKey(some.room.name)
    const isKept = held.length > 0 || (now && isEmpty(now.room) && isThere)
    if (!isKept) return []
    const room = {
      name: pick(was?.room.name, my?.room.name, some.room.name),
      note: pick(was?.room.note ?? '', my?.room.note, some.room.note),
      items: joinItems(held),
    }
    return [{ ...some, room: now && isSameRoom(now.room, room) ? now.room : room }]
  })
  const byName = new Map<string, KnownRoom>()
  for (const each of merged) {
    const key = roomKey(each.room.name)
    const other = byName.get(key)
    byName.set(key, other ? { ...other, room: joinRooms(other.room, each.room) } : each)
  }
  return [...byName.values()]
}

/** The union of both sides, in my order where I have changed it and in the saved one otherwise. */
function inOrder(base: readonly string[], mine: readonly string[], saved: readonly string[]): string[] {
  const [had, have] = [new Set(base), new Set(mine)]
  const untouched = [...base.filter((id) => have.has(id)), ...mine.filter((id) => !had.has(id))]
  const isMine = mine.some((id, index) => id !== untouched[index])
  return [...new Set(isMine ? [...mine, ...saved] : [...saved, ...mine])]
}

function byId(rooms: readonly KnownRoom[]): Map<string, KnownRoom> {
  return new Map(rooms.map((each) => [each.id, each]))
}

function idsIn(known: KnownRoom | undefined): string[] {
  return known?.room.items.map(({ id }) => id) ?? []
}

function joinRooms(into: Room, from: Room): Room {
  return { ...into, note: joinNotes(into.note, from.note), items: joinItems([...into.items, ...from.items]) }
}

function joinItems(items: readonly LineItem[]): readonly LineItem[] {
  const isJoined = new Set(items.map(({ sku }) => sku)).size === items.length
  return isJoined ? items : items.reduce<readonly LineItem[]>(putItem, [])
}
