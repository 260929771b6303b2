import { routes } from '#app/addresses/routes.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'
import type { Locale } from '@specify/core/market.ts'
import { PROJECT_TYPES, type ProjectType } from '@specify/schedule/model.ts'
import {
  DEFAULT_SORT_KEY,
  PROJECT_PAGE_SIZE,
  PROJECT_SCOPES,
  readSortKey,
  type ProjectScope,
  type ProjectSort,
} from './project-list.ts'
import { periodProblems, type TypedPeriod } from './project-period.ts'
import { type ProjectTab, projectTabs } from './project-tabs.ts'

/** State of the list, all of it in the address. */
export interface ProjectListState extends TypedPeriod {
  readonly tab: ProjectTab
  /** The projects that a member of a company sees: their own or all; staff have tabs instead. */
  readonly scope: ProjectScope
  readonly sortKey: string
  /** Filter by owner; empty for all. */
  readonly userId: string
  /** Empty for all. */
  readonly projectTypes: readonly ProjectType[]
}

export type ProjectFilter = Pick<ProjectListState, 'userId' | 'projectTypes' | 'startDate' | 'endDate'>

export const NO_FILTER: ProjectFilter = { userId: '', projectTypes: [], startDate: '', endDate: '' }

/** The state that an address asks for. What makes no sense in it, or is not for this reader, is as if it were not there. */
export function readListState(search: string, isInternal: boolean, now: Date): ProjectListState {
  const params = new URLSearchParams(search)
  const tabs = projectTabs(isInternal)
  const { tab } = tabs.find((each) => each.tab === params.get('tab')) ?? tabs[0]
  const sortKey = params.get('sort') ?? ''
  const scope = PROJECT_SCOPES.find((each) => each === params.get('of')) ?? 'mine'
  const common = {
    ...NO_FILTER,
    tab,
    scope: isInternal ? 'mine' : scope,
    sortKey: readSortKey(sortKey) ? sortKey : DEFAULT_SORT_KEY,
  }
  if (!isInternal) return common
  const userId = params.get('user') ?? ''
  const period = { startDate: params.get('startDate') ?? '', endDate: params.get('endDate') ?? '' }
  const isValid = Object.keys(periodProblems(period, now)).length === 0
  // A form sends one parameter each.
  const selected = new Set(params.getAll('projectType').flatMap((types) => types.split(',')))
  return {
    ...common,
    ...(isValid ? period : {}),
    userId: isUuid(userId) ? userId : '',
    projectTypes: (Object.keys(PROJECT_TYPES) as ProjectType[]).filter((type) => selected.has(type)),
  }
}

/** The address of a state, without defaults. */
export function projectListHref(locale: Locale, state: ProjectListState, isInternal: boolean): string {
  return routes.projects.list.href({
    locale,
    tab: state.tab === projectTabs(isInternal)[0].tab ? null : state.tab,
    of: state.scope === 'mine' ? null : state.scope,
    sort: state.sortKey === DEFAULT_SORT_KEY ? null : state.sortKey,
    user: state.userId || null,
    startDate: state.startDate || null,
    endDate: state.endDate || null,
    projectType: state.projectTypes.join(',') || null,
  })
}

export function hasSameFilter(one: ProjectFilter, other: ProjectFilter): boolean {
  return filterKey(one) === filterKey(other)
}

function filterKey({ userId, startDate, endDate, projectTypes }: ProjectFilter): string {
  return [userId, startDate, endDate, ...projectTypes].join('|')
}

export interface ProjectListReader {
  readonly accountId: string
  readonly isInternal: boolean
  readonly hasCompany: boolean
}

/** The tab of own projects is empty under a filter by another owner. */
export function isEmptyByFilter({ tab, userId }: Pick<ProjectListState, 'tab' | 'userId'>, accountId: string): boolean {
  return tab === 'my' && userId !== '' && userId !== accountId
}

interface RequestedPage {
  readonly offset: number
  readonly limit?: number
  readonly page?: 'dashboard list' | 'dashboard count'
}

/** The input of the dashboard's calls; filters for staff are left out for others. */
export function dashboardInput(
  state: ProjectListState,
  { accountId, isInternal }: ProjectListReader,
  { offset, limit = PROJECT_PAGE_SIZE, page = 'dashboard list' }: RequestedPage,
) {
  const { status } = projectTabs(isInternal).find(({ tab }) => tab === state.tab) ?? { status: 'open' as const }
  const { sortKey, startDate, endDate, projectTypes } = state
  const common = { limit, offset, status, sortKey, startDate, endDate, page }
  if (!isInternal) return state.scope === 'mine' ? common : { ...common, scope: state.scope }
  return { ...common, userDetails: state.tab === 'my' ? accountId : state.userId, projectTypeDetails: projectTypes }
}

/** The sort key of a heading: its own order, reversed where it is the current one. */
export function nextSortKey(by: ProjectSort['by'], current: string): string {
  return current === `${by}Asc` ? `${by}Desc` : `${by}Asc`
}
