import { data } from 'react-router'
import { isUuid } from '@specify/core/ids/uuid.ts'
import type { Locale } from '@specify/core/market.ts'
import { requestContext } from '#app/request-context.server.ts'
import { routes } from '#app/addresses/routes.ts'
import { consoleMenu, consoleReader } from '#app/features/console/console-page.server.ts'
import { DocumentScreen, type DocumentView } from '#app/features/console/content/document-screen.tsx'
import type { ShownLetter } from '#app/features/console/content/letters/letter-preview.tsx'
import { draftLetter } from '#app/features/console/content/letters/test-letter.server.ts'
import { readOutcome } from '#app/features/console/outcome.ts'
import { isLetterKind } from '#app/features/content/letters/letter-kinds.ts'
import { isDocumentName } from '#app/features/publishing/documents.ts'
import { parseDraftPage } from '#app/features/publishing/previews.server.ts'
import { readClash, readDocument, type DocumentPage } from '#app/features/publishing/read-document.server.ts'
import { readRuleChanges } from '#app/features/publishing/rules/compare-rules.server.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import { renderLetter } from '#app/platform/mail/letter.server.ts'
import type { Route } from './+types/console-document.ts'
import { personalContext } from '../../account/account-page.server.ts'
import { takeDocumentPosts } from './document-posts.server.ts'

export { ErrorBoundary } from '../../not-found.tsx'
export const action = takeDocumentPosts

const MOST_REMARKS = 20

/** Kinds of documents that have a preview; of rules it is what they would say. */
const PREVIEWED: ReadonlySet<string> = new Set(['page', 'letters', 'compliance'])

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { actor, db, now } = personalContext(context)
  const reader = consoleReader(actor, params.locale, now)
  const name = url.searchParams.get('name') ?? ''
  if (!reader || !hasRight(actor, 'content.edit') || !isDocumentName(name)) throw data(null, 404)
  const page = await readDocument(db, name)
  if (!page) throw data(null, 404)
  const views: DocumentView[] = [
    ...(page.fields ? (['form'] as const) : []),
    'json',
    ...(PREVIEWED.has(page.document.kind) ? (['preview'] as const) : []),
    'versions',
  ]
  const remarks = readRemarks(context, reader.locale, page)
  const view = views.find((each) => each === url.searchParams.get('show')) ?? views[0]!
  const { kind } = page.document
  const isLetters = kind === 'letters'
  const source = url.searchParams.get('clash') ?? ''
  const isSource = source === 'published' || source === 'delivered' || isUuid(source)
  return {
    menu: consoleMenu(actor, reader.locale),
    locale: reader.locale,
    outcome: readOutcome(url.searchParams),
    page,
    remarks,
    views,
    view,
    letter: isLetters && view === 'preview' ? await readLetter(context, reader.locale, url) : null,
    rules:
      kind === 'compliance' && view === 'preview' ? { changes: await readRuleChanges(db, now, request.signal) } : null,
    clash: isSource ? await readClash(db, name, source) : null,
  }
}

/** The letter that the address names, or the first, with the words of the draft. */
async function readLetter(context: Route.LoaderArgs['context'], locale: Locale, url: URL): Promise<ShownLetter> {
  const { config, db } = context.get(requestContext)
  const named = url.searchParams.get('letter') ?? ''
  const kind = isLetterKind(named) ? named : 'order-placed'
  const letter = await draftLetter(kind, { db, publicUrl: config.publicUrl, locale })
  return { kind, written: letter && { subject: letter.email.subject, text: renderLetter(letter).text } }
}

/** Lists what the page's renderer leaves out of the draft: links that lead nowhere, markup that is not allowed. */
function readRemarks(context: Route.LoaderArgs['context'], locale: Locale, { document, text }: DocumentPage): string[] {
  const page = document.kind === 'page' && document.draft ? parseDraftPage(text) : null
  const remarks = new Set<string>()
  if (page) context.get(requestContext).content.renderDraft(locale, page, (text) => remarks.add(text))
  return [...remarks].slice(0, MOST_REMARKS)
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.page.document.title || loaderData?.page.document.name
  return [{ title: `${title ?? 'Document'} | Specify console` }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleDocumentRoute({ loaderData }: Route.ComponentProps) {
  const { locale, page } = loaderData
  const at = { locale, name: page.document.name }
  return (
    <DocumentScreen
      {...loaderData}
      listHref={routes.console.documents.path({ locale })}
      hrefOf={(of) => routes.console.document.href({ ...at, ...of })}
      formHref={(form, show) => routes.console.document.href({ ...at, form, ...(show && { show }) })}
      releaseHref={(id) => routes.console.release.path({ locale, id })}
      letterHref={(kind, theme) => routes.console.letterPreview.href({ locale, kind, ...(theme && { theme }) })}
      testHref={(letter) => routes.console.document.href({ ...at, show: 'preview', letter, form: 'test' })}
      previewHref={(theme) => routes.console.documentPreview.href({ ...at, ...(theme && { theme }) })}
    />
  )
}
