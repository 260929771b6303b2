import { RevisionsScreen } from '#app/features/revisions/components/revisions-screen.tsx'
import { readRevisionsPage } from '#app/features/revisions/read-revisions-page.server.ts'
import { readFindings } from '#app/features/reports/checks/read-findings.server.ts'
import { shownFindings } from '#app/features/revisions/shown-findings.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import type { Route } from './+types/project-revisions.ts'
import { projectOfPage } from './project-of-page.server.ts'

export { takeRevisionPosts as action } from './revision-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { locale, reader, project, isOwn } = await projectOfPage(args)
  const { searchParams } = new URL(args.request.url)
  const compared = { from: searchParams.get('from'), to: searchParams.get('to') }
  const page = await orErrorPage(readRevisionsPage({ ...reader, locale }, project, compared))
  const findings = isOwn ? shownFindings(await readFindings(reader, project), project) : null
  const restored = searchParams.has('restored') ? page.restored : null
  return { locale, page: { ...page, restored, isOwn, findings } }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Revisions of ${loaderData.page.projectName}` : 'Revisions'
  return [{ title: `${title} | Specify` }, { name: 'robots', content: 'noindex' }]
}

export default function ProjectRevisionsRoute({ loaderData }: Route.ComponentProps) {
  return <RevisionsScreen {...loaderData} />
}
