export function registrationHref(locale: string, next?: string): string {
  const href = `/${locale}/company-registration/`
  return next === undefined ? href : `${href}?${new URLSearchParams({ redirect: next })}`
}
