import { AppError } from '#app/core/app-error.ts'
import { MAX_NOTE_LENGTH, MAX_QUANTITY, type LineItem, type Room } from './model.ts'
import { assertCounts, assertNote, assertQuantity, assertRoomName, assertSize } from './room-limits.ts'
import { isSameRoomName, roomKey } from './room-name.ts'

export type Rooms = readonly Room[]

export interface AddedProduct {
  readonly sku: string
  readonly productId: string
  readonly name: string
}

/** Placement of one product in one room. */
export interface RoomPlacement {
  readonly roomName: string
  /** Null adds to the line item of this product in the room, or makes one. */
  readonly lineItemId: string | null
  /** Null with a line item removes it; null without one is 1. */
  readonly quantity: number | null
  /** Undefined leaves the note as it is. */
  readonly note: string | undefined
}

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

/** Merges two line items of one product: their quantities add up, within the limit, and both notes stay. */
function mergeItems(into: LineItem, from: LineItem): LineItem {
  return {
    ...into,
    quantity: Math.min(MAX_QUANTITY, into.quantity + from.quantity),
    note: joinNotes(into.note, from.note),
  }
}

export function joinNotes(into: string, from: string): string {
  const notes = [into, from].filter((note, index, all) => note !== '' && all.indexOf(note) === index)
  return Array.from(notes.join(' ')).slice(0, MAX_NOTE_LENGTH).join('')
}

/** Puts a line item into a room, merged with one of the same product. */
export function putItem(items: readonly LineItem[], item: LineItem): LineItem[] {
  const same = items.findIndex(({ sku }) => sku === item.sku)
  if (same < 0) return [...items, item]
  return items.map((each, index) => (index === same ? mergeItems(each, item) : each))
}

/**
 * Adds rooms, in the order given, after the existing ones; names that exist are left out.
 * @throws AppError `invalid_input` for an invalid name, or too many, of one kind or in all.
 */
export function addRooms(rooms: Rooms, names: readonly string[]): Rooms {
  const next = [...rooms]
  const keys = new Set(rooms.map(({ name }) => roomKey(name)))
  for (const name of names) {
    assertRoomName(name)
    if (keys.has(roomKey(name))) continue
    keys.add(roomKey(name))
    next.push({ name, note: '', items: [] })
  }
  return next.length === rooms.length ? assertSize(next) : assertCounts(assertSize(next))
}

/**
 * Places a product in rooms. Missing rooms are created, so that nothing is lost when one was removed in between.
 * @throws AppError `not_found` for a line item that is not there or is of another product.
 */
export function placeProduct(
  rooms: Rooms,
  product: AddedProduct,
  placements: readonly RoomPlacement[],
  newId: () => string,
): Rooms {
  let next = rooms
  for (const { roomName, lineItemId, quantity, note } of placements) {
    if (lineItemId !== null) {
      const item = findItem(next, lineItemId)
      if (item.sku !== product.sku) throw unknownItem()
      next =
        quantity === null || quantity === 0
          ? removeItems(next, [lineItemId])
          : mapItems(next, (each) => (each.id === lineItemId ? withChange(each, quantity, note) : each))
      continue
    }
    const item = { ...product, id: newId(), quantity: assertQuantity(quantity ?? 1), note: assertNote(note ?? '') }
    next = addRooms(next, [roomName])
    next = next.map((room) => (isRoom(room, roomName) ? { ...room, items: putItem(room.items, item) } : room))
  }
  return assertSize(next)
}

function withChange(item: LineItem, quantity: number, note: string | undefined): LineItem {
  return { ...item, quantity: assertQuantity(quantity), note: note === undefined ? item.note : assertNote(note) }
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
  const ids = new Set(rooms.flatMap(({ items }) => items.map(({ id }) => id)))
  for (const id of [...quantities.keys(), ...notes.keys(), ...priorities.keys()]) if (!ids.has(id)) throw unknownItem()

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
  return assertSize(change.remaining === null ? next : keepRooms(next, change.remaining))
}

function renameRoom(rooms: Rooms, from: string, to: string): Rooms {
  assertRoomName(to)
  const source = findRoom(rooms, from)
  const others = rooms.filter((room) => room !== source)
  const target = others.find((room) => isRoom(room, to)) ?? others.find(({ name }) => isSameRoomName(name, to))
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
  if (from && isRoom(from, roomName)) return next
  return next.flatMap((room) => {
    if (room === from) {
      const items = room.items.filter((each) => each !== item)
      return items.length === 0 ? [] : [{ ...room, items }]
    }
    return [isRoom(room, roomName) ? { ...room, items: putItem(room.items, item) } : room]
  })
}

function removeItems(rooms: Rooms, ids: readonly string[]): Rooms {
  const gone = new Set(ids)
  for (const id of gone) findItem(rooms, id)
  return rooms.flatMap((room) => {
    const items = room.items.filter(({ id }) => !gone.has(id))
    if (items.length === room.items.length) return [room]
    return items.length === 0 ? [] : [{ ...room, items }]
  })
}

function keepRooms(rooms: Rooms, names: readonly string[]): Rooms {
  const kept = names.flatMap((name) => rooms.find((room) => isRoom(room, name)) ?? [])
  return [...new Set(kept)]
}

/** Stable: line items without a priority keep their place, and yield to one with that priority. */
function sortRoom(room: Room, priorities: ReadonlyMap<string, number>): Room {
  if (!room.items.some(({ id }) => priorities.has(id))) return room
  const place = new Map(
    room.items.map(({ id }, index) => {
      const own = index + 1
      const given = priorities.get(id) ?? own
      // After the line item in that place if it comes from before it, in front of it otherwise.
      return [id, given + Math.sign(given - own) / 4]
    }),
  )
  return { ...room, items: room.items.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)) }
}

/** Unchanged rooms and line items stay the same objects, so that they do not re-render. */
function mapItems(rooms: Rooms, change: (item: LineItem) => LineItem): Rooms {
  return rooms.map((room) => {
    const items = room.items.map(change)
    return items.every((item, index) => item === room.items[index]) ? room : { ...room, items }
  })
}

function isRoom({ name }: Room, wanted: string): boolean {
  return roomKey(name) === roomKey(wanted)
}

function findRoom(rooms: Rooms, name: string): Room {
  const room = rooms.find((each) => isRoom(each, name))
  if (!room) throw new AppError('not_found', 'This room is not in the project.')
  return room
}

function findItem(rooms: Rooms, id: string): LineItem {
  for (const { items } of rooms) for (const item of items) if (item.id === id) return item
  throw unknownItem()
}

function unknownItem(): AppError {
  return new AppError('not_found', 'This line item is not in the project.')
}
