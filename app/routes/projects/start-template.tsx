import { data } from 'react-router'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { findMarket } from '@specify/core/market.ts'
import { StartScreen } from '#app/features/projects/components/start/start-screen.tsx'
import { findTemplate } from '#app/features/projects/project-actions/operator-templates.server.ts'
import { listProjects } from '#app/features/projects/store/list-projects.server.ts'
import { MAX_TEXT_LENGTH, typedText } from '@specify/core/text/typed-fields.ts'
import type { Route } from './+types/start-template.ts'
import { personalContext, requireProfile } from '../account/account-page.server.ts'

export { takeStartPosts as action } from './start-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

const MAX_OFFERED = 100

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { code: locale } = market
  const requested = personalContext(context)
  requireProfile(context, { locale, url })
  const specifier = assertSpecifier(requested.actor)
  const { accountId, company } = specifier
  const templateId = url.searchParams.get('template') ?? ''
  const template = await findTemplate({ ...requested, locale }, specifier, templateId).catch(() => null)
  if (!template) throw data(null, 404)
  const { projects } = await listProjects(requested.db, {
    locale,
    status: 'open',
    of: { kind: 'editable', accountId, companyId: company?.companyId ?? null },
    projectTypes: [],
    from: null,
    until: null,
    sort: { by: 'lastModifiedAt', descending: true },
    limit: MAX_OFFERED,
    offset: 0,
  })
  return {
    locale,
    template,
    suggestedName: typedText(template.name).slice(0, MAX_TEXT_LENGTH),
    projects: projects.map(({ projectId, projectName }) => [projectId, projectName] as const),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.template.name ?? 'Room'} | Specify` }, { name: 'robots', content: 'noindex' }]
}

export default function StartTemplateRoute({ loaderData }: Route.ComponentProps) {
  return <StartScreen {...loaderData} />
}
