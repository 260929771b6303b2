/** The page on which the owner of a project reads and answers what was said of it. */
export function commentsHref(locale: string, projectId: string, more: Readonly<Record<string, string>> = {}): string {
  return `/${locale}/project-builder/comments/?${new URLSearchParams({ projectId, ...more })}`
}
