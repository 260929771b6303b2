import { ProjectTrail } from '#app/ui/project/project-bar.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { reportTrail, type TrailOf } from '../report-trail.ts'

/** The trail of a report; with the places of its project, except for the reader of a link. */
export function ReportTrail({ page, name }: { readonly page: TrailOf; readonly name: string }) {
  const crumbs = reportTrail(page, name)
  if ('token' in page.source) return <Breadcrumbs crumbs={crumbs} />
  const { projectId } = page.source
  return <ProjectTrail locale={page.locale} projectId={projectId} isOwn={false} place="outputs" crumbs={crumbs} />
}
