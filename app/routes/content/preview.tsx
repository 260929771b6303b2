import { data } from 'react-router'
import { findMarket } from '@specify/core/market.ts'
import { findPreview, readDraftPage } from '#app/features/publishing/previews.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import type { Route } from './+types/preview.ts'
import { personalContext } from '../account/account-page.server.ts'
import { loadContentPage } from './content-page.server.ts'
import { ContentPage } from './content-view.tsx'
import { contentMeta } from '../page-meta.ts'

export { ErrorBoundary } from '../not-found.tsx'

/** A draft of a page, for whom an editor has sent the link to. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = personalContext(context)
  const market = findMarket(params.locale)
  const name = market && params.token.length <= 64 ? await findPreview(db, params.token, now) : null
  const page = name === null ? null : await readDraftPage(db, name)
  if (!market || !page) throw data(null, 404)
  const view = context.get(requestContext).content.renderDraft(market.code, page, () => {})
  return loadContentPage(context, market.code, { ...view, isHidden: true })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData)
}

export default function PreviewRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <div className="page">
        <FormMessage kind="success">This is a draft: it is not published yet, and may change.</FormMessage>
      </div>
      <ContentPage page={page} />
    </>
  )
}
