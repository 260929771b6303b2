import type { ProjectStatus, Schedule } from '@specify/schedule/model.ts'
import { byDetailField, type GivenDetails } from '#app/features/projects/details/project-fields.ts'
import type { BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import { rebaseSchedule } from '@specify/schedule/edits/merge-schedules.ts'

export interface ProjectState extends Schedule {
  readonly details: GivenDetails
  readonly status: ProjectStatus
  readonly showPricesOnPdf: boolean
}

export function stateOf({
  customer,
  status,
  showPricesOnPdf,
  unitTypes,
  rooms,
  substitutions,
  ...project
}: BuilderProject): ProjectState {
  const fields: GivenDetails = { ...project, ...customer }
  return { details: byDetailField((field) => fields[field]), status, showPricesOnPdf, unitTypes, rooms, substitutions }
}

/** My changes since the base, rebased on the saved state. Where both changed the same value, mine wins. */
export function mergedState(base: ProjectState, mine: ProjectState, saved: ProjectState): ProjectState {
  const pick = <T>(was: T, is: T, other: T): T => (is === was ? other : is)
  return {
    details: byDetailField((field) => pick(base.details[field], mine.details[field], saved.details[field])),
    status: pick(base.status, mine.status, saved.status),
    showPricesOnPdf: pick(base.showPricesOnPdf, mine.showPricesOnPdf, saved.showPricesOnPdf),
    ...rebaseSchedule(scheduleOf(saved), scheduleOf(base), scheduleOf(mine)),
  }
}

export function scheduleOf({ unitTypes, rooms, substitutions }: Schedule): Schedule {
  return { unitTypes, rooms, substitutions }
}
