import type { Actor } from '#app/core/actor.ts'
import { AppError } from '#app/core/app-error.ts'
import type { Branded } from '#app/core/branded.ts'
import { assertSpecifier } from '#app/features/accounts/access.ts'
import type { Quote } from './quote.ts'

/** The site's own staff: every write to somebody else's quote takes one. */
export type StaffMember = Branded<{ readonly accountId: string }, 'StaffMember'>

/** @throws AppError `forbidden` for all others. */
export function staffMember(actor: Actor): StaffMember {
  const { accountId, isInternalUser } = assertSpecifier(actor)
  if (!isInternalUser) throw new AppError('forbidden', 'This is for staff.')
  return { accountId: String(accountId) } as StaffMember
}

/** Whether somebody may read a quote: who asked for it, and staff. */
export function mayRead(actor: Actor, quote: Quote): boolean {
  return actor.kind === 'account' && (actor.isInternalUser || actor.accountId === quote.accountId)
}
