import { isUuid } from '@specify/core/ids/uuid.ts'
import { admitLargeAnswer } from '#app/platform/http/large-answers.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { assertReadable } from '../access/access.ts'
import type { Project } from '@specify/schedule/model.ts'
import { findProject, findProjectHead } from './queries.server.ts'

type ReadContext = Pick<RequestContext, 'actor' | 'atEnd' | 'clientAddress' | 'db' | 'request'>

/**
 * Reads a project's head without its schedule.
 * @throws AppError `not_found` unless the caller has a right to it or is staff.
 */
export async function readProjectHead({ actor, db }: Pick<ReadContext, 'actor' | 'db'>, projectId: string) {
  return assertReadable(actor, isUuid(projectId) ? await findProjectHead(db, projectId) : null)
}

/** The whole project, once there is room for it in memory. @throws AppError as `readProjectHead`, and `unavailable`. */
export async function readProject(context: ReadContext, projectId: string): Promise<Project> {
  const { lineCount } = await readProjectHead(context, projectId)
  await admitLargeAnswer(context, lineCount)
  return assertReadable(context.actor, await findProject(context.db, projectId))
}

/** Reads a project like `readProject`, for callers that check access themselves. Null where it does not exist. */
export async function loadProject(context: ReadContext, projectId: string): Promise<Project | null> {
  const head = isUuid(projectId) ? await findProjectHead(context.db, projectId) : null
  if (!head) return null
  await admitLargeAnswer(context, head.lineCount)
  return findProject(context.db, projectId)
}

/** Assumed size of a revision by a former release, which did not store its number of lines. */
const UNKNOWN_LINES = 4_000

/** Waits until there is room in memory for a revision of a project. @throws AppError `unavailable` */
export async function admitRevision(context: ReadContext, revisionId: string): Promise<void> {
  const row = isUuid(revisionId)
    ? await context.db
        .selectFrom('project_revision')
        .select('line_count')
        .where('revision_id', '=', revisionId)
        .executeTakeFirst()
    : null
  if (row) await admitLargeAnswer(context, row.line_count ?? UNKNOWN_LINES)
}
