export function sharingHref(locale: string, projectId: string, more: Readonly<Record<string, string>> = {}): string {
  return `/${locale}/project-builder/sharing/?${new URLSearchParams({ projectId, ...more })}`
}
