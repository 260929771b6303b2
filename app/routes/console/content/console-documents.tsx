import { data } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { consoleMenu, consoleReader } from '#app/features/console/console-page.server.ts'
import { DocumentsScreen } from '#app/features/console/content/documents-screen.tsx'
import { readOutcome } from '#app/features/console/outcome.ts'
import { listDocuments } from '#app/features/publishing/read-documents.server.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import type { Route } from './+types/console-documents.ts'
import { personalContext } from '../../account/account-page.server.ts'
import { takeDocumentsPosts } from './document-posts.server.ts'

export { ErrorBoundary } from '../../not-found.tsx'
export const action = takeDocumentsPosts

/** Documents of the page; others are found by their name. */
const MOST_ROWS = 200

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor, db, now } = personalContext(context)
  const reader = consoleReader(actor, params.locale, now)
  if (!reader || !hasRight(actor, 'content.edit')) throw data(null, 404)
  const kind = url.searchParams.get('kind') ?? ''
  const find = (url.searchParams.get('find') ?? '').slice(0, 100)
  const all = await listDocuments(db)
  const wanted = find.trim().toLowerCase()
  const found = all.filter(
    (each) => (kind === '' || each.kind === kind) && `${each.name} ${each.title}`.toLowerCase().includes(wanted),
  )
  return {
    menu: consoleMenu(actor, reader.locale),
    locale: reader.locale,
    outcome: readOutcome(url.searchParams),
    kind,
    find,
    drafts: all.filter(({ draft }) => draft !== null),
    documents: found.slice(0, MOST_ROWS),
    total: found.length,
  }
}

export function meta() {
  return [{ title: 'Pages, menus and rules | Specify console' }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleDocumentsRoute({ loaderData }: Route.ComponentProps) {
  const { locale } = loaderData
  return (
    <DocumentsScreen
      {...loaderData}
      path={routes.console.documents.path({ locale })}
      hrefOf={(name) => routes.console.document.href({ locale, name })}
      proposeHref={routes.console.documents.href({ locale, form: 'propose' })}
      createHref={routes.console.documents.href({ locale, form: 'create' })}
      releasesHref={routes.console.list.path({ locale, list: 'releases' })}
    />
  )
}
