import { sql } from 'kysely'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ProjectStatus, ProjectType } from '@specify/schedule/model.ts'
import type { ProjectSort } from '../list/project-list.ts'
import { readLeads } from './project-leads.server.ts'
import { SUMMARY_COLUMNS, toListedProject } from './project-row.server.ts'

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
  return { total: await countProjects(db, query), projects: rows.map((row) => toListedProject(row, leads)) }
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
