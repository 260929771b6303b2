/** Values of the parameter `form` for revisions. */
export type RevisionForm = 'issue' | 'restore'

export function revisionsHref(locale: string, projectId: string, more: Readonly<Record<string, string>> = {}): string {
  return `/${locale}/project-builder/revisions/?${new URLSearchParams({ projectId, ...more })}`
}

export function revisionHref(locale: string, projectId: string, revisionId: string): string {
  return `/${locale}/project-builder/revision/?${new URLSearchParams({ projectId, revisionId })}`
}

export function differenceHref(
  locale: string,
  projectId: string,
  difference: Readonly<Record<'from' | 'to' | 'format', string>>,
): string {
  return `/${locale}/api/revision-difference/?${new URLSearchParams({ projectId, ...difference })}`
}
