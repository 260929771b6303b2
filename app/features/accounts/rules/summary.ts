import type { Account, AccountSummary } from './model.ts'
import { isProfileComplete } from './profile.ts'

/** Account data for every page; null for a visitor. */
export function summariseAccount(account: Account | null): AccountSummary | null {
  if (!account) return null
  const { accountId, firstName, email, isInternalUser } = account
  return { accountId, firstName, email, hasProfile: isProfileComplete(account), isInternalUser }
}
