import type { Database } from '#app/platform/database/database.server.ts'
import { toProject } from '#app/features/projects/store/project-row.server.ts'
import { deltaBetween, findFormerState } from '#app/features/projects/store/former-states.server.ts'

/** States stay whole for this time, so that a former release still reads them after a rollback. */
const KEPT_WHOLE_MS = 7 * 86_400_000
const MOST_CONVERTED = 200

/** Turns states that former releases have kept whole into differences, some at a time. */
export async function convertWholeStates(db: Database, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('project_history')
    .select(['project_id', 'version', 'account_id', 'change', 'changed_at'])
    .where('changed_at', '<', new Date(now.getTime() - KEPT_WHOLE_MS))
    .orderBy('project_id')
    .orderBy('version', 'desc')
    .limit(MOST_CONVERTED)
    .execute()
  for (const row of rows) {
    const { project_id: projectId, version } = row
    const present = await db.selectFrom('project').selectAll().where('project_id', '=', projectId).executeTakeFirst()
    if (!present) continue
    const project = toProject(present)
    const before = await findFormerState(db, project, version)
    // One without the state after it stays whole.
    const after = version + 1 === project.version ? project : await findFormerState(db, project, version + 1)
    if (!before || !after) continue
    await db.transaction().execute(async (tx) => {
      const values = { ...row, delta: deltaBetween(after, before) }
      await tx
        .insertInto('project_change')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await tx
        .deleteFrom('project_history')
        .where('project_id', '=', projectId)
        .where('version', '=', version)
        .execute()
    })
  }
}
