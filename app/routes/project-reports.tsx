import { isUuid } from '#app/core/uuid.ts'
import { ReportsScreen } from '#app/features/evidence/components/reports-screen.tsx'
import { readReportsPage } from '#app/features/evidence/read-reports-page.server.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import type { Route } from './+types/project-reports.ts'
import { projectOfPage } from './project-of-page.server.ts'

export { ErrorBoundary } from './not-found.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { locale, reader, project, isOwn } = await projectOfPage(asked)
  const revisionId = new URL(asked.request.url).searchParams.get('revisionId') ?? ''
  const wanted = { locale, isOwn, revisionId: isUuid(revisionId) ? revisionId : null }
  return { locale, page: await orErrorPage(readReportsPage(reader.db, project, wanted)) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Reports and files of ${loaderData.page.projectName}` : 'Reports and files'
  return [{ title: `${title} | Specify` }, { name: 'robots', content: 'noindex' }]
}

export default function ProjectReportsRoute({ loaderData }: Route.ComponentProps) {
  return <ReportsScreen {...loaderData} />
}
