import { randomUUID } from 'node:crypto'
import { changeProject } from '#app/features/projects/commands.server.ts'
import type { EditableProject } from '#app/features/projects/access.ts'
import type { Project } from '#app/features/projects/model.ts'
import type { Database } from '#app/platform/database.server.ts'
import { applyPlan, type PlannedRow } from './import-plan.ts'

interface ImportRequest {
  readonly project: EditableProject
  readonly plan: (project: Project) => readonly PlannedRow[]
}

/**
 * Adds rows to a project: all that can be placed, or nothing. It fits any version, as adding a product does.
 * @throws AppError `not_found` where the project is not the caller's; `invalid_input` where it would grow too large.
 */
export async function importRows(
  db: Database,
  { project: editable, plan }: ImportRequest,
  now: Date,
): Promise<readonly PlannedRow[]> {
  let planned: readonly PlannedRow[] = []
  await changeProject(
    db,
    { project: editable, version: null, change: 'import list' },
    (project) => {
      planned = plan(project)
      const rooms = applyPlan(project.rooms, planned, randomUUID)
      return rooms === project.rooms ? project : { ...project, rooms }
    },
    now,
  )
  return planned
}
