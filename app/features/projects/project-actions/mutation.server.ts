import { z } from 'zod'
import type { Project } from '@specify/schedule/model.ts'
import { trimRoomName } from '@specify/schedule/rooms/room-name.ts'
import type { RoomsChange } from '@specify/schedule/rooms/change-rooms.ts'
import type { Rooms } from '@specify/schedule/rooms/rooms.ts'
import { LineItemId, Note, ProjectId, Quantity, RoomName, Version } from './shapes/shapes.server.ts'

const MAX_CHANGES = 10_000
const list = <T extends z.ZodType>(entry: T) => z.array(entry).max(MAX_CHANGES).default([])
/** Some clients send empty values for fields that they do not change. */
const Nothing = z.union([z.null(), z.literal('')])

const NoteOfItem = z.object({ lineItemId: LineItemId, roomNotes: Note })
const NoteOfRoom = z.object({ roomName: RoomName, roomNotes: Note })
const Rename = z.object({ roomName: RoomName, newRoomName: RoomName })

export const MutationInput = z.object({
  version: Version,
  projectId: ProjectId,
  lineITemsToUpdate: list(z.object({ lineItemId: LineItemId, quantity: Quantity.meta({ minimum: 1 }) })),
  lineItemsToRemove: list(z.union([LineItemId, z.object({ lineItemId: LineItemId })])),
  lineItemPriorityToUpdate: list(z.object({ lineItemId: LineItemId, itemPriority: z.number().min(0).max(1_000_000) })),
  roomsAfterRemoval: z.array(RoomName).max(MAX_CHANGES).nullish().describe('The rooms that remain, in their order'),
  allRoomsAreDeleted: z.boolean().nullish(),
  updateRoomName: z
    .union([z.boolean(), Rename, z.array(Rename).max(MAX_CHANGES), Nothing])
    .optional()
    .describe('Renames; a name that another room has merges the two'),
  lineItems: list(z.object({ lineItemId: LineItemId, roomName: RoomName })).describe('Line items that go to a room'),
  roomNotes: z
    .union([z.array(z.union([NoteOfItem, NoteOfRoom])).max(MAX_CHANGES), Nothing])
    .default([])
    .describe('Notes of line items, or of rooms'),
  updateRoomNotes: z
    .union([z.boolean(), z.array(z.union([NoteOfItem, NoteOfRoom])).max(MAX_CHANGES), Nothing])
    .optional()
    .describe('Another name for roomNotes'),
})

/**
 * Rooms whose line items all go to one other name: with `updateRoomName` they are renamed by that, and keep their unit
 * type and note.
 */
function renamesByMoves(rooms: Rooms, moved: RoomsChange['moved'], removed: readonly string[]) {
  const removedIds = new Set(removed)
  const names = new Map(moved.map(({ lineItemId, roomName }) => [lineItemId, roomName]))
  return rooms.flatMap(({ name, items }) => {
    const ids = items.map(({ id }) => id).filter((id) => !removedIds.has(id))
    const [to, ...others] = new Set(ids.map((id) => names.get(id)))
    return to === undefined || others.length > 0 || to === name ? [] : [{ from: name, to, items: new Set(ids) }]
  })
}

/** Converts the contract's names into a rooms change. */
export function readMutation(input: z.output<typeof MutationInput>, { rooms }: Project): RoomsChange {
  const notes = [input.roomNotes, input.updateRoomNotes].flatMap((each) => (Array.isArray(each) ? each : []))
  const removed = input.lineItemsToRemove.map((each) => (typeof each === 'string' ? each : each.lineItemId))
  const moves = input.lineItems.map(({ lineItemId, roomName }) => ({ lineItemId, roomName: trimRoomName(roomName) }))
  const whole = input.updateRoomName === true ? renamesByMoves(rooms, moves, removed) : []
  const moved = moves.filter(({ lineItemId }) => !whole.some(({ items }) => items.has(lineItemId)))
  const renames = typeof input.updateRoomName === 'object' ? input.updateRoomName : null
  const remaining = input.roomsAfterRemoval?.map(trimRoomName) ?? null
  return {
    quantities: input.lineITemsToUpdate,
    notes: notes.flatMap((each) =>
      'lineItemId' in each ? [{ lineItemId: each.lineItemId, note: each.roomNotes }] : [],
    ),
    roomNotes: notes.flatMap((each) => ('roomName' in each ? [{ roomName: each.roomName, note: each.roomNotes }] : [])),
    removed,
    renamed: [
      ...whole.map(({ from, to }) => ({ from, to })),
      ...(renames === null ? [] : [renames].flat()).map(({ roomName, newRoomName }) => ({
        from: roomName,
        to: trimRoomName(newRoomName),
      })),
    ],
    moved,
    priorities: input.lineItemPriorityToUpdate.map(({ lineItemId, itemPriority }) => ({
      lineItemId,
      priority: itemPriority,
    })),
    // An empty list alone may come from a client that does not change rooms.
    remaining: input.allRoomsAreDeleted ? [] : remaining?.length === 0 && rooms.length > 0 ? null : remaining,
  }
}
