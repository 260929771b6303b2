/** Values of the parameter `form` for saved searches. */
export type SavedSearchForm = 'save' | 'open' | 'rename' | 'delete'

export function savedSearchesHref(locale: string): string {
  return `/${locale}/saved-searches/`
}

export function savedSearchFormHref(locale: string, form: SavedSearchForm): string {
  return `${savedSearchesHref(locale)}?${new URLSearchParams({ form })}`
}
