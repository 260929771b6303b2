import { routes } from '#app/addresses/routes.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'
import { HandoverScreen } from '#app/features/handover/components/handover-screen.tsx'
import { readHandoverPage } from '#app/features/handover/read-handover-page.server.ts'
import { stepHref } from '#app/features/projects/details/builder-step.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import type { Route } from './+types/project-handover.ts'
import { projectOfPage } from '../projects/project-of-page.server.ts'

export { takeHandoverPosts as action } from './handover-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { locale, reader, project, isOwn } = await projectOfPage(args)
  const { projectId, projectName } = project
  const revisionId = new URL(args.request.url).searchParams.get('revisionId') ?? ''
  const reference = { projectId, ...(isUuid(revisionId) && { revisionId }) }
  const page = await orErrorPage(readHandoverPage({ ...reader, locale }, reference))
  const crumbs = [
    { label: 'Home', href: routes.home.path({ locale }) },
    { label: 'Projects', href: routes.projects.list.path({ locale }) },
    { label: projectName, href: stepHref(locale, isOwn ? 'edit' : 'view', projectId, 3) },
    { label: 'Reports and files', href: routes.reports.all.href({ locale, projectId }) },
    { label: 'Handover package', href: null },
  ]
  return { locale, page, crumbs }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Handover package of ${loaderData.page.title}` : 'Handover package'
  return [{ title: `${title} | Specify` }, { name: 'robots', content: 'noindex' }]
}

export default function ProjectHandoverRoute({ loaderData }: Route.ComponentProps) {
  return <HandoverScreen {...loaderData} />
}
