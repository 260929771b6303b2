import type { Actor } from '@specify/core/actor.ts'
import { AppError } from '@specify/core/app-error.ts'
import type { Branded } from '@specify/core/data/branded.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { rightOf } from '#app/features/projects/access/access.ts'
import type { Project } from '@specify/schedule/model.ts'
import type { Quote } from '../quote.ts'

/** The site's own staff: every write to somebody else's quote takes one. */
export type StaffMember = Branded<{ readonly accountId: string }, 'StaffMember'>

/** @throws AppError `forbidden` for all others. */
export function staffMember(actor: Actor): StaffMember {
  const { accountId, isInternalUser } = assertSpecifier(actor)
  if (!isInternalUser) throw new AppError('forbidden', 'This is for staff.')
  return { accountId: String(accountId) } as StaffMember
}

/** The name under which staff answer. */
export function nameOf(account: { readonly firstName: string; readonly lastName: string } | null): string {
  return account ? `${account.firstName} ${account.lastName}`.trim() : ''
}

/**
 * Returns whether somebody may read a quote: staff, its author, and all who may see its project now. Former members of
 * a company lose access to shared projects' quotes, even their own.
 */
export function mayRead(actor: Actor, quote: Quote, project: Project | null): boolean {
  if (actor.kind !== 'account') return false
  if (actor.isInternalUser || (project !== null && rightOf(actor, project) !== null)) return true
  return actor.accountId === quote.accountId && (project === null || project.company === null)
}
