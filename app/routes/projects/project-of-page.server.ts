import { data, redirect, type RouterContextProvider } from 'react-router'
import { hrefInMarket } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'
import { findMarket, type Locale } from '@specify/core/market.ts'
import { mayEdit, rightOf } from '#app/features/projects/access/access.ts'
import type { Project } from '@specify/schedule/model.ts'
import type { SiteRequest } from '#app/request-context.server.ts'
import { personalContext, requireProfile } from '../account/account-page.server.ts'
import { loadProject } from '#app/features/projects/store/read-project.server.ts'

export interface ProjectPageArgs {
  readonly context: Readonly<RouterContextProvider>
  readonly params: { readonly locale?: string }
  /** The page's address, without the suffix of data requests. */
  readonly url: URL
}

interface ProjectOfPage {
  readonly locale: Locale
  readonly reader: SiteRequest
  readonly project: Project
  /** The reader may change it. */
  readonly isOwn: boolean
  readonly isOwner: boolean
}

/**
 * The project that the address of a page names, for who has a right to it and staff. @throws a redirect: to sign in, to the list
 * where there is none, or to the market of the project.
 */
export async function projectOfPage({ context, params, url }: ProjectPageArgs): Promise<ProjectOfPage> {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { code: locale } = market
  requireProfile(context, { locale, url })
  const reader = personalContext(context)
  const { actor, reads } = reader
  const projectId = url.searchParams.get('projectId') ?? ''
  const project = isUuid(projectId) ? await reads.run((db) => loadProject({ ...reader, db }, projectId)) : null
  const right = project && rightOf(actor, project)
  const isStaff = actor.kind === 'account' && actor.isInternalUser
  if (!project || (right === null && !isStaff)) throw redirect(routes.projects.list.path({ locale }))
  if (project.locale !== locale) throw sameIn(project.locale, url)
  return { locale, reader, project, isOwn: mayEdit(actor, project), isOwner: right === 'own' }
}

/** Redirects to the same page in the project's market, which decides about regions, prices and products. */
export function sameIn(locale: Locale, { pathname, search }: URL): Response {
  return redirect(hrefInMarket(locale, pathname + search))
}
