/** Adds a product to a project. */
export function openAddToProject(sku: string, _name: string, _projectId: string): void {
  const [, locale = 'au'] = location.pathname.split('/')
  location.assign(`/${locale}/search/?${new URLSearchParams({ query: sku })}`)
}
