import { newUuid } from '@specify/core/ids/new-uuid.ts'
import type { Room, Schedule } from '@specify/schedule/model.ts'
import { roomKey } from '@specify/schedule/rooms/room-name.ts'
import type { Rooms } from '@specify/schedule/rooms/rooms.ts'

export interface LocalDraft {
  readonly version: number
  readonly keptAt: number
  readonly before: Schedule
  readonly after: Schedule
}

/** Local storage: common prefix of all drafts. */
export const DRAFTS = 'project-draft:'

/** Older ones are unlikely to be wanted. */
const MAX_SLOTS = 20
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Owner and subject of a draft: `rooms.` or `details.` with the id of the project, or `details.new.` with the market.
 */
export interface DraftSubject {
  readonly accountId: string
  readonly of: string
}

/** Common prefix of all drafts of one subject; a tab and a visit of it follow. */
export function draftPrefix({ accountId, of }: DraftSubject): string {
  return `${DRAFTS}${accountId}:${of}:`
}

export function slotAccount(key: string): string {
  return key.slice(DRAFTS.length).split(':')[0] ?? ''
}

export function slotTab(key: string): string {
  return key.slice(DRAFTS.length).split(':')[2] ?? ''
}

/** The keys of drafts that are too old or too many, of all accounts, or without an account. */
export function staleSlots(slots: readonly { readonly key: string; readonly keptAt: number }[], now: number): string[] {
  const isBound = (key: string) => key.slice(DRAFTS.length).split(':').length === 4
  const drafts = slots
    .filter(({ key, keptAt }) => isBound(key) && now - keptAt <= MAX_AGE_MS)
    .toSorted((a, b) => b.keptAt - a.keptAt)
    .slice(0, MAX_SLOTS)
  const keys = new Set(drafts.map(({ key }) => key))
  return slots.map(({ key }) => key).filter((key) => !keys.has(key))
}

/** A stored draft of a project with these rooms, or null where there is no valid one. */
export function readDraft(stored: string | null, rooms: Rooms): LocalDraft | null {
  if (stored === null) return null
  try {
    const draft = JSON.parse(stored) as Partial<LocalDraft> | null
    if (typeof draft?.version !== 'number' || typeof draft.keptAt !== 'number') return null
    const { version, keptAt } = draft
    const idOf = idsByName(rooms)
    const [before, after] = [readSchedule(draft.before, idOf), readSchedule(draft.after, idOf)]
    return before && after ? { version, keptAt, before, after } : null
  } catch {
    return null
  }
}

/** Drafts of the former release hold rooms alone, without ids: those follow from their names. */
function readSchedule(stored: unknown, idOf: (name: string) => string): Schedule | null {
  const schedule = (Array.isArray(stored) ? { unitTypes: [], rooms: stored } : stored) as Partial<Schedule>
  const { unitTypes, rooms, substitutions = [] } = schedule
  if (!Array.isArray(unitTypes) || !Array.isArray(rooms) || !Array.isArray(substitutions)) return null
  if (!rooms.every((room: { items?: unknown }) => Array.isArray(room.items))) return null
  const whole = (rooms as Room[]).map(({ id, unitTypeId, ...room }) => ({
    ...room,
    id: id ?? idOf(room.name),
    unitTypeId: unitTypeId ?? null,
    items: room.items.map((item) => ({ ...item, tag: item.tag ?? '' })),
  }))
  return { unitTypes, rooms: whole, substitutions }
}

/** The same id for the same name each time. */
function idsByName(rooms: Rooms): (name: string) => string {
  const ids = new Map(rooms.map(({ id, name }) => [roomKey(name), id]))
  return (name) => ids.getOrInsertComputed(roomKey(name), () => newUuid())
}
