import { AppError } from '@specify/core/app-error.ts'
import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Project } from '@specify/schedule/model.ts'
import { ACCESS_COLUMNS, companyOf, toProject } from './project-row.server.ts'

/** Null where there is none. Callers check access. */
export async function findProject(db: Database, projectId: string): Promise<Project | null> {
  const row = await db
    .selectFrom('project')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? toProject(row) : null
}

/** Returns whether an account has ever created a project, in any market. */
export async function hasProjects(db: Database, accountId: string): Promise<boolean> {
  const row = await db.selectFrom('project').select('project_id').where('account_id', '=', accountId).executeTakeFirst()
  return row !== undefined
}

/** Reads what decides about rights, without the schedule. Null where the project does not exist. */
export async function findProjectHead(db: Database, projectId: string) {
  const row = await db
    .selectFrom('project')
    .select(['version', 'line_count', ...ACCESS_COLUMNS])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { version, line_count: lineCount, account_id: accountId } = row
  return { projectId, version, lineCount: lineCount ?? 0, accountId, company: companyOf(row) }
}

/** The name of whose project it is; empty where the account is gone. */
export async function findOwnerName(db: Database, { accountId }: { readonly accountId: string }): Promise<string> {
  const row = await db
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ? `${row.first_name} ${row.last_name}`.trim() : ''
}

/** Reads the company in the owner's profile; empty where the account is deleted. */
export async function findOwnerCompany(db: Database, { accountId }: { readonly accountId: string }): Promise<string> {
  const row = await db
    .selectFrom('account')
    .select('company_name')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.company_name ?? ''
}

/** People with a profile whose name or address contains the typed text, at most `limit`. */
export async function suggestUsers(db: Database, typed: string, limit: number) {
  const pattern = `%${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const rows = await db
    .selectFrom('account')
    .select(['account_id', 'first_name', 'last_name', 'email'])
    .where('first_name', '<>', '')
    .where((where) =>
      where.or([where(sql`first_name || ' ' || last_name`, 'ilike', pattern), where('email', 'ilike', pattern)]),
    )
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('account_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ accountId: row.account_id, name: `${row.first_name} ${row.last_name}`.trim() }))
}

/** @throws AppError `not_found` where the project has no such revision. */
export async function findRevisionLabel(db: Database, projectId: string, revisionId: string): Promise<string> {
  const row = await db
    .selectFrom('project_revision')
    .select('label')
    .where('project_id', '=', projectId)
    .where('revision_id', '=', revisionId)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'This revision does not exist.')
  return row.label
}
