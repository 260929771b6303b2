import { PROJECT_STATUSES, type ProjectStatus } from '../model.ts'
import type { GivenDetails } from '../project-fields.ts'
import type { RoomSelection } from '../room-name.ts'
import type { Rooms } from '../rooms.ts'

/** Unsaved changes to a project, stored on the device. */
export interface LocalDraft {
  /** The version that they are based on. */
  readonly version: number
  readonly keptAt: number
  readonly before: Rooms
  readonly after: Rooms
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
  const kept = slots
    .filter(({ key, keptAt }) => isBound(key) && now - keptAt <= MAX_AGE_MS)
    .toSorted((a, b) => b.keptAt - a.keptAt)
    .slice(0, MAX_SLOTS)
  const keys = new Set(kept.map(({ key }) => key))
  return slots.map(({ key }) => key).filter((key) => !keys.has(key))
}

/** A stored draft, or null where there is no valid one. */
export function readDraft(kept: string | null): LocalDraft | null {
  if (kept === null) return null
  try {
    const draft = JSON.parse(kept) as Partial<LocalDraft> | null
    const isWhole =
      typeof draft?.version === 'number' &&
      typeof draft.keptAt === 'number' &&
      [draft.before, draft.after].every(
        (rooms) => Array.isArray(rooms) && rooms.every((room: { items?: unknown }) => Array.isArray(room.items)),
      )
    return isWhole ? (draft as LocalDraft) : null
  } catch {
    return null
  }
}

export interface GivenProject {
  readonly details: GivenDetails
  readonly status: ProjectStatus
  readonly rooms: readonly RoomSelection[]
}

/** Unsaved input of the first step. */
export interface StoredDetails {
  readonly keptAt: number
  /** The form before the input. */
  readonly before: GivenProject
  readonly typed: GivenProject
}

/** The stored input for a form with these fields, or null where there is no valid one. */
export function readDetails(kept: string | null, given: GivenProject): StoredDetails | null {
  if (kept === null) return null
  try {
    const { keptAt, before, typed } = JSON.parse(kept) as Partial<StoredDetails>
    const isWhole = typeof keptAt === 'number' && isGiven(before, given) && isGiven(typed, given)
    return isWhole && before && typed ? { keptAt, before, typed } : null
  } catch {
    return null
  }
}

function isGiven(project: GivenProject | undefined, given: GivenProject): boolean {
  return (
    PROJECT_STATUSES.some((status) => status === project?.status) &&
    Object.keys(given.details).every((field) => typeof project?.details[field as keyof GivenDetails] === 'string') &&
    Array.isArray(project?.rooms) &&
    project.rooms.every(({ roomName, value }) => typeof roomName === 'string' && Array.isArray(value))
  )
}

/** A draft's changes rebased on the current form; `clashes` are fields that both have changed, differently. */
export function detailsOnTop(
  { before, typed }: Pick<StoredDetails, 'before' | 'typed'>,
  saved: GivenProject,
  now: GivenProject,
): { readonly merged: GivenProject; readonly kept: GivenProject; readonly clashes: readonly string[] } {
  const parts = ({ details, status, rooms }: GivenProject): Record<string, string> => ({
    ...details,
    status,
    rooms: JSON.stringify(rooms),
  })
  const [was, draft, base, mine] = [parts(before), parts(typed), parts(saved), parts(now)]
  const changed = Object.keys(mine).filter((field) => draft[field] !== was[field])
  const clashes = changed.filter((field) => mine[field] !== base[field] && mine[field] !== draft[field])
  const take = (fields: readonly string[]): GivenProject => {
    const wanted = new Set(fields)
    const details = { ...now.details }
    for (const field of Object.keys(details) as (keyof GivenDetails)[])
      if (wanted.has(field)) details[field] = typed.details[field]
    return {
      details,
      status: wanted.has('status') ? typed.status : now.status,
      rooms: wanted.has('rooms') ? typed.rooms : now.rooms,
    }
  }
  return { merged: take(changed), kept: take(changed.filter((field) => !clashes.includes(field))), clashes }
}
