import { data } from 'react-router'
import { AppError } from '@specify/core/app-error.ts'
import { api } from '#app/addresses/api.ts'
import { routes } from '#app/addresses/routes.ts'
import { NewsForm } from '#app/features/console/consequences/news-form.tsx'
import { isStanding, type NamedSet } from '#app/features/changes/changed-skus.server.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import { ConsequencesScreen } from '#app/features/console/consequences/consequences-screen.tsx'
import { readConsequencesPage, readQuery } from '#app/features/console/consequences/read-consequences-page.server.ts'
import { consoleMenu, consoleReader, mayReadConsequences } from '#app/features/console/console-page.server.ts'
import { readOutcome } from '#app/features/console/outcome.ts'
import type { Route } from './+types/console-consequences.ts'
import { personalContext } from '../account/account-page.server.ts'
import { takeConsequencesPosts } from './consequences-posts.server.ts'

export { ErrorBoundary } from '../not-found.tsx'
export const action = takeConsequencesPosts

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = personalContext(context)
  const reader = consoleReader(site.actor, params.locale, site.now)
  if (!reader || !mayReadConsequences(site.actor)) throw data(null, 404)
  const { locale, isInternal } = reader
  const query = readQuery(url.searchParams)
  const { rows, set, ...page } = await readConsequencesPage({ ...site, locale }, query).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'not_found' ? data(null, 404) : error
  })
  const named = set
    ? { set: set.id }
    : query.found
      ? { found: query.found }
      : { skus: query.skus.join(' '), ...(query.isWhole && { whole: '1' as const }) }
  const hrefOf = (more: { readonly owners?: '1'; readonly page?: number }) =>
    routes.console.consequences.href({ locale, ...named, ...more })
  const hasProjects = page.view !== null && page.view.counts.project > 0
  return {
    ...page,
    set,
    menu: consoleMenu(site.actor, locale),
    outcome: readOutcome(url.searchParams),
    path: routes.console.consequences.path({ locale }),
    query: { ...query, text: query.skus.join(' ') },
    rows:
      rows &&
      rows.map((row) => ({
        ...row,
        href: isInternal ? routes.projects.view.href({ locale: row.locale, projectId: row.projectId }) : null,
      })),
    // A letter goes to who may edit an open project, from those who may change the catalogue.
    news:
      hasProjects && query.found === '' && hasRight(site.actor, 'catalogue.edit') && (set === null || isStanding(set))
        ? { href: hrefOf(query.showsOwners ? { owners: '1' } : {}), start: set && startOf(set) }
        : null,
    hrefs: {
      set: set ? routes.console.change.path({ locale, id: set.id }) : '',
      list: query.found ? `${routes.console.products.path({ locale })}?${query.found}` : '',
      owners: hrefOf({ owners: '1', page: 1 }),
      previous: hrefOf({ owners: '1', page: query.page - 1 }),
      next: hrefOf({ owners: '1', page: query.page + 1 }),
      file: `${api.consoleFile('consequences').path({ locale })}?${new URLSearchParams(named).toString()}`,
    },
  }
}

function startOf({ onlyEnds, day }: NamedSet) {
  return { kind: onlyEnds ? ('discontinued' as const) : ('changed' as const), day }
}

export function meta() {
  return [{ title: 'Consequences | Specify console' }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleConsequencesRoute({ loaderData: { news, ...page } }: Route.ComponentProps) {
  return <ConsequencesScreen {...page}>{news && <NewsForm {...news} />}</ConsequencesScreen>
}
