import type { LineItem, Room } from '../model.ts'
import { roomKey } from '../room-name.ts'
import { changeRooms, mapItems, NO_CHANGE, type Rooms, type RoomsChange } from '../rooms.ts'
import { isSameRooms, places, roomOrigins } from './match-rooms.ts'
import { changeBetween, PASSING_NAME } from './mutation-of.ts'

/**
 * A change made on other rooms, applied to these as far as it fits: what it says of line items and rooms that are gone
 * is left out, rooms that it does not know stay, and no line item goes that it did not remove itself.
 */
export function changeOnTop(current: Rooms, known: Rooms, change: RoomsChange): Rooms {
  const knownIds = places(known)
  const stayingIds = places(changeRooms(known, change))
  const isGone = ({ id }: LineItem) => knownIds.has(id) && !stayingIds.has(id)
  const ids = places(current)
  const has = ({ lineItemId }: { readonly lineItemId: string }) => ids.has(lineItemId)
  // A room that has another name by now is still the one that was meant.
  const names = new Map(Array.from(roomOrigins(known, current), ([room, was]) => [roomKey(was.name), room.name]))
  const nameNow = (name: string) => names.get(roomKey(name)) ?? name
  const newNames = new Set(change.renamed.map(({ to }) => roomKey(to)))
  let next = changeRooms(mapItems(current, apartIf(isGone)), {
    ...NO_CHANGE,
    quantities: change.quantities.filter(has),
    notes: change.notes.filter(has),
    roomNotes: change.roomNotes
      .map(({ roomName, note }) => ({ roomName: nameNow(roomName), note }))
      .filter(({ roomName }) => hasRoom(current, roomName)),
    removed: change.removed.filter((id) => ids.has(id)),
  })
  const rename = (from: string, to: string) => {
    if (hasRoom(next, from)) next = changeRooms(next, { ...NO_CHANGE, renamed: [{ from, to }] })
  }
  for (const { from, to } of change.renamed) rename(from, to)
  for (const { lineItemId, roomName } of change.moved) {
    if (!places(next).has(lineItemId)) continue
    const name = newNames.has(roomKey(roomName)) ? roomName : nameNow(roomName)
    next = changeRooms(next, { ...NO_CHANGE, moved: [{ lineItemId, roomName: name }] })
  }
  const there = places(next)
  const priorities = change.priorities.filter(({ lineItemId }) => there.has(lineItemId))
  if (priorities.length > 0) next = changeRooms(next, { ...NO_CHANGE, priorities })
  const removed = next.flatMap(({ items }) => items.filter(isGone).map(({ id }) => id))
  if (change.remaining === null) return removed.length === 0 ? next : changeRooms(next, { ...NO_CHANGE, removed })

  const isHeld = ({ items }: Room) => items.some((item) => !isGone(item))
  // What was to go under a passing name is another room by now, or has got what is not to go.
  for (const { from, to } of change.renamed.toReversed())
    if (to.startsWith(PASSING_NAME) && next.some((each) => each.name === to && isHeld(each))) rename(to, from)
  const knownKeys = new Set([...known.map(({ name }) => name), ...change.renamed.map(({ to }) => to)].map(roomKey))
  const others = next.filter(
    (each) => isHeld(each) || (!knownKeys.has(roomKey(each.name)) && !each.name.startsWith(PASSING_NAME)),
  )
  return changeRooms(next, {
    ...NO_CHANGE,
    removed,
    remaining: [...change.remaining, ...others.map(({ name }) => name)],
  })
}

/** What is to go must not become one with what stays: until it goes, it is no product that anything else is of. */
function apartIf(isGone: (item: LineItem) => boolean): (item: LineItem) => LineItem {
  return (item) => (isGone(item) ? { ...item, sku: `${item.id} ${item.sku}` } : item)
}

function hasRoom(rooms: Rooms, name: string): boolean {
  return rooms.some((room) => roomKey(room.name) === roomKey(name))
}

/** What changed between two states, on top of a third one. */
export function changesOnTop(current: Rooms, before: Rooms, after: Rooms): Rooms {
  if (isSameRooms(before, after) || isSameRooms(current, after)) return current
  return isSameRooms(current, before) ? after : changeOnTop(current, before, changeBetween(before, after))
}
