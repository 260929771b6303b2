import { PROJECT_STATUSES, type ProjectStatus } from '../model.ts'
import type { GivenDetails } from '../project-fields.ts'
import type { RoomSelection } from '../room-name.ts'
import type { Rooms } from '../rooms.ts'

/** Unsaved changes to a project as they are kept on the device. */
export interface KeptDraft {
  /** The version that they were made on. */
  readonly version: number
  /** Milliseconds since 1970. */
  readonly keptAt: number
  readonly before: Rooms
  readonly after: Rooms
}

/** Local storage: what all drafts are kept under. */
export const DRAFTS = 'project-draft:'

/** More would be in nobody's mind any more. */
const MAX_SLOTS = 20
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

/** Whose draft it is, and of what: `rooms.` or `details.` with the id of the project, or `details.new.` with the market. */
export interface DraftSubject {
  readonly accountId: string
  readonly of: string
}

/** What the keys of all drafts of one thing begin with; a tab and a visit of it follow. */
export function draftPrefix({ accountId, of }: DraftSubject): string {
  return `${DRAFTS}${accountId}:${of}:`
}

export function slotAccount(key: string): string {
  return key.slice(DRAFTS.length).split(':')[0] ?? ''
}

export function slotTab(key: string): string {
  return key.slice(DRAFTS.length).split(':')[2] ?? ''
}

/** The keys of drafts that are too old or too many, of all accounts, or bound to none. */
export function staleSlots(slots: readonly { readonly key: string; readonly keptAt: number }[], now: number): string[] {
  const isBound = (key: string) => key.slice(DRAFTS.length).split(':').length === 4
  const kept = slots
    .filter(({ key, keptAt }) => isBound(key) && now - keptAt <= MAX_AGE_MS)
    .toSorted((a, b) => b.keptAt - a.keptAt)
    .slice(0, MAX_SLOTS)
  const keys = new Set(kept.map(({ key }) => key))
  return slots.map(({ key }) => key).filter((key) => !keys.has(key))
}

/** What was kept, or null where nothing was that makes sense. */
export function readDraft(kept: string | null): KeptDraft | null {
  if (kept === null) return null
  try {
    const draft = JSON.parse(kept) as Partial<KeptDraft> | null
    const isWhole =
      typeof draft?.version === 'number' &&
      typeof draft.keptAt === 'number' &&
      [draft.before, draft.after].every(
        (rooms) => Array.isArray(rooms) && rooms.every((room: { items?: unknown }) => Array.isArray(room.items)),
      )
    return isWhole ? (draft as KeptDraft) : null
  } catch {
    return null
  }
}

/** What the first step says. */
export interface GivenProject {
  readonly details: GivenDetails
  readonly status: ProjectStatus
  readonly rooms: readonly RoomSelection[]
}

/** What was typed on the first step and never saved. */
export interface KeptDetails {
  readonly keptAt: number
  /** What the form said before. */
  readonly before: GivenProject
  readonly typed: GivenProject
}

/** What was kept for a form with these fields, or null where nothing was that makes sense. */
export function readDetails(kept: string | null, given: GivenProject): KeptDetails | null {
  if (kept === null) return null
  try {
    const { keptAt, before, typed } = JSON.parse(kept) as Partial<KeptDetails>
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

/** What a draft changed, on top of what the form says now; `clashes` are fields that both have changed, differently. */
export function detailsOnTop(
  { before, typed }: Pick<KeptDetails, 'before' | 'typed'>,
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
