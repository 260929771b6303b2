import { sql, type Selectable } from 'kysely'
import type { Locale } from '#app/features/markets/model.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Tables } from '#db/schema.ts'
import type { CustomerDetails, Project, ProjectStatus, ProjectType, Room } from './model.ts'
import type { ProjectSort } from './project-list.ts'

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

export interface ProjectListQuery {
  readonly locale: Locale
  readonly status: ProjectStatus
  /** Null lists all. */
  readonly accountId: string | null
  readonly projectTypes: readonly ProjectType[]
  readonly from: Date | null
  readonly until: Date | null
  readonly sort: ProjectSort
  /** Null lists all. */
  readonly limit: number | null
  readonly offset: number
}

const SORT_COLUMN = {
  name: sql`lower(project_name)`,
  projectType: sql`project_type`,
  location: sql`project_location`,
  createdAt: sql`created_at`,
  lastModifiedAt: sql`changed_at`,
} as const satisfies Record<ProjectSort['by'], unknown>

export interface ListedProjectRow extends Omit<Project, 'rooms'> {
  readonly roomLabels: readonly string[]
}

const SUMMARY_COLUMNS = [
  'project_id',
  'account_id',
  'locale',
  'version',
  'project_name',
  'project_type',
  'project_location',
  'opportunity_number',
  'project_version',
  'username',
  'customer',
  'status',
  'is_internal',
  'show_prices_on_pdf',
  'show_landscape',
  'room_labels',
  'created_at',
  'changed_at',
  'shared_at',
] as const satisfies (keyof Tables['project'])[]

export async function listProjects(db: Database, query: ProjectListQuery) {
  const direction = query.sort.descending ? sql`desc` : sql`asc`
  const listed = matching(db, query)
    .select(SUMMARY_COLUMNS)
    .orderBy(sql`${SORT_COLUMN[query.sort.by]} ${direction}`)
    .orderBy('project_id')
    .offset(query.offset)
  const rows = await (query.limit === null ? listed : listed.limit(query.limit)).execute()
  return { total: await countProjects(db, query), projects: rows.map(toListed) }
}

export async function countProjects(db: Database, query: ProjectListQuery): Promise<number> {
  const { total } = await matching(db, query)
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function matching(db: Database, { locale, status, accountId, projectTypes, from, until }: ProjectListQuery) {
  return db
    .selectFrom('project')
    .where('deleted_at', 'is', null)
    .where('locale', '=', locale)
    .where('status', '=', status)
    .$if(accountId !== null, (query) => query.where('account_id', '=', accountId))
    .$if(projectTypes.length > 0, (query) => query.where('project_type', 'in', projectTypes))
    .$if(from !== null, (query) => query.where('created_at', '>=', from))
    .$if(until !== null, (query) => query.where('created_at', '<', until))
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

type ProjectRow = Selectable<Tables['project']>

export function toProject(row: ProjectRow): Project {
  return { ...toSummary(row), rooms: row.rooms as Room[] }
}

function toListed(row: Pick<ProjectRow, (typeof SUMMARY_COLUMNS)[number]>): ListedProjectRow {
  return { ...toSummary(row), roomLabels: row.room_labels }
}

function toSummary(row: Pick<ProjectRow, (typeof SUMMARY_COLUMNS)[number]>): Omit<Project, 'rooms'> {
  return {
    projectId: row.project_id,
    accountId: row.account_id,
    locale: row.locale,
    version: row.version,
    projectName: row.project_name,
    projectType: row.project_type as ProjectType,
    projectLocation: row.project_location,
    opportunityNumber: row.opportunity_number,
    projectVersion: row.project_version,
    username: row.username,
    customer: row.customer as CustomerDetails,
    status: row.status,
    isInternal: row.is_internal,
    showPricesOnPdf: row.show_prices_on_pdf,
    showLandscape: row.show_landscape,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    sharedAt: row.shared_at,
  }
}
