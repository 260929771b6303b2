import type { BuilderProject } from './builder/builder-project.ts'
import { MAX_QUANTITY } from './model.ts'
import { isSameRoomKind, MAX_ROOM_NAME_LENGTH, roomKey, trimRoomName } from './room-name.ts'

/** What the add-to-project dialog needs to know of a project. */
export type PlacingProject = Pick<BuilderProject, 'projectId' | 'version' | 'rooms'>

/** The names of rooms, in their order. */
export function roomNames(rooms: PlacingProject['rooms']): string[] {
  return rooms.map(({ name }) => name)
}

/** What somebody has chosen for a room. A quantity of 0 leaves the product out, or takes it out. */
export interface RoomDraft {
  readonly quantity: number
  readonly note: string
}

interface NamedDraft extends RoomDraft {
  readonly roomName: string
}

/** Drafts by the key of their room; rooms that nobody has touched have none. */
export type RoomDrafts = ReadonlyMap<string, NamedDraft>

/** A product in a room, as it is and as it is to be. */
export interface RoomChoice extends NamedDraft {
  /** The product as the room holds it now; null where it does not. */
  readonly existing: (RoomDraft & { readonly lineItemId: string }) | null
}

/** What `updateShoppingList` is told of a room. A line item without a quantity is removed. */
export interface Placement {
  readonly roomName: string
  readonly lineItemId?: string
  readonly quantity?: number
  readonly roomNotes?: string
}

/**
 * The rooms of a project, in its order, each with the product as it is there and as it was chosen. Rooms that were
 * removed meanwhile follow where something was chosen for them: saving makes them again.
 */
export function roomChoices({ rooms }: Pick<PlacingProject, 'rooms'>, sku: string, drafts: RoomDrafts): RoomChoice[] {
  const items = new Map(rooms.map((room) => [roomKey(room.name), room.items.find((item) => item.sku === sku)]))
  const lost = [...drafts].flatMap(([key, draft]) => (items.has(key) || draft.quantity === 0 ? [] : [draft.roomName]))
  return [...roomNames(rooms), ...lost].map((roomName) => {
    const item = items.get(roomKey(roomName))
    const existing = item ? { lineItemId: item.id, quantity: item.quantity, note: item.note } : null
    const { quantity, note } = drafts.get(roomKey(roomName)) ?? existing ?? NOTHING
    return { roomName, existing, quantity, note }
  })
}

const NOTHING: RoomDraft = { quantity: 0, note: '' }

/** The drafts with another choice for a room. */
export function withDraft(drafts: RoomDrafts, { roomName, quantity, note }: NamedDraft): RoomDrafts {
  return new Map(drafts).set(roomKey(roomName), { roomName, quantity, note })
}

/** The quantity of a room that is ticked, which is 1 unless the product is there already, or unticked. */
export function tickedQuantity({ existing }: RoomChoice, isTicked: boolean): number {
  return isTicked ? (existing?.quantity ?? 1) : 0
}

/**
 * The quantity that a text stands for: 1 where it is none or too small, never more than the limit. Only a product that
 * is in the room already can be given 0, which takes it out.
 */
export function typedQuantity(typed: string, { existing }: RoomChoice): number {
  const quantity = /^\d+$/.test(typed.trim()) ? Number(typed) : 1
  return Math.min(MAX_QUANTITY, Math.max(existing ? 0 : 1, quantity))
}

/** What is to be sent: rooms where nothing changes are left out. */
export function placementsOf(choices: readonly RoomChoice[]): Placement[] {
  return choices.flatMap(({ roomName, existing, quantity, note }): Placement[] => {
    const typed = note.trim()
    if (!existing) return quantity === 0 ? [] : [{ roomName, quantity, ...(typed !== '' && { roomNotes: typed }) }]
    const { lineItemId } = existing
    if (quantity === 0) return [{ roomName, lineItemId }]
    if (quantity === existing.quantity && typed === existing.note) return []
    return [{ roomName, lineItemId, quantity, ...(typed !== existing.note && { roomNotes: typed }) }]
  })
}

/** Whether a project has a room of this name already, whatever its case, its spaces and its number. */
export function isRoomTaken(roomLabels: readonly string[], typed: string): boolean {
  return roomLabels.some((label) => isSameRoomKind(label, typed))
}

/** The label of a new room: the first of its name is number 1, where there is room for the number. */
export function newRoomLabel(typed: string): string {
  const name = trimRoomName(typed)
  const numbered = `${name} 1`
  return /\d$/.test(name) || Array.from(numbered).length > MAX_ROOM_NAME_LENGTH ? name : numbered
}

/** The project that the dialog begins with: the one used last if it is still listed, else the first. */
export function firstProjectId(ids: readonly string[], lastUsed: string | null): string | null {
  return ids.find((id) => id === lastUsed) ?? ids[0] ?? null
}
