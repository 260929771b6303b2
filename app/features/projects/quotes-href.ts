export function askQuoteHref(locale: string, projectId: string, more: Readonly<Record<string, string>> = {}): string {
  return `/${locale}/project-builder/quote/?${new URLSearchParams({ projectId, ...more })}`
}

export function quoteHref(locale: string, quoteId: string, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(more)
  return `/${locale}/quotes/${quoteId}/${query.size === 0 ? '' : `?${query}`}`
}
