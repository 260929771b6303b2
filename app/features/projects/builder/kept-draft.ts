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

/** Where the changes to a project are kept. */
export function draftKey(projectId: string): string {
  return `project-draft:${projectId}`
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
  readonly typed: GivenProject
}

/** Where that is kept: of a new project by its market and the one who makes it. */
export function detailsKey(project: string | { readonly locale: string; readonly username: string }): string {
  return typeof project === 'string'
    ? `project-details:${project}`
    : `project-details:new:${project.locale}:${project.username}`
}

/** What was kept for a form with these fields, or null where nothing was that makes sense. */
export function readDetails(kept: string | null, given: GivenProject): KeptDetails | null {
  if (kept === null) return null
  try {
    const { keptAt, typed } = JSON.parse(kept) as Partial<KeptDetails>
    const isWhole =
      typeof keptAt === 'number' &&
      PROJECT_STATUSES.some((status) => status === typed?.status) &&
      Object.keys(given.details).every((field) => typeof typed?.details[field as keyof GivenDetails] === 'string') &&
      Array.isArray(typed?.rooms) &&
      typed.rooms.every(({ roomName, value }) => typeof roomName === 'string' && Array.isArray(value))
    return isWhole && typed ? { keptAt, typed } : null
  } catch {
    return null
  }
}
