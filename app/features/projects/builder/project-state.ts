import type { ProjectStatus } from '../model.ts'
import type { GivenDetails } from '../project-fields.ts'
import type { Rooms } from '../rooms.ts'
import type { BuilderProject } from './builder-project.ts'
import { rebaseRooms } from './merge-rooms.ts'

export interface ProjectState {
  readonly details: GivenDetails
  readonly status: ProjectStatus
  readonly showPricesOnPdf: boolean
  readonly rooms: Rooms
}

export function stateOf(project: BuilderProject): ProjectState {
  const { projectName, projectType, projectLocation, opportunityNumber, projectVersion, username, customer } = project
  const { status, showPricesOnPdf, rooms } = project
  return {
    details: {
      projectName,
      projectType,
      projectLocation,
      opportunityNumber,
      projectVersion,
      username,
      ...customer,
    },
    status,
    showPricesOnPdf,
    rooms,
  }
}

/** My changes since the base, rebased on the saved state. Where both changed the same value, mine wins. */
export function mergedState(base: ProjectState, mine: ProjectState, saved: ProjectState): ProjectState {
  const fields = Object.keys(saved.details) as (keyof GivenDetails)[]
  const pick = <T>(was: T, is: T, other: T): T => (is === was ? other : is)
  return {
    details: Object.fromEntries(
      fields.map((field) => [field, pick(base.details[field], mine.details[field], saved.details[field])]),
    ) as unknown as GivenDetails,
    status: pick(base.status, mine.status, saved.status),
    showPricesOnPdf: pick(base.showPricesOnPdf, mine.showPricesOnPdf, saved.showPricesOnPdf),
    rooms: rebaseRooms(saved.rooms, base.rooms, mine.rooms),
  }
}
