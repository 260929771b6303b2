import { newUuid } from '@specify/core/ids/new-uuid.ts'
import type { LineItem, Room, Schedule, ScheduleRooms } from '../model.ts'
import { withAccess, type RoomAccess } from '@specify/catalogue/facts/room-access.ts'
import { freeRoomName, readKey } from '../rooms/room-name.ts'
import { mapItems, removeItems, tagOf, type AddedProduct } from '../rooms/rooms.ts'
import { putItem } from './merge-items.ts'

/** Edits of a schedule, by ids. What they leave alone stays the same object, so that it does not re-render. */
export type ScheduleEdit = (schedule: Schedule) => Schedule

type Ids = ReadonlySet<string>

/** Undefined leaves a value as it is. */
export function setLines(ids: Ids, values: Partial<Pick<LineItem, 'quantity' | 'note' | 'tag'>>): ScheduleEdit {
  return withRooms((rooms) => mapItems(rooms, (item) => (ids.has(item.id) ? { ...item, ...values } : item)))
}

/** Gives lines a quantity each, as one edit. */
export function setQuantities(quantities: ReadonlyMap<string, number>): ScheduleEdit {
  return withRooms((rooms) =>
    mapItems(rooms, (item) => {
      const quantity = quantities.get(item.id) ?? item.quantity
      return quantity === item.quantity ? item : { ...item, quantity }
    }),
  )
}

/** Gives the tag to every line item of these products: a product has one tag in a project. */
export function setTags(tags: ReadonlyMap<string, string>): ScheduleEdit {
  return withRooms((rooms) =>
    mapItems(rooms, (item) => {
      const tag = tags.get(item.sku) ?? item.tag
      return tag === item.tag ? item : { ...item, tag }
    }),
  )
}

/** A room goes with its last line item. */
export function removeLines(ids: Ids): ScheduleEdit {
  return withRooms((rooms) =>
    removeItems(
      rooms,
      itemsOf(rooms, ids).map(({ id }) => id),
    ),
  )
}

/** Line items of one product meet: quantities add up. A room that is left empty stays. */
export function moveLines(ids: Ids, roomId: string): ScheduleEdit {
  return withRooms((rooms) => {
    const elsewhere = rooms.filter(({ id }) => id !== roomId)
    const moved = itemsOf(elsewhere, ids)
    if (moved.length === 0) return rooms
    return rooms.map((room) =>
      room.id === roomId
        ? { ...room, items: moved.reduce(putItem, [...room.items]) }
        : withItems(
            room,
            room.items.filter(({ id }) => !ids.has(id)),
          ),
    )
  })
}

export function copyLines(ids: Ids, roomIds: Ids): ScheduleEdit {
  return withRooms((rooms) => {
    const copied = itemsOf(rooms, ids)
    return rooms.map((room) =>
      roomIds.has(room.id)
        ? { ...room, items: copied.map((item) => ({ ...item, id: newUuid() })).reduce(putItem, [...room.items]) }
        : room,
    )
  })
}

export function setRoom(id: string, values: Partial<Pick<Room, 'note' | 'name'>>): ScheduleEdit {
  return withRooms((rooms) => rooms.map((room) => (room.id === id ? { ...room, ...values } : room)))
}

/** Adds to the line item of the product in the room, or makes one. */
export function addLine(roomId: string, product: AddedProduct, quantity: number): ScheduleEdit {
  return withRooms((rooms) => {
    const item = { ...product, id: newUuid(), quantity, note: '', tag: tagOf(rooms, product.sku) }
    return rooms.map((room) => (room.id === roomId ? { ...room, items: putItem(room.items, item) } : room))
  })
}

export function mergeRoomInto(id: string, intoId: string): ScheduleEdit {
  return withRooms((rooms) => {
    const source = rooms.find((room) => room.id === id)
    if (!source || id === intoId) return rooms
    return rooms.flatMap((room) => {
      if (room === source) return []
      if (room.id !== intoId) return [room]
      return [{ ...room, note: room.note || source.note, items: source.items.reduce(putItem, [...room.items]) }]
    })
  })
}

/** A room at the end of its type. The name gets a number where it is taken. */
export function addRoom(name: string, unitTypeId: string | null, items: readonly LineItem[] = []): ScheduleEdit {
  return (schedule) => insertRooms(schedule, [{ id: newUuid(), name, note: '', unitTypeId, items }], null)
}

/** Each copy stands behind its original, with the next free number. */
export function duplicateRooms(ids: Ids): ScheduleEdit {
  return (schedule) =>
    schedule.rooms.reduce(
      (next, room) => (ids.has(room.id) ? insertRooms(next, [copyOf(room, room.unitTypeId)], room.id) : next),
      schedule,
    )
}

export function setRoomsType(ids: Ids, unitTypeId: string | null): ScheduleEdit {
  return withRooms((rooms) =>
    rooms.map((room) => (ids.has(room.id) && room.unitTypeId !== unitTypeId ? { ...room, unitTypeId } : room)),
  )
}

/** Null takes the mark away. */
export function setRoomsAccess(ids: Ids, access: RoomAccess | null): ScheduleEdit {
  return withRooms((rooms) =>
    rooms.map((room) => (ids.has(room.id) && (room.access ?? null) !== access ? withAccess(room, access) : room)),
  )
}

export function removeRooms(ids: Ids): ScheduleEdit {
  return withRooms((rooms) => rooms.filter(({ id }) => !ids.has(id)))
}

/** Puts a room in a place among those of its type, counted without it. */
export function placeRoom(id: string, place: number): ScheduleEdit {
  return withRooms((rooms) => {
    const room = rooms.find((each) => each.id === id)
    if (!room) return rooms
    const others = rooms.filter((each) => each !== room)
    const next = others.filter(({ unitTypeId }) => unitTypeId === room.unitTypeId)[place]
    return others.toSpliced(next ? others.indexOf(next) : others.length, 0, room)
  })
}

/** Moves a line item within its room: up by -1, down by 1. */
export function stepLine(id: string, by: 1 | -1): ScheduleEdit {
  return withRooms((rooms) =>
    rooms.map((room) => {
      const at = room.items.findIndex((item) => item.id === id)
      const item = room.items[at]
      if (!item || !room.items[at + by]) return room
      return { ...room, items: room.items.toSpliced(at, 1).toSpliced(at + by, 0, item) }
    }),
  )
}

/** Moves a room within its type: up by -1, down by 1. */
export function stepRoom(id: string, by: 1 | -1): ScheduleEdit {
  return withRooms((rooms) => {
    const at = rooms.findIndex((room) => room.id === id)
    const room = rooms[at]
    if (!room) return rooms
    let to = at + by
    while (rooms[to] && rooms[to]?.unitTypeId !== room.unitTypeId) to += by
    return rooms[to] ? rooms.toSpliced(at, 1).toSpliced(to, 0, room) : rooms
  })
}

/** Puts rooms behind one of the schedule, or at its end; with numbers where their names are taken. */
export function insertRooms(schedule: Schedule, added: readonly Room[], behindId: string | null): Schedule {
  const takenKeys = new Set(schedule.rooms.map(({ name }) => readKey(name)))
  const named = added.map((room) => {
    const name = freeRoomName(room.name, (other) => takenKeys.has(readKey(other)))
    takenKeys.add(readKey(name))
    return { ...room, name }
  })
  const place = schedule.rooms.findIndex(({ id }) => id === behindId)
  const at = place < 0 ? schedule.rooms.length : place + 1
  return { ...schedule, rooms: schedule.rooms.toSpliced(at, 0, ...named) }
}

/** The same room under ids of its own. */
export function copyOf(room: Room, unitTypeId: string | null): Room {
  return {
    ...room,
    id: newUuid(),
    unitTypeId,
    items: room.items.map((item) => ({ ...item, id: newUuid() })),
  }
}

/** Everything under ids of its own, for a copy of a project: what was replaced is history of the original. */
export function copySchedule({ unitTypes, rooms }: ScheduleRooms): ScheduleRooms {
  const ids = new Map(unitTypes.map(({ id }) => [id, newUuid()]))
  const newIdOf = (id: string) => ids.get(id) ?? newUuid()
  return {
    unitTypes: unitTypes.map((unitType) => ({ ...unitType, id: newIdOf(unitType.id) })),
    rooms: rooms.map((room) => copyOf(room, room.unitTypeId && newIdOf(room.unitTypeId))),
  }
}

function withRooms(change: (rooms: readonly Room[]) => readonly Room[]): ScheduleEdit {
  return (schedule) => {
    const rooms = change(schedule.rooms)
    return rooms === schedule.rooms ? schedule : { ...schedule, rooms }
  }
}

function itemsOf(rooms: readonly Room[], ids: Ids): LineItem[] {
  return rooms.flatMap(({ items }) => items.filter(({ id }) => ids.has(id)))
}

function withItems(room: Room, items: readonly LineItem[]): Room {
  return items.length === room.items.length ? room : { ...room, items }
}
