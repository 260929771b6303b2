import type { Actor } from '@specify/core/actor.ts'
import type { Account, AccountSummary } from './model.ts'
import { isProfileComplete } from './profile.ts'

/** Account data for every page; null for a visitor. */
export function summariseAccount(account: Account | null, actor: Actor): AccountSummary | null {
  if (!account) return null
  const { accountId, firstName, email, isInternalUser } = account
  return {
    accountId,
    firstName,
    email,
    hasProfile: isProfileComplete(account),
    isInternalUser,
    isStaff: actor.kind === 'account' && actor.rights.length + actor.waitingRights.length > 0,
  }
}
