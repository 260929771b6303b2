import { data } from 'react-router'
import { api } from '#app/addresses/api.ts'
import { routes } from '#app/addresses/routes.ts'
import { ListScreen } from '#app/features/console/components/list-screen.tsx'
import { consoleMenu, consoleReader } from '#app/features/console/console-page.server.ts'
import { findList } from '#app/features/console/lists/definitions/all-lists.server.ts'
import { describeList } from '#app/features/console/lists/describe-list.ts'
import { readListState, unreadFilters } from '#app/features/console/lists/list-state.ts'
import { readOutcome, readRest } from '#app/features/console/outcome.ts'
import { readListPage } from '#app/features/console/lists/read-page.server.ts'
import { NEW } from '#app/features/console/records/record-page.ts'
import { readViews } from '#app/features/console/lists/saved-views.server.ts'
import type { Route } from './+types/console-list.ts'
import { personalContext } from '../account/account-page.server.ts'
import { takeConsoleListPosts } from './console-posts.server.ts'

export { ErrorBoundary } from '../not-found.tsx'
export const action = takeConsoleListPosts

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor, db, now } = personalContext(context)
  const reader = consoleReader(actor, params.locale, now)
  const list = findList(actor, params.list)
  if (!reader || !list) throw data(null, 404)
  const state = readListState(url.searchParams, list)
  return {
    menu: consoleMenu(actor, reader.locale),
    outcome: readOutcome(url.searchParams),
    rest: readRest(url.searchParams),
    list: describeList(list, reader.locale),
    state,
    unread: unreadFilters(url.searchParams, state, list),
    page: await readListPage(db, list, state, reader),
    views: await readViews(db, list.key, reader.accountId),
    path: routes.console.list.path({ locale: reader.locale, list: list.key }),
    newHref: routes.console.item.path({ locale: reader.locale, list: list.key, id: NEW }),
    uploadHref: routes.console.upload.path({ locale: reader.locale }),
    filePath: api.consoleFile(list.key).path({ locale: reader.locale }),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.list.title ?? 'Console'} | Specify console` }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleListRoute({ loaderData }: Route.ComponentProps) {
  return <ListScreen {...loaderData} />
}
