import { sql } from 'kysely'
import type { Locale } from '#app/features/markets/model.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Project, ProjectStatus, ProjectType } from './model.ts'
import type { ProjectSort } from './project-list.ts'
import { readLeads } from './project-leads.server.ts'
import { ACCESS_COLUMNS, companyOf, SUMMARY_COLUMNS, toProject, toListed } from './project-row.server.ts'

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

/** Whether an account has ever created a project, in any market. */
export async function hasProjects(db: Database, accountId: string): Promise<boolean> {
  const row = await db.selectFrom('project').select('project_id').where('account_id', '=', accountId).executeTakeFirst()
  return row !== undefined
}

/** What decides about rights, without the schedule. Null where there is none. */
export async function findProjectHead(db: Database, projectId: string) {
  const row = await db
    .selectFrom('project')
    .select(['version', ...ACCESS_COLUMNS])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? { projectId, version: row.version, accountId: row.account_id, company: companyOf(row) } : null
}

export interface ProjectListQuery {
  readonly locale: Locale
  readonly status: ProjectStatus
  /** Null lists all, for staff. */
  readonly of: ListedOwner | null
  readonly projectTypes: readonly ProjectType[]
  readonly from: Date | null
  readonly until: Date | null
  readonly sort: ProjectSort
  /** Null lists all. */
  readonly limit: number | null
  readonly offset: number
}

export type ListedOwner =
  | { readonly kind: 'account'; readonly accountId: string }
  | {
      /** `own`: with those that are shared; `company`: all that the company shares; `editable`: all to work on. */
      readonly kind: 'own' | 'company' | 'editable'
      readonly accountId: string
      readonly companyId: string | null
    }

const SORT_COLUMN = {
  name: sql`lower(project_name)`,
  projectType: sql`project_type`,
  location: sql`project_location`,
  createdAt: sql`created_at`,
  lastModifiedAt: sql`changed_at`,
} as const satisfies Record<ProjectSort['by'], unknown>

export async function listProjects(db: Database, query: ProjectListQuery) {
  const direction = query.sort.descending ? sql`desc` : sql`asc`
  const listed = matching(db, query)
    .select(SUMMARY_COLUMNS)
    .orderBy(sql`${SORT_COLUMN[query.sort.by]} ${direction}`)
    .orderBy('project_id')
    .offset(query.offset)
  const rows = await (query.limit === null ? listed : listed.limit(query.limit)).execute()
  const leads = await readLeads(
    db,
    rows.filter((row) => row.line_count === null).map((row) => row.project_id),
  )
  return { total: await countProjects(db, query), projects: rows.map((row) => toListed(row, leads)) }
}

export async function countProjects(db: Database, query: ProjectListQuery): Promise<number> {
  const { total } = await matching(db, query)
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function matching(db: Database, { locale, status, of, projectTypes, from, until }: ProjectListQuery) {
  return db
    .selectFrom('project')
    .where('deleted_at', 'is', null)
    .where('locale', '=', locale)
    .where('status', '=', status)
    .$if(of !== null, (query) => query.where(isOf(of!)))
    .$if(projectTypes.length > 0, (query) => query.where('project_type', 'in', projectTypes))
    .$if(from !== null, (query) => query.where('created_at', '>=', from))
    .$if(until !== null, (query) => query.where('created_at', '<', until))
}

/** `rightTo` as a condition. */
function isOf(of: ListedOwner) {
  if (of.kind === 'account') return sql<boolean>`account_id = ${of.accountId}`
  const isCompanys = sql<boolean>`(company_id is not null and company_id = ${of.companyId})`
  if (of.kind === 'company') return isCompanys
  const isOwn = sql<boolean>`(account_id = ${of.accountId} and (company_id is null or company_id = ${of.companyId}))`
  if (of.kind === 'own') return isOwn
  return sql<boolean>`(${isOwn} or (${isCompanys} and company_edits))`
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

/** As the profile of its owner names it; empty where the account is gone. */
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
