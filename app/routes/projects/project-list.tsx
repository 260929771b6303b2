import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { findMarket } from '@specify/core/market.ts'
import { ProjectListScreen } from '#app/features/projects/components/list/project-list-screen.tsx'
import { pushToDataLayer } from '#app/features/analytics/data-layer.ts'
import type { ProjectListEvents } from '#app/features/projects/components/list/project-list.tsx'
import { requestContext } from '#app/request-context.server.ts'
import type { Route } from './+types/project-list.ts'
import { logOut } from '../account/log-out.ts'
import { loadProjectList } from './project-list-page.server.ts'

export { ErrorBoundary } from '../not-found.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { actor } = context.get(requestContext)
  const accountId = actor.kind === 'account' ? actor.accountId : ''
  return { locale: market.code, accountId, page: await loadProjectList(context, { locale: market.code, url }) }
}

export function meta() {
  return [{ title: 'My Projects | Specify' }, { name: 'robots', content: 'noindex' }]
}

/** The list itself loads other tabs, orders and filters. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href
}

const ACTION_EVENTS = { clone: 'project_clone', close: 'project_close', delete: 'project_delete', open: null } as const

const EVENTS: ProjectListEvents = {
  onAction(action, { projectType, roomCount }) {
    const event = ACTION_EVENTS[action]
    if (event) pushToDataLayer({ event, projectType, rooms: roomCount })
  },
}

export default function ProjectListRoute({ loaderData }: Route.ComponentProps) {
  const { locale, accountId, page } = loaderData
  return <ProjectListScreen locale={locale} page={page} onLogOut={() => logOut(locale, accountId)} events={EVENTS} />
}
