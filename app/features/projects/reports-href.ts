/** The page of the reports and files that are made of a project, or of one of its revisions. */
export function reportsHref(locale: string, projectId: string, revisionId?: string): string {
  const named = revisionId === undefined ? { projectId } : { projectId, revisionId }
  return `/${locale}/project-builder/reports/?${new URLSearchParams(named)}`
}
