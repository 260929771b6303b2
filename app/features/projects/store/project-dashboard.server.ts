import type { DeepReadonly } from '@specify/core/data/deep-readonly.ts'
import { AppError } from '@specify/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { endOfDayIn, startOfDayIn } from '@specify/core/market-time.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { assertStaff, rightTo } from '../access/access.ts'
import type { ProjectType } from '@specify/schedule/model.ts'
import { readDay } from '../details/project-dates.ts'
import { MAX_LISTED, readSortKey, type ProjectScope } from '../list/project-list.ts'
import { periodProblems } from '../list/project-period.ts'
import { countProjects, listProjects, type ListedOwner, type ProjectListQuery } from './list-projects.server.ts'
import { projectReader } from '../schedule/project-reader.ts'
import { toProjectSummary } from '@specify/schedule/project-summary.ts'

export interface DashboardRequest {
  /** 0 means all. */
  readonly limit: number
  readonly offset: number
  readonly status: string
  readonly sortKey: string
  readonly startDate: string
  readonly endDate: string
  readonly page: 'dashboard list' | 'dashboard count'
  /** Set for members of a company; staff see all projects. */
  readonly scope?: ProjectScope | undefined
}

export interface DashboardFilter {
  readonly accountId: string | null
  readonly projectTypes: readonly ProjectType[]
}

export type DashboardContext = Pick<
  RequestContext & RequestMarket & RequestCatalogue,
  'actor' | 'catalogue' | 'db' | 'locale' | 'now' | 'visibility'
>

export type ProjectDashboard = DeepReadonly<Awaited<ReturnType<typeof readOwnDashboard>>>
export type ListedProject = ProjectDashboard['results'][number]

/**
 * A page of the caller's own projects in a market, or of those of their company. @throws AppError for a caller who
 * cannot own any.
 */
export async function readOwnDashboard(context: DashboardContext, request: DashboardRequest) {
  const { accountId, company } = assertSpecifier(context.actor)
  const kind = request.scope === 'company' ? 'company' : 'own'
  return read(context, request, { kind, accountId, companyId: company?.companyId ?? null }, [])
}

/** A page of all projects in a market, for staff. @throws AppError `forbidden` for others. */
export async function readStaffDashboard(
  context: DashboardContext,
  request: DashboardRequest,
  filter: DashboardFilter,
): Promise<ProjectDashboard> {
  assertStaff(context.actor)
  const { accountId, projectTypes } = filter
  return read(context, request, accountId === null ? null : { kind: 'account', accountId }, projectTypes)
}

async function read(
  { db, actor, catalogue, visibility, locale, now }: DashboardContext,
  request: DashboardRequest,
  of: ListedOwner | null,
  projectTypes: readonly ProjectType[],
) {
  const query = toListQuery(request, { locale, now })
  const filter: ProjectListQuery = { ...query, of, projectTypes, locale }
  const { total, projects } =
    request.page === 'dashboard count'
      ? { total: await countProjects(db, filter), projects: [] }
      : await listProjects(db, filter)
  const specifier = assertSpecifier(actor)
  const { findFacts } = projectReader(catalogue, visibility)
  return {
    count: projects.length,
    limit: request.limit,
    offset: request.offset,
    total,
    results: projects.map((project) => ({
      ...toProjectSummary(project),
      roomCount: project.roomLabels.length,
      lineCount: project.lineCount,
      pictures: project.leadSkus.flatMap((sku) => findFacts(sku, project.locale)?.image ?? []),
      isOwner: rightTo(specifier, project) === 'own',
      right: rightTo(specifier, project) ?? ('view' as const),
    })),
  }
}

function toListQuery(request: DashboardRequest, { locale, now }: Pick<DashboardContext, 'locale' | 'now'>) {
  const sort = readSortKey(request.sortKey)
  if (!sort) throw new AppError('invalid_input', 'sortKey: must be a sort key')
  const [problem] = Object.values(periodProblems(request, now))
  if (problem !== undefined) throw new AppError('invalid_input', problem)
  const [from, end] = [readDay(request.startDate), readDay(request.endDate)].map((day) =>
    day?.toISOString().slice(0, 10),
  )
  return {
    status: request.status === 'closed' || request.status === 'completed' ? ('closed' as const) : ('open' as const),
    sort,
    // Days of the market, as the list shows them.
    from: from === undefined ? null : startOfDayIn({ code: locale }, from),
    // The period includes its last day.
    until: end === undefined ? null : endOfDayIn({ code: locale }, end),
    limit: request.limit === 0 ? MAX_LISTED : Math.min(request.limit, MAX_LISTED),
    offset: request.offset,
  }
}
