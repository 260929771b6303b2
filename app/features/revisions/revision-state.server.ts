import type { ProjectContext } from '#app/features/projects/project-actions/shapes/project-context.ts'
import type { Project } from '@specify/schedule/model.ts'
import { compareStates, NOW } from './compare-states.server.ts'
import { revisionStateText } from '@specify/schedule/revisions/revision.ts'
import { findLastRevision } from './revision-store.server.ts'

/** Larger schedules are not compared for a line of text. */
const MOST_LINES = 3_000

/** Describes how a project differs from its last revision; empty without revisions. */
export async function readRevisionState(context: ProjectContext, project: Project): Promise<string> {
  const last = await findLastRevision(context.db, project.projectId)
  if (!last) return ''
  if (last.version === project.version) return revisionStateText(last, 0)
  const lines = project.rooms.reduce((sum, { items }) => sum + items.length, 0)
  if (lines > MOST_LINES) return `Changed since ${last.label}`
  return revisionStateText(last, (await compareStates(context, project, { from: last.id, to: NOW })).length)
}
