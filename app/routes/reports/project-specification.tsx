import { isUuid } from '@specify/core/ids/uuid.ts'
import { SpecificationScreen } from '#app/features/reports/components/specification/specification-screen.tsx'
import { readSpecificationPage } from '#app/features/reports/specification/read-specification-page.server.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import type { Route } from './+types/project-specification.ts'
import { projectOfPage } from '../projects/project-of-page.server.ts'

export { takeSpecificationPosts as action } from './specification-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { locale, reader, project } = await projectOfPage(args)
  const { searchParams } = new URL(args.request.url)
  const revisionId = searchParams.get('revisionId') ?? ''
  const options = {
    projectId: project.projectId,
    revisionId: isUuid(revisionId) ? revisionId : null,
    isOpen: searchParams.get('equal') === 'true',
  }
  return { locale, page: await orErrorPage(readSpecificationPage({ ...reader, locale }, options)) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Specification of ${loaderData.page.projectName}` : 'Specification'
  return [{ title: `${title} | Specify` }, { name: 'robots', content: 'noindex' }]
}

export default function ProjectSpecificationRoute({ loaderData }: Route.ComponentProps) {
  return <SpecificationScreen {...loaderData} />
}
