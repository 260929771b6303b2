import { redirect, type RouterContextProvider } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { findAccount } from '#app/features/accounts/store/queries.server.ts'
import { LOCALES, type Locale } from '@specify/core/market.ts'
import type { ProjectListPage } from '#app/features/projects/components/list/project-list-screen.tsx'
import {
  readOwnDashboard,
  readStaffDashboard,
  type DashboardContext,
  type ProjectDashboard,
} from '#app/features/projects/store/project-dashboard.server.ts'
import {
  dashboardInput,
  isEmptyByFilter,
  NO_FILTER,
  readListState,
  type ProjectListReader,
  type ProjectListState,
} from '#app/features/projects/list/project-list-state.ts'
import { readRowCount } from '#app/features/projects/list/rows-in-address.ts'
import { PROJECT_SCOPES } from '#app/features/projects/list/project-list.ts'
import { projectTabs } from '#app/features/projects/list/project-tabs.ts'
import type { SiteRequest } from '#app/request-context.server.ts'
import { pathOf, personalContext } from '../account/account-page.server.ts'

interface ListPageContext {
  readonly locale: Locale
  readonly url: URL
}

/** Data of the list of projects. @throws a redirect for an account without a profile. */
export async function loadProjectList(
  context: Readonly<RouterContextProvider>,
  args: ListPageContext,
): Promise<ProjectListPage> {
  const reader = personalContext(context)
  const { actor, reads } = reader
  if (actor.kind === 'visitor') return { kind: 'visitor' }
  if (!actor.hasProfile)
    throw redirect(routes.account.companyRegistration.href({ locale: args.locale, redirect: pathOf(args.url) }))
  return reads.run((db) => readList({ ...reader, actor, db }, args))
}

interface ListReader extends Pick<SiteRequest, 'catalogue' | 'config' | 'db' | 'visibility'> {
  readonly actor: Extract<SiteRequest['actor'], { kind: 'account' }>
}

async function readList(
  { db, actor, catalogue, config, visibility }: ListReader,
  { locale, url }: ListPageContext,
): Promise<ProjectListPage> {
  const now = new Date()
  const asked: AskedBy = {
    context: { db, actor, catalogue, visibility, locale, now },
    reader: { accountId: actor.accountId, isInternal: actor.isInternalUser, hasCompany: actor.company !== null },
  }
  const { search } = url
  const state = readListState(search, actor.isInternalUser, now)
  const [dashboard, counts, companyCounts] = await Promise.all([
    readPage(asked, state, { limit: readRowCount(search) }),
    countTabs(asked, state),
    asked.reader.hasCompany && !actor.isInternalUser ? countTabs(asked, { ...state, scope: 'company' }) : null,
  ])
  if (dashboard.total === 0 && (await hasNone(asked, state)))
    return { kind: 'welcome', elsewhere: await readElsewhere(asked, state) }
  const user = state.userId ? await findAccount(db, state.userId, config.staffDomains) : null
  return {
    kind: 'list',
    list: { reader: asked.reader, state, dashboard, counts: actor.isInternalUser ? counts : null, companyCounts },
    user: user && { Id: user.accountId, Name: `${user.firstName} ${user.lastName}`.trim() },
    madeAt: now.toISOString(),
  }
}

interface AskedBy {
  readonly context: DashboardContext
  readonly reader: ProjectListReader
}

async function readPage(
  { context, reader }: AskedBy,
  state: ProjectListState,
  page: { readonly limit: number } | { readonly page: 'dashboard count' },
): Promise<ProjectDashboard> {
  const input = dashboardInput(state, reader, { offset: 0, ...page })
  if (isEmptyByFilter(state, reader.accountId)) return { ...input, count: 0, total: 0, results: [] }
  if (!('userDetails' in input)) return readOwnDashboard(context, input)
  const filter = { accountId: input.userDetails || null, projectTypes: input.projectTypeDetails }
  return readStaffDashboard(context, input, filter)
}

async function countTabs(request: AskedBy, state: ProjectListState) {
  const counted = projectTabs(request.reader.isInternal).map(async ({ tab }) => {
    const { total } = await readPage(request, { ...state, tab }, { page: 'dashboard count' })
    return [tab, total] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

/** The other market, where there are projects of the account; null where there are none either. */
async function readElsewhere({ context, reader }: AskedBy, state: ProjectListState): Promise<Locale | null> {
  for (const locale of LOCALES.filter((each) => each !== context.locale))
    if (!(await hasNone({ context: { ...context, locale }, reader }, state))) return locale
  return null
}

/** Returns whether all tabs are empty, regardless of filters. */
async function hasNone(request: AskedBy, state: ProjectListState): Promise<boolean> {
  const scopes = request.reader.hasCompany ? PROJECT_SCOPES : ([state.scope] as const)
  const totals = await Promise.all(scopes.map((scope) => countTabs(request, { ...state, ...NO_FILTER, scope })))
  return totals.flatMap((each) => Object.values(each)).every((total) => total === 0)
}
