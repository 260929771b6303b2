import { data } from 'react-router'
import { isUuid } from '@specify/core/ids/uuid.ts'
import { findMarket, type Locale } from '@specify/core/market.ts'
import { requestContext, type SiteRequest } from '#app/request-context.server.ts'
import { projectOfPage, type ProjectPageArgs } from '../projects/project-of-page.server.ts'

interface ReportOfPage {
  readonly locale: Locale
  readonly reader: SiteRequest
  readonly asked: { readonly token: string } | { readonly projectId: string; readonly revisionId?: string | undefined }
}

/** The schedule of a report's page: of a link, whose holder needs no account, or of a project. @throws a redirect. */
export async function reportOfPage(args: ProjectPageArgs): Promise<ReportOfPage> {
  const {
    context,
    params,
    url: { searchParams },
  } = args
  const token = searchParams.get('token')
  if (token !== null) {
    const market = findMarket(params.locale)
    if (!market) throw data(null, 404)
    return { locale: market.code, reader: context.get(requestContext), asked: { token: token.slice(0, 100) } }
  }
  const { locale, reader, project } = await projectOfPage(args)
  const revisionId = searchParams.get('revisionId') ?? ''
  return { locale, reader, asked: { projectId: project.projectId, ...(isUuid(revisionId) && { revisionId }) } }
}

/** A link can end at any moment, and its token may be in the address: no cached copies, and no referrer. */
export const REPORT_HEADERS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}
