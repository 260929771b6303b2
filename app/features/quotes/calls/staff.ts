import type { Actor } from '@specify/core/actor.ts'
import { AppError } from '@specify/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { assertRight, hasRight, type StaffMember } from '#app/features/staff/assert-right.ts'
import { rightOf } from '#app/features/projects/access/access.ts'
import type { Project } from '@specify/schedule/model.ts'
import type { Quote } from '../quote.ts'

/** @throws AppError `forbidden` for all but staff, who may see the quotes of everybody. */
export function assertStaff(actor: Actor): void {
  if (!assertSpecifier(actor).isInternalUser) throw new AppError('forbidden', 'This is for staff.')
}

/** @throws AppError `forbidden` for who has not the right to answer quotes. */
export function answeringStaff(actor: Actor): StaffMember<'work'> {
  if (!hasRight(assertSpecifier(actor), 'work')) throw new AppError('forbidden', 'This is for staff.')
  return assertRight(actor, 'work')
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
  if (actor.isInternalUser || hasRight(actor, 'work') || (project !== null && rightOf(actor, project) !== null))
    return true
  return actor.accountId === quote.accountId && (project === null || project.company === null)
}
