import { isUuid } from '@specify/core/ids/uuid.ts'
import { ReportsScreen } from '#app/features/reports/components/reports-screen.tsx'
import { readReportsPage } from '#app/features/reports/read-reports-page.server.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import type { Route } from './+types/project-reports.ts'
import { projectOfPage } from '../projects/project-of-page.server.ts'

export { ErrorBoundary } from '../not-found.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { locale, reader, project, isOwn } = await projectOfPage(args)
  const revisionId = new URL(args.request.url).searchParams.get('revisionId') ?? ''
  const options = { locale, isOwn, revisionId: isUuid(revisionId) ? revisionId : null }
  return { locale, page: await orErrorPage(readReportsPage(reader.db, project, options)) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Reports and files of ${loaderData.page.projectName}` : 'Reports and files'
  return [{ title: `${title} | Specify` }, { name: 'robots', content: 'noindex' }]
}

export default function ProjectReportsRoute({ loaderData }: Route.ComponentProps) {
  return <ReportsScreen {...loaderData} />
}
