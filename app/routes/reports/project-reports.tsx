import { isUuid } from '@specify/core/ids/uuid.ts'
import { ReportsScreen } from '#app/features/reports/components/reports-screen.tsx'
import { readReportsPage } from '#app/features/reports/read-reports-page.server.ts'
import { countFindings } from '#app/features/reports/checks/read-findings.server.ts'
import { totalFindings } from '@specify/schedule/checks/findings.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import type { Route } from './+types/project-reports.ts'
import { projectOfPage } from '../projects/project-of-page.server.ts'

export { ErrorBoundary } from '../not-found.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { locale, reader, project, isOwn } = await projectOfPage(args)
  const revisionId = new URL(args.request.url).searchParams.get('revisionId') ?? ''
  const options = { locale, isOwn, revisionId: isUuid(revisionId) ? revisionId : null }
  const page = await orErrorPage(readReportsPage(reader.db, project, options))
  // An issued revision says for itself what was open.
  const isChecked = isOwn && page.revisionId === null && page.lines > 0
  const findings = isChecked ? totalFindings(await countFindings(reader, project)) : 0
  return { locale, page, findings }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Reports and files of ${loaderData.page.projectName}` : 'Reports and files'
  return [{ title: `${title} | Specify` }, { name: 'robots', content: 'noindex' }]
}

export default function ProjectReportsRoute({ loaderData }: Route.ComponentProps) {
  return <ReportsScreen {...loaderData} />
}
