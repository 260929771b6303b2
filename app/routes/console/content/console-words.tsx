import { data } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { consoleMenu, consoleReader } from '#app/features/console/console-page.server.ts'
import { WordsScreen } from '#app/features/console/content/words-screen.tsx'
import { readOutcome } from '#app/features/console/outcome.ts'
import { findDraft } from '#app/features/publishing/drafts.server.ts'
import { readWordGroups } from '#app/features/publishing/words/read-words.server.ts'
import { VOCABULARY } from '#app/features/publishing/words/words-calls.server.ts'
import { readSearchReport } from '#app/features/searches/queries.server.ts'
import { readReportFilter } from '#app/features/searches/search-report.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import type { Route } from './+types/console-words.ts'
import { personalContext } from '../../account/account-page.server.ts'
import { orMend } from './or-mend.server.ts'

export { ErrorBoundary } from '../../not-found.tsx'

/** Searches of the page. */
const MOST_ROWS = 50

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor, db, now } = personalContext(context)
  const reader = consoleReader(actor, params.locale, now)
  if (!reader || !hasRight(actor, 'content.edit')) throw data(null, 404)
  const { locale } = reader
  const filter = readReportFilter(url.searchParams)
  const find = (url.searchParams.get('find') ?? '').slice(0, 100)
  return {
    menu: consoleMenu(actor, locale),
    locale,
    outcome: readOutcome(url.searchParams),
    find,
    filter,
    report: await readSearchReport(db, { ...filter, locale, limit: MOST_ROWS }, now),
    groups: await orMend(readWordGroups(db, { find, page: Number(url.searchParams.get('page')) || 1 }), locale),
    hasDraft: (await findDraft(db, VOCABULARY)) !== null,
  }
}

export function meta() {
  return [{ title: 'Words | Specify console' }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleWordsRoute({ loaderData: { locale, ...rest } }: Route.ComponentProps) {
  return (
    <WordsScreen
      {...rest}
      path={routes.console.words.path({ locale })}
      changesHref={routes.console.wordChanges.path({ locale })}
      hrefOf={(of) => routes.console.word.href({ locale, ...of })}
      searchHref={(query) => routes.search.href({ locale, query })}
      showHref={(of) => routes.console.words.href({ locale, ...of })}
    />
  )
}
