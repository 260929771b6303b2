export function commentsHref(locale: string, projectId: string, more: Readonly<Record<string, string>> = {}): string {
  return `/${locale}/project-builder/comments/?${new URLSearchParams({ projectId, ...more })}`
}
