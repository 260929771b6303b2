import { AppError } from '@specify/core/app-error.ts'
import type { Room } from '../model.ts'
import { assertNote, assertQuantity, assertRoomName, assertSize } from './room-limits.ts'
import { roomKey } from './room-name.ts'
import { type Rooms, addRooms, removeItems, mapItems, roomNamed, findItem, assertItems } from './rooms.ts'
import { assertKnown } from './known-ids.ts'
import { putItem } from '../edits/merge-items.ts'

/** A batch of changes to rooms, as the third step saves it. All or nothing. */
export interface RoomsChange {
  readonly quantities: readonly { readonly lineItemId: string; readonly quantity: number }[]
  readonly notes: readonly { readonly lineItemId: string; readonly note: string }[]
  readonly roomNotes: readonly { readonly roomName: string; readonly note: string }[]
  readonly removed: readonly string[]
  /** Old and new names. The name of another room merges the two. */
  readonly renamed: readonly { readonly from: string; readonly to: string }[]
  /** Line items moved to another room; it is made where it does not exist. */
  readonly moved: readonly { readonly lineItemId: string; readonly roomName: string }[]
  /** Higher numbers are later in their room. */
  readonly priorities: readonly { readonly lineItemId: string; readonly priority: number }[]
  /** The remaining rooms, in order, by their names after the change; null keeps all. */
  readonly remaining: readonly string[] | null
}

export const NO_CHANGE: RoomsChange = {
  quantities: [],
  notes: [],
  roomNotes: [],
  removed: [],
  renamed: [],
  moved: [],
  priorities: [],
  remaining: null,
}

/**
 * Applies the changes of the third step: quantities and notes, renames and moves (rooms and line items that meet are
 * merged), removals, order within rooms, and the remaining rooms with their order. A room whose last line item is
 * removed goes too.
 * @throws AppError `not_found` for a line item or room that is not there; `invalid_input` for a value beyond its
 * limits.
 */
export function changeRooms(rooms: Rooms, change: RoomsChange): Rooms {
  const quantities = new Map(
    change.quantities.map(({ lineItemId, quantity }) => [lineItemId, assertQuantity(quantity)]),
  )
  const notes = new Map(change.notes.map(({ lineItemId, note }) => [lineItemId, assertNote(note)]))
  const priorities = new Map(change.priorities.map(({ lineItemId, priority }) => [lineItemId, priority]))
  assertItems(rooms, [
    ...quantities.keys(),
    ...notes.keys(),
    ...priorities.keys(),
    ...change.removed,
    ...change.moved.map(({ lineItemId }) => lineItemId),
  ])

  let next: Rooms = mapItems(rooms, (item) => {
    const quantity = quantities.get(item.id) ?? item.quantity
    const note = notes.get(item.id) ?? item.note
    return quantity === item.quantity && note === item.note ? item : { ...item, quantity, note }
  })
  for (const { roomName, note } of change.roomNotes) {
    const name = findRoom(next, roomName).name
    next = next.map((room) => (room.name === name ? { ...room, note: assertNote(note) } : room))
  }
  next = removeItems(next, change.removed)
  for (const { from, to } of change.renamed) next = renameRoom(next, from, to)
  for (const { lineItemId, roomName } of change.moved) next = moveItem(next, lineItemId, roomName)
  if (priorities.size > 0) next = next.map((room) => sortRoom(room, priorities))
  return assertSize(change.remaining === null ? next : keepRooms(next, change.remaining, rooms))
}

function renameRoom(rooms: Rooms, from: string, to: string): Rooms {
  assertRoomName(to)
  const source = findRoom(rooms, from)
  const others = rooms.filter((room) => room !== source)
  const target = roomNamed(others, to)
  if (!target) return rooms.map((room) => (room === source ? { ...room, name: to } : room))
  const merged: Room = {
    ...target,
    note: target.note === '' ? source.note : target.note,
    items: source.items.reduce(putItem, [...target.items]),
  }
  return rooms.flatMap((room) => (room === source ? [] : [room === target ? merged : room]))
}

function moveItem(rooms: Rooms, lineItemId: string, roomName: string): Rooms {
  const item = findItem(rooms, lineItemId)
  const from = rooms.find(({ items }) => items.includes(item))
  const next = addRooms(rooms, [roomName])
  const to = roomNamed(next, roomName)
  if (from && from === to) return next
  return next.flatMap((room) => {
    if (room === from) {
      const items = room.items.filter((each) => each !== item)
      return items.length === 0 ? [] : [{ ...room, items }]
    }
    return [room === to ? { ...room, items: putItem(room.items, item) } : room]
  })
}

function keepRooms(rooms: Rooms, names: readonly string[], before: Rooms): Rooms {
  const byKey = new Map(rooms.map((room) => [roomKey(room.name), room]))
  // A room that the change itself has emptied or renamed may still be named.
  const former = new Set(before.map(({ name }) => roomKey(name)))
  assertKnown({ what: 'room', ids: names, isKnown: (name) => byKey.has(roomKey(name)) || former.has(roomKey(name)) })
  const keptRooms = names.flatMap((name) => byKey.get(roomKey(name)) ?? [])
  return [...new Set(keptRooms)]
}

/** Stable: line items without a priority keep their place, and yield to one with that priority. */
function sortRoom(room: Room, priorities: ReadonlyMap<string, number>): Room {
  if (!room.items.some(({ id }) => priorities.has(id))) return room
  const place = new Map(
    room.items.map(({ id }, index) => {
      const own = index + 1
      const priority = priorities.get(id) ?? own
      // After the line item in that place if it comes from before it, in front of it otherwise.
      return [id, priority + Math.sign(priority - own) / 4]
    }),
  )
  return { ...room, items: room.items.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)) }
}

function findRoom(rooms: Rooms, name: string): Room {
  const room = roomNamed(rooms, name)
  if (!room) throw new AppError('not_found', `This room is not in the project: ${name}. Nothing was changed.`)
  return room
}
