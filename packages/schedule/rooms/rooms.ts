import { AppError } from '@specify/core/app-error.ts'
import type { FreeLine } from '../free-lines/free-line.ts'
import type { LineItem, Room } from '../model.ts'
import { assertKnown } from './known-ids.ts'
import { assertCounts, assertNote, assertQuantity, assertRoomName, assertSize } from './room-limits.ts'
import { newUuid } from '@specify/core/ids/new-uuid.ts'
import { isSameRoomName, readKey, roomKey } from './room-name.ts'
import { putItem } from '../edits/merge-items.ts'

export type Rooms = readonly Room[]

export interface AddedProduct {
  readonly sku: string
  readonly productId: string
  readonly name: string
  /** Details of a line that is not from the catalogue. */
  readonly free?: FreeLine | undefined
}

export interface RoomPlacement {
  readonly roomName: string
  /** Null adds to the line item of this product in the room, or makes one. */
  readonly lineItemId: string | null
  /** Null with a line item removes it; null without one is 1. */
  readonly quantity: number | null
  /** Undefined leaves the note as it is. */
  readonly note: string | undefined
}

/**
 * Adds rooms, in the order given, after the existing ones; names that exist are left out.
 * @throws AppError `invalid_input` for an invalid name, or too many, of one kind or in all.
 */
export function addRooms(rooms: Rooms, names: readonly string[]): Rooms {
  const next = [...rooms]
  const keys = new Set(rooms.map(({ name }) => readKey(name)))
  for (const name of names) {
    assertRoomName(name)
    if (keys.has(readKey(name))) continue
    keys.add(readKey(name))
    next.push({ id: newUuid(), name, note: '', unitTypeId: null, items: [] })
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
      if (item.sku !== product.sku) throw unknownItem(lineItemId)
      next =
        quantity === null || quantity === 0
          ? removeItems(next, [lineItemId])
          : mapItems(next, (each) => (each.id === lineItemId ? withChange(each, quantity, note) : each))
      continue
    }
    const item = {
      ...product,
      id: newId(),
      quantity: assertQuantity(quantity ?? 1),
      note: assertNote(note ?? ''),
      tag: tagOf(rooms, product.sku),
    }
    next = addRooms(next, [roomName])
    const room = roomNamed(next, roomName)
    next = next.map((each) => (each === room ? { ...each, items: putItem(each.items, item) } : each))
  }
  return assertSize(next)
}

/** A product has one tag in a project, wherever it is: that of its first line item; empty for none. */
export function tagOf(rooms: Rooms, sku: string): string {
  for (const { items } of rooms) for (const item of items) if (item.sku === sku && item.tag !== '') return item.tag
  return ''
}

function withChange(item: LineItem, quantity: number, note: string | undefined): LineItem {
  return { ...item, quantity: assertQuantity(quantity), note: note === undefined ? item.note : assertNote(note) }
}

export function removeItems(rooms: Rooms, ids: readonly string[]): Rooms {
  const removedIds = new Set(ids)
  assertItems(rooms, removedIds)
  return rooms.flatMap((room) => {
    const items = room.items.filter(({ id }) => !removedIds.has(id))
    if (items.length === room.items.length) return [room]
    return items.length === 0 ? [] : [{ ...room, items }]
  })
}

/** Unchanged rooms and line items stay the same objects, so that they do not re-render. */
/** @throws AppError `not_found` for line items that are not there. */
export function assertItems(rooms: Rooms, ids: Iterable<string>): void {
  const itemIds = new Set(rooms.flatMap(({ items }) => items.map(({ id }) => id)))
  assertKnown({ what: 'line item', ids, isKnown: (id) => itemIds.has(id) })
}

export function mapItems(rooms: Rooms, change: (item: LineItem) => LineItem): Rooms {
  return rooms.map((room) => {
    const items = room.items.map(change)
    return items.every((item, index) => item === room.items[index]) ? room : { ...room, items }
  })
}

/** Finds a room by its name, or else by how the name is read: `Pantry1` finds `Pantry 1`. */
export function roomNamed(rooms: Rooms, wanted: string): Room | undefined {
  const key = roomKey(wanted)
  return rooms.find(({ name }) => roomKey(name) === key) ?? rooms.find(({ name }) => isSameRoomName(name, wanted))
}

export function findItem(rooms: Rooms, id: string): LineItem {
  for (const { items } of rooms) for (const item of items) if (item.id === id) return item
  throw unknownItem(id)
}

function unknownItem(id: string): AppError {
  return new AppError('not_found', `This line item is not in the project: ${id}. Nothing was changed.`)
}
