export function linksHref(locale: string, projectId: string, more: Readonly<Record<string, string>> = {}): string {
  return `/${locale}/project-builder/links/?${new URLSearchParams({ projectId, ...more })}`
}
