import type { Database } from '#app/platform/database/database.server.ts'
import type { Project } from '@specify/schedule/model.ts'

export interface FormerState {
  readonly version: number
  /** The change that replaced it: `replace product`. */
  readonly change: string
  readonly changedAt: Date
  /** Name of who made the change; empty where the account is deleted. */
  readonly by: string
  readonly accountId: string
}

/** The last first. */
export async function listHistory(db: Database, projectId: string): Promise<FormerState[]> {
  const rows = await db
    .selectFrom('project_past as history')
    .leftJoin('account', 'account.account_id', 'history.account_id')
    .select([
      'history.version',
      'history.change',
      'history.account_id',
      'history.changed_at',
      'account.first_name',
      'account.last_name',
    ])
    .where('history.project_id', '=', projectId)
    .orderBy('history.version', 'desc')
    .execute()
  return rows.map(
    ({ account_id: accountId, version, change, changed_at: changedAt, first_name: first, last_name: last }) => ({
      version,
      accountId,
      change,
      changedAt,
      by: `${first ?? ''} ${last ?? ''}`.trim(),
    }),
  )
}

/** The project with the schedule and the details of a former state; whether it is open and shared stays. */
export function restored(project: Project, former: Project): Project {
  const { projectName, projectType, projectLocation, opportunityNumber, projectVersion, username, customer } = former
  const { unitTypes, rooms, substitutions } = former
  const details = { projectName, projectType, projectLocation, opportunityNumber, projectVersion, username, customer }
  return { ...project, ...details, unitTypes, rooms, substitutions }
}
