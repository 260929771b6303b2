import { PROJECT_STATUSES, type ProjectStatus } from '@specify/schedule/model.ts'
import type { GivenDetails } from '#app/features/projects/details/project-fields.ts'
import type { RoomSelection } from '@specify/schedule/rooms/room-name.ts'

export interface GivenProject {
  readonly details: GivenDetails
  readonly status: ProjectStatus
  readonly rooms: readonly RoomSelection[]
  /** No room is chosen: a list that is added next names them. */
  readonly roomsFromList?: boolean | undefined
}

export interface StoredDetails {
  readonly keptAt: number
  readonly before: GivenProject
  readonly typed: GivenProject
}

/** The stored input for a form with these fields, or null where there is no valid one. */
export function readDetails(stored: string | null, project: GivenProject): StoredDetails | null {
  if (stored === null) return null
  try {
    const { keptAt, before, typed } = JSON.parse(stored) as Partial<StoredDetails>
    const isWhole = typeof keptAt === 'number' && isGiven(before, project) && isGiven(typed, project)
    return isWhole && before && typed ? { keptAt, before, typed } : null
  } catch {
    return null
  }
}

function isGiven(value: GivenProject | undefined, project: GivenProject): boolean {
  return (
    PROJECT_STATUSES.some((status) => status === value?.status) &&
    Object.keys(project.details).every((field) => typeof value?.details[field as keyof GivenDetails] === 'string') &&
    Array.isArray(value?.rooms) &&
    value.rooms.every((room) => typeof room.roomName === 'string' && Array.isArray(room.value))
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
    const fieldNames = new Set(fields)
    const details = { ...now.details }
    for (const field of Object.keys(details) as (keyof GivenDetails)[])
      if (fieldNames.has(field)) details[field] = typed.details[field]
    return {
      details,
      status: fieldNames.has('status') ? typed.status : now.status,
      rooms: fieldNames.has('rooms') ? typed.rooms : now.rooms,
    }
  }
  return { merged: take(changed), kept: take(changed.filter((field) => !clashes.includes(field))), clashes }
}
