import { data } from 'react-router'
import { consoleReader } from '#app/features/console/console-page.server.ts'
import { isDocumentName } from '#app/features/publishing/documents.ts'
import { readDraftPage } from '#app/features/publishing/previews.server.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { Route } from './+types/console-document-preview.ts'
import { personalContext } from '../../account/account-page.server.ts'
import { loadContentPage } from '../../content/content-page.server.ts'
import { ContentPage } from '../../content/content-view.tsx'
import { contentMeta } from '../../page-meta.ts'

export { ErrorBoundary } from '../../not-found.tsx'

/** The page of the editor shows it in frames. */
export function headers() {
  return { 'x-frame-options': 'SAMEORIGIN' }
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor, db, now } = personalContext(context)
  const reader = consoleReader(actor, params.locale, now)
  const name = url.searchParams.get('name') ?? ''
  if (!reader || !hasRight(actor, 'content.edit') || !isDocumentName(name)) throw data(null, 404)
  const page = await readDraftPage(db, name)
  if (!page) throw data(null, 404)
  const view = context.get(requestContext).content.renderDraft(reader.locale, page, () => {})
  return loadContentPage(context, reader.locale, { ...view, isHidden: true })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData)
}

/** A draft as its page: it can be looked at, and leads nowhere. */
export default function DocumentPreviewRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <div inert>
      <ContentPage page={page} />
    </div>
  )
}
