export function companyHref(locale: string, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(more)
  return `/${locale}/company/${query.size === 0 ? '' : `?${query}`}`
}
