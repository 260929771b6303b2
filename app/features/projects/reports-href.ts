export function reportsHref(locale: string, projectId: string, revisionId?: string): string {
  const named = revisionId === undefined ? { projectId } : { projectId, revisionId }
  return `/${locale}/project-builder/reports/?${new URLSearchParams(named)}`
}
