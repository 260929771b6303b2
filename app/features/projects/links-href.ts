/** The page on which the owner of a project keeps its links. */
export function linksHref(locale: string, projectId: string, more: Readonly<Record<string, string>> = {}): string {
  return `/${locale}/project-builder/links/?${new URLSearchParams({ projectId, ...more })}`
}
