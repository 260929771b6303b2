import { MAX_ROOM_NAME_LENGTH } from '@specify/core/name-limits.ts'
import type { BuilderProject } from './builder-project.ts'
import { MAX_QUANTITY } from '@specify/schedule/model.ts'
import { isSameRoomKind, roomKey, trimRoomName } from '@specify/schedule/rooms/room-name.ts'

export type PlacingProject = Pick<BuilderProject, 'projectId' | 'version' | 'rooms' | 'unitTypes'>

export function roomNames(rooms: PlacingProject['rooms']): string[] {
  return rooms.map(({ name }) => name)
}

/** A choice for a room. A quantity of 0 leaves the product out, or removes it. */
export interface RoomDraft {
  readonly quantity: number
  readonly note: string
}

interface NamedDraft extends RoomDraft {
  readonly roomName: string
}

/** Drafts by the key of their room; untouched rooms have none. */
export type RoomDrafts = ReadonlyMap<string, NamedDraft>

/** A product in a room, present and chosen state. */
export interface RoomChoice extends NamedDraft {
  readonly existing: (RoomDraft & { readonly lineItemId: string }) | null
}

/** Input of `updateShoppingList` for a room. A line item without a quantity is removed. */
export interface Placement {
  readonly roomName: string
  readonly lineItemId?: string
  readonly quantity?: number
  readonly roomNotes?: string
}

/**
 * The rooms of a project, in order, each with the product's present and chosen state. Chosen rooms that were removed
 * since follow: saving creates them again.
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

export function withDraft(drafts: RoomDrafts, { roomName, quantity, note }: NamedDraft): RoomDrafts {
  return new Map(drafts).set(roomKey(roomName), { roomName, quantity, note })
}

/** The quantity of a ticked room, 1 unless the product is there already, or of an unticked one. */
export function tickedQuantity({ existing }: RoomChoice, isTicked: boolean): number {
  return isTicked ? (existing?.quantity ?? 1) : 0
}

/**
 * The quantity of a typed text: 1 for an invalid or too small one, never more than the limit. Only a product that is in
 * the room already can be set to 0, which removes it.
 */
export function typedQuantity(typed: string, { existing }: RoomChoice): number {
  const quantity = /^\d+$/.test(typed.trim()) ? Number(typed) : 1
  return Math.min(MAX_QUANTITY, Math.max(existing ? 0 : 1, quantity))
}

/** Only changed rooms. */
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

/** Returns whether a room of this name exists, ignoring case, spaces and number. */
export function isRoomTaken(roomLabels: readonly string[], typed: string): boolean {
  return roomLabels.some((label) => isSameRoomKind(label, typed))
}

/** The label of a new room: the first of its name is number 1, where there is room for the number. */
export function newRoomLabel(typed: string): string {
  const name = trimRoomName(typed)
  const numbered = `${name} 1`
  return /\d$/.test(name) || Array.from(numbered).length > MAX_ROOM_NAME_LENGTH ? name : numbered
}

/** The initial project: the last used one if it is still listed, else the first. */
export function firstProjectId(ids: readonly string[], lastUsed: string | null): string | null {
  return ids.find((id) => id === lastUsed) ?? ids[0] ?? null
}
