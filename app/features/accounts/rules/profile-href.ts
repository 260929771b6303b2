import { routes } from '#app/addresses/routes.ts'
import type { AccountSummary } from './model.ts'

/** The page on which somebody changes their profile, or completes it first. */
export function profileHref(locale: string, { firstName }: Pick<AccountSummary, 'firstName'>): string {
  return routes.account[firstName === '' ? 'companyRegistration' : 'myAccount'].path({ locale })
}
