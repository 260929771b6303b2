import type { Room } from '../model.ts'
import type { Rooms } from '../rooms.ts'
import { changeRooms, NO_CHANGE, type RoomsChange } from '../change-rooms.ts'
import { sourcesOf } from './match-rooms.ts'
import { movesOf, temporaryNames, renamesOf } from './temporary-names.ts'

/**
 * The change that leads from one state of rooms to another: applied to the first, it gives the second. A merge is
 * expressed by its outcome: other quantities, and line items that are removed or moved. Where line items of one product
 * swap places, the note of a room may remain: a second change, from the outcome, sets it.
 */
export function changeBetween(before: Rooms, after: Rooms): RoomsChange {
  const sources = sourcesOf(before, after)
  const temporaryName = temporaryNames(before, after)
  const start: RoomsChange = {
    ...NO_CHANGE,
    quantities: changedItems(before, after, 'quantity'),
    notes: changedItems(before, after, 'note'),
    roomNotes: [...sources].flatMap(([{ note }, was]) => (was.note === note ? [] : [{ roomName: was.name, note }])),
    removed: removedAtOnce(before, after, new Set(sources.values())),
  }
  const renamed = renamesOf(before, new Map(Array.from(sources, ([{ name }, was]) => [was.name, name])), temporaryName)
  const moved = movesOf(changeRooms(before, { ...start, renamed }), after, temporaryName)
  const outcome = changeRooms(before, { ...start, renamed, moved })
  const isInOrder = outcome.length === after.length && outcome.every(({ name }, index) => name === after[index]?.name)
  return {
    ...start,
    renamed,
    moved,
    priorities: prioritiesOf(outcome, after),
    remaining: isInOrder ? null : after.map(({ name }) => name),
  }
}

/** Line items removed from rooms that keep others: a room without any would be removed too. */
function removedAtOnce(before: Rooms, after: Rooms, staying: ReadonlySet<Room>): string[] {
  const kept = new Set(after.flatMap(({ items }) => items.map(({ id }) => id)))
  return before.flatMap((room) => {
    const gone = room.items.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
    return staying.has(room) && gone.length < room.items.length ? gone : []
  })
}

function changedItems<Field extends 'quantity' | 'note'>(before: Rooms, after: Rooms, field: Field) {
  const old = new Map(before.flatMap(({ items }) => items.map((item) => [item.id, item[field]] as const)))
  return after.flatMap(({ items }) =>
    items.flatMap((item) =>
      old.has(item.id) && old.get(item.id) !== item[field] ? [{ lineItemId: item.id, [field]: item[field] }] : [],
    ),
  ) as unknown as Field extends 'quantity' ? RoomsChange['quantities'] : RoomsChange['notes']
}

/** The priorities of line items in rooms whose order changed. */
function prioritiesOf(moved: Rooms, after: Rooms): RoomsChange['priorities'] {
  const byName = new Map(moved.map((room) => [room.name, room]))
  return after.flatMap(({ name, items }) => {
    const now = byName.get(name)?.items ?? []
    if (items.every(({ id }, index) => now[index]?.id === id)) return []
    return items.map(({ id }, index) => ({ lineItemId: id, priority: index + 1 }))
  })
}

/** In the names of the contract, as `performMutationOnMyProjectById` takes it. */
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
