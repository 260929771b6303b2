import { data } from 'react-router'
import { LOCALES, MARKETS } from '@specify/core/market.ts'
import { routes } from '#app/addresses/routes.ts'
import { consoleMenu, consoleReader } from '#app/features/console/console-page.server.ts'
import { WordChangesScreen } from '#app/features/console/content/word-changes-screen.tsx'
import { readOutcome } from '#app/features/console/outcome.ts'
import { readWordChanges } from '#app/features/publishing/words/read-words.server.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import type { Route } from './+types/console-word-changes.ts'
import { personalContext } from '../../account/account-page.server.ts'
import { orMend } from './or-mend.server.ts'
import { takeWordChangePosts } from './words-posts.server.ts'

export { ErrorBoundary } from '../../not-found.tsx'
export const action = takeWordChangePosts

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { actor, catalogue, db, now } = personalContext(context)
  const reader = consoleReader(actor, params.locale, now)
  if (!reader || !hasRight(actor, 'content.edit')) throw data(null, 404)
  const { locale } = reader
  return {
    menu: consoleMenu(actor, locale),
    locale,
    outcome: readOutcome(url.searchParams),
    changes: await orMend(readWordChanges({ db, catalogue, locale, now, signal: request.signal }), locale),
  }
}

export function meta() {
  return [{ title: 'Words in the draft | Specify console' }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleWordChangesRoute({ loaderData: { locale, ...rest } }: Route.ComponentProps) {
  const other = LOCALES.find((each) => each !== locale)!
  return (
    <WordChangesScreen
      {...rest}
      listHref={routes.console.words.path({ locale })}
      otherMarket={{
        label: `The same in ${MARKETS[other].countryName}`,
        href: routes.console.wordChanges.path({ locale: other }),
      }}
      formHref={(form) => routes.console.wordChanges.href({ locale, form })}
    />
  )
}
