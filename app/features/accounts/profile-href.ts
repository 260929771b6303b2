import type { AccountSummary } from './model.ts'

/** The page on which somebody changes their profile, or completes it first. */
export function profileHref(locale: string, { firstName }: Pick<AccountSummary, 'firstName'>): string {
  return `/${locale}/${firstName === '' ? 'company-registration' : 'my-account'}/`
}
