/** Where the owner of a project shares it with their company and hands it over. */
export function sharingHref(locale: string, projectId: string, more: Readonly<Record<string, string>> = {}): string {
  return `/${locale}/project-builder/sharing/?${new URLSearchParams({ projectId, ...more })}`
}
