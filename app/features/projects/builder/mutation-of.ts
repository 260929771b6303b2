import type { Room } from '../model.ts'
import { roomKey } from '../room-name.ts'
import { changeRooms, NO_CHANGE, type Rooms, type RoomsChange } from '../rooms.ts'
import { isSameRooms, matchRooms, NAME_WEIGHT, places } from './match-rooms.ts'

/** Names that rooms have in the middle of a change only. Nobody would call a room so. */
export const PASSING_NAME = 'Passing Room'

/** For the rare change that cannot be told from the first reading. */
const OTHER_WEIGHTS = [0, 2]

/**
 * The change that leads from rooms as they were to rooms as they are: applied to the first, it gives the second. A
 * merge is written as what became of it: other quantities, line items that go and line items that move. Where products
 * change places in a ring, the note of a room may be left: the change between the outcome and the second has it.
 */
export function changeBetween(before: Rooms, after: Rooms): RoomsChange {
  const change = changeByOrigins(before, after, matchRooms(before, after, NAME_WEIGHT))
  if (isSameRooms(changeRooms(before, change), after)) return change
  const others = OTHER_WEIGHTS.map((weight) => changeByOrigins(before, after, matchRooms(before, after, weight)))
  return others.find((other) => isSameRooms(changeRooms(before, other), after)) ?? change
}

function changeByOrigins(before: Rooms, after: Rooms, origins: ReadonlyMap<Room, Room>): RoomsChange {
  const wasIn = places(before)
  const isIn = places(after)
  const removals = removalsOf(before, origins, isIn)
  const quantities = changedItems(before, after, 'quantity')
  const notes = changedItems(before, after, 'note')
  const roomNotes = after.flatMap((room) => {
    const origin = origins.get(room)
    return origin && origin.note !== room.note ? [{ roomName: origin.name, note: room.note }] : []
  })
  const start = { ...NO_CHANGE, quantities, notes, roomNotes, removed: removals.atOnce }
  const renamed = renamesOf(changeRooms(before, start), origins)
  const wanted = new Map([...wasIn.keys()].map((id) => [id, isIn.get(id)?.name ?? null]))
  for (const id of removals.atOnce) wanted.delete(id)
  const moving = movesOf(changeRooms(before, { ...start, renamed }), wanted, removals.aside, after)
  const moved = changeRooms(before, { ...start, renamed, moved: moving })
  const priorities = prioritiesOf(moved, after)
  const isInOrder = moved.length === after.length && moved.every(({ name }, index) => name === after[index]?.name)
  return {
    ...start,
    renamed,
    moved: moving,
    priorities,
    remaining: isInOrder ? null : after.map(({ name }) => name),
  }
}

function changedItems<Field extends 'quantity' | 'note'>(before: Rooms, after: Rooms, field: Field) {
  const old = new Map(before.flatMap(({ items }) => items.map((item) => [item.id, item[field]] as const)))
  return after.flatMap(({ items }) =>
    items.flatMap((item) =>
      old.has(item.id) && old.get(item.id) !== item[field] ? [{ lineItemId: item.id, [field]: item[field] }] : [],
    ),
  ) as unknown as Field extends 'quantity' ? RoomsChange['quantities'] : RoomsChange['notes']
}

/** Line items that go at once, and those whose room would go with them although it stays: they are moved aside. */
function removalsOf(before: Rooms, origins: ReadonlyMap<Room, Room>, isIn: ReadonlyMap<string, Room>) {
  const staying = new Set(origins.values())
  const atOnce: string[] = []
  const aside: string[] = []
  for (const room of before) {
    const gone = room.items.filter(({ id }) => !isIn.has(id)).map(({ id }) => id)
    if (!staying.has(room)) continue
    if (gone.length < room.items.length) atOnce.push(...gone)
    else aside.push(...gone)
  }
  return { atOnce, aside }
}

/** Renames in an order in which no room takes a name that another still has. */
function renamesOf(rooms: Rooms, origins: ReadonlyMap<Room, Room>): { from: string; to: string }[] {
  const targets = new Map(Array.from(origins, ([room, origin]) => [origin.name, room.name]))
  const wanted = new Set([...targets.values()].map(roomKey))
  const renames: { from: string; to: string }[] = []
  const names = new Set(rooms.map(({ name }) => name))
  let passing = 0
  const passingName = () => {
    do passing++
    while (names.has(`${PASSING_NAME} ${passing}`) || wanted.has(roomKey(`${PASSING_NAME} ${passing}`)))
    return `${PASSING_NAME} ${passing}`
  }
  const pending = new Map<string, string>()
  for (const { name } of rooms) {
    const to = targets.get(name)
    if (to !== undefined && to !== name) pending.set(name, to)
    // A room that goes leaves its name to another one first.
    if (to === undefined && wanted.has(roomKey(name))) pending.set(name, passingName())
  }
  const rename = (from: string, to: string) => {
    renames.push({ from, to })
    names.delete(from)
    names.add(to)
  }
  while (pending.size > 0) {
    const taken = new Set([...names].map(roomKey))
    const free = [...pending].find(([from, to]) => roomKey(from) === roomKey(to) || !taken.has(roomKey(to)))
    const [from, to] = free ?? [...pending][0]!
    pending.delete(from)
    if (free) rename(from, to)
    else {
      const through = passingName()
      rename(from, through)
      pending.set(through, to)
    }
  }
  return renames
}

/** Moves in an order in which nothing merges and no room that stays is empty in between, as far as there is one. */
function movesOf(
  start: Rooms,
  wanted: ReadonlyMap<string, string | null>,
  aside: readonly string[],
  after: Rooms,
): { lineItemId: string; roomName: string }[] {
  const moves: { lineItemId: string; roomName: string }[] = []
  const staying = new Set(after.map(({ name }) => name))
  const contents = new Map(start.map(({ name, items }) => [name, new Map(items.map(({ id, sku }) => [id, sku]))]))
  const roomOf = new Map(start.flatMap(({ name, items }) => items.map(({ id }) => [id, name] as const)))
  const asideName = `${PASSING_NAME} 0`
  const pending = new Map<string, string>()
  for (const [id, to] of wanted) if (to !== null && roomOf.has(id) && roomOf.get(id) !== to) pending.set(id, to)
  for (const id of aside) pending.set(id, asideName)
  const move = (id: string, to: string) => {
    moves.push({ lineItemId: id, roomName: to })
    const from = roomOf.get(id) ?? ''
    const sku = contents.get(from)?.get(id) ?? ''
    contents.get(from)?.delete(id)
    if (contents.get(from)?.size === 0) contents.delete(from)
    contents.getOrInsertComputed(to, () => new Map()).set(id, sku)
    roomOf.set(id, to)
  }
  const parked = new Set<string>()
  while (pending.size > 0) {
    const clashes = (id: string, to: string) => {
      const sku = contents.get(roomOf.get(id) ?? '')?.get(id) ?? ''
      return [...(contents.get(to)?.values() ?? [])].includes(sku)
    }
    const empties = (id: string) => {
      const from = roomOf.get(id) ?? ''
      return staying.has(from) && contents.get(from)?.size === 1
    }
    const all = [...pending]
    const next =
      all.find(([id, to]) => (to === asideName || !clashes(id, to)) && !empties(id)) ??
      all.find(([id, to]) => !clashes(id, to) && !all.some(([other]) => other !== id && clashes(other, to)))
    if (next) {
      pending.delete(next[0])
      move(...next)
      continue
    }
    // What is in another's way waits in a room of its own, each once: the one after the other is free then.
    const inTheWay = all.filter(([each]) => !parked.has(each))
    const [id, to] = inTheWay.find(([each]) => !empties(each)) ?? inTheWay[0] ?? all[0]!
    pending.delete(id)
    if (parked.has(id)) move(id, to)
    else {
      parked.add(id)
      move(id, `${PASSING_NAME} ${900 + parked.size}`)
      pending.set(id, to)
    }
  }
  return moves
}

/** The places of line items in the rooms whose order is another one. */
function prioritiesOf(moved: Rooms, after: Rooms): RoomsChange['priorities'] {
  const byName = new Map(moved.map((room) => [room.name, room]))
  return after.flatMap(({ name, items }) => {
    const now = byName.get(name)?.items ?? []
    if (items.every(({ id }, index) => now[index]?.id === id)) return []
    return items.map(({ id }, index) => ({ lineItemId: id, priority: index + 1 }))
  })
}

/** A change in the names of the contract, as `performMutationOnMyProjectById` takes it. */
export function toMutation(projectId: string, version: number, change: RoomsChange) {
  return {
    projectId,
    version,
    lineITemsToUpdate: change.quantities,
    lineItemsToRemove: change.removed,
    lineItemPriorityToUpdate: change.priorities.map(({ lineItemId, priority }) => ({
      lineItemId,
      itemPriority: priority,
    })),
    roomsAfterRemoval: change.remaining,
    allRoomsAreDeleted: change.remaining?.length === 0,
    updateRoomName: change.renamed.map(({ from, to }) => ({ roomName: from, newRoomName: to })),
    lineItems: change.moved,
    roomNotes: [
      ...change.notes.map(({ lineItemId, note }) => ({ lineItemId, roomNotes: note })),
      ...change.roomNotes.map(({ roomName, note }) => ({ roomName, roomNotes: note })),
    ],
  }
}
