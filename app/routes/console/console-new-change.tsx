import { data } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { NewChangeScreen } from '#app/features/console/components/changes/new-change-screen.tsx'
import { consoleMenu, consoleReader } from '#app/features/console/console-page.server.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import type { Route } from './+types/console-new-change.ts'
import { personalContext } from '../account/account-page.server.ts'
import { takeNewChangePosts } from './change-posts.server.ts'

export { ErrorBoundary } from '../not-found.tsx'
export const action = takeNewChangePosts

export function loader({ context, params }: Route.LoaderArgs) {
  const { actor, now } = personalContext(context)
  const reader = consoleReader(actor, params.locale, now)
  if (!reader || !hasRight(actor, 'catalogue.edit')) throw data(null, 404)
  const { locale } = reader
  return { menu: consoleMenu(actor, locale), market: locale }
}

export function meta() {
  return [{ title: 'Upload changes | Specify console' }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleNewChangeRoute({ loaderData }: Route.ComponentProps) {
  const { market: locale } = loaderData
  return (
    <NewChangeScreen
      {...loaderData}
      action={routes.console.newChange.href({ locale, form: 'upload' })}
      listHref={routes.console.list.path({ locale, list: 'changes' })}
      hrefOf={(id) => routes.console.change.path({ locale, id })}
    />
  )
}
