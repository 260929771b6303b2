import { data } from 'react-router'
import { TodayScreen } from '#app/features/console/components/today-screen.tsx'
import { consoleMenu, consoleReader, waitingRightsNote } from '#app/features/console/console-page.server.ts'
import { readDueLines } from '#app/features/console/consequences/read-set-uses.server.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import { readToday } from '#app/features/console/read-today.server.ts'
import type { Route } from './+types/console-today.ts'
import { personalContext } from '../account/account-page.server.ts'

export { ErrorBoundary } from '../not-found.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = personalContext(context)
  const { actor, db, now } = site
  const reader = consoleReader(actor, params.locale, now)
  if (!reader) throw data(null, 404)
  return {
    menu: consoleMenu(actor, reader.locale),
    lines: [
      ...(await readToday(db, actor, reader)),
      ...(hasRight(actor, 'catalogue.edit') ? await readDueLines(site, reader.locale) : []),
    ],
    waiting: waitingRightsNote(actor, reader.locale),
  }
}

export function meta() {
  return [{ title: 'Today | Specify console' }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleTodayRoute({ loaderData }: Route.ComponentProps) {
  return <TodayScreen {...loaderData} />
}
