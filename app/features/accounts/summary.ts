import type { Account, AccountSummary } from './model.ts'
import { isProfileComplete } from './profile.ts'

/** What every page of somebody who is signed in carries of them; null for a visitor. */
export function summariseAccount(account: Account | null): AccountSummary | null {
  if (!account) return null
  const { accountId, firstName, email, isInternalUser } = account
  return { accountId, firstName, email, hasProfile: isProfileComplete(account), isInternalUser }
}
