import { findOwnerCompany } from '#app/features/projects/store/queries.server.ts'
import { RevisionDocument } from '#app/features/exports/components/revision-document.tsx'
import { readIssuedSummary, type IssuedSummary } from '#app/features/exports/summary/issued-summary.server.ts'
import { serialiseLoaderData } from '#app/shell/page-output.server.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import { usePageData } from '#app/shell/page-data.ts'
import type { Route } from './+types/project-revision.ts'
import { projectOfPage } from './project-of-page.server.ts'

export { ErrorBoundary } from '../not-found.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { locale, reader, project } = await projectOfPage(args)
  const revisionId = new URL(args.request.url).searchParams.get('revisionId') ?? ''
  const company = await findOwnerCompany(reader.db, project)
  const issued = await orErrorPage(readIssuedSummary(reader, project, { revisionId, company }))
  const { cover, revision } = issued
  return {
    locale,
    title: `${cover.projectName}, revision ${revision.label}`,
    issued: serialiseLoaderData(args.context, issued),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.title ?? 'Revision'} | Specify` }, { name: 'robots', content: 'noindex' }]
}

export default function ProjectRevisionRoute({ loaderData }: Route.ComponentProps) {
  const issued = usePageData<IssuedSummary>(loaderData.issued)
  return <RevisionDocument locale={loaderData.locale} issued={issued} />
}
