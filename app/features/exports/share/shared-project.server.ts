import { AppError } from '@specify/core/app-error.ts'
import { rightOf } from '#app/features/projects/access/access.ts'
import { projectReader } from '#app/features/projects/schedule/project-reader.ts'
import { findOwnerCompany } from '#app/features/projects/store/queries.server.ts'
import type { Locale } from '@specify/core/market.ts'
import type { ExportContext } from '../export-context.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { sharedScheduleSteps, type SharedSchedule } from '../summary/shared-summary.ts'
import { loadProject } from '#app/features/projects/store/read-project.server.ts'

/**
 * The public schedule of a project; those with a right to it can read it before it is shared.
 * @throws AppError `not_found` where there is none, where it is not shared, or in another market: indistinguishable.
 */
export async function readSharedSchedule(
  context: Pick<ExportContext, 'actor' | 'atEnd' | 'catalogue' | 'clientAddress' | 'db' | 'request'>,
  locale: Locale,
  projectId: string,
): Promise<SharedSchedule> {
  const { db, catalogue, actor } = context
  const project = await loadProject(context, projectId)
  if (!project || project.locale !== locale || (project.sharedAt === null && rightOf(actor, project) === null)) {
    throw new AppError('not_found', 'This summary does not exist or is no longer shared.')
  }
  const reader = projectReader(catalogue, 'public')
  return runInTurns(sharedScheduleSteps(project, reader, await findOwnerCompany(db, project), new Date()))
}
