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
