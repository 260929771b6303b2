/** What is done with saved searches by forms, as the parameter `form` names it. */
export type SavedSearchForm = 'save' | 'open' | 'rename' | 'delete'

export function savedSearchesHref(locale: string): string {
  return `/${locale}/saved-searches/`
}

export function savedSearchFormHref(locale: string, form: SavedSearchForm): string {
  return `${savedSearchesHref(locale)}?${new URLSearchParams({ form })}`
}
