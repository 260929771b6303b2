import { data } from 'react-router'
import { api } from '#app/addresses/api.ts'
import { routes } from '#app/addresses/routes.ts'
import { NewsForm } from '#app/features/console/consequences/news-form.tsx'
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
  const { rows, wanted: _, ...page } = await readConsequencesPage(site, query)
  const named = { locale, skus: query.skus.join(' '), ...(query.isWhole && { whole: '1' as const }) }
  const pageHref = (number: number) => routes.console.consequences.href({ ...named, owners: '1', page: number })
  const asked = new URLSearchParams({ skus: named.skus, ...(query.isWhole && { whole: '1' }) })
  return {
    ...page,
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
    newsHref:
      page.view && page.view.counts.project > 0 && hasRight(site.actor, 'catalogue.edit')
        ? routes.console.consequences.href({ ...named, ...(query.showsOwners && { owners: '1' as const }) })
        : null,
    hrefs: {
      owners: pageHref(1),
      previous: pageHref(query.page - 1),
      next: pageHref(query.page + 1),
      file: `${api.consoleFile('consequences').path({ locale })}?${asked.toString()}`,
    },
  }
}

export function meta() {
  return [{ title: 'Consequences | Specify console' }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleConsequencesRoute({ loaderData: { newsHref, ...page } }: Route.ComponentProps) {
  return <ConsequencesScreen {...page}>{newsHref !== null && <NewsForm href={newsHref} />}</ConsequencesScreen>
}
