import { data } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { HealthScreen } from '#app/features/console/health/health-screen.tsx'
import { readHealthPage, readLeftMails } from '#app/features/console/health/read-health-page.server.ts'
import { consoleMenu, consoleReader } from '#app/features/console/console-page.server.ts'
import { readOutcome } from '#app/features/console/outcome.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import type { Route } from './+types/console-health.ts'
import { personalContext } from '../../account/account-page.server.ts'
import { takeHealthPosts } from './health-posts.server.ts'

export { ErrorBoundary } from '../../not-found.tsx'
export const action = takeHealthPosts

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = personalContext(context)
  const { actor, db, now } = site
  const reader = consoleReader(actor, params.locale, now)
  if (!reader || !hasRight(actor, 'system')) throw data(null, 404)
  const { locale } = reader
  const mayReadChanges = hasRight(actor, 'catalogue.edit')
  return {
    menu: consoleMenu(actor, locale),
    outcome: readOutcome(url.searchParams),
    health: await readHealthPage(site, { locale, mayReadChanges }),
    mails: await readLeftMails(db, reader, routes.console.health.href({ locale, form: 'retry' })),
  }
}

export function meta() {
  return [{ title: 'Health | Specify console' }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleHealthRoute({ loaderData }: Route.ComponentProps) {
  return <HealthScreen {...loaderData} />
}
