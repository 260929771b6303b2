import type { Actor } from '@specify/core/actor.ts'
import { AppError } from '@specify/core/app-error.ts'
import type { Branded } from '@specify/core/data/branded.ts'
import type { StaffRight } from '@specify/core/staff-rights.ts'

/** The author of a change as staff, with the right used. Every write of the console takes one; the log names both. */
export type StaffMember<Right extends StaffRight> = Branded<
  { readonly accountId: string | null; readonly right: Right },
  `StaffMember ${Right}`
>

export function hasRight(actor: Actor, right: StaffRight | 'any'): boolean {
  if (actor.kind !== 'account') return false
  return right === 'any' ? actor.rights.length > 0 : actor.rights.includes(right)
}

/** @throws AppError `not_found` without the right: the caller does not learn that there is something. */
export function assertRight<Right extends StaffRight>(actor: Actor, right: Right): StaffMember<Right> {
  if (actor.kind !== 'account' || !hasRight(actor, right)) throw new AppError('not_found', 'There is no such page.')
  return { accountId: actor.accountId, right } as StaffMember<Right>
}

/** A command on the operator's machine, which asks for no account. */
export function commandLine<Right extends StaffRight>(right: Right): StaffMember<Right> {
  return { accountId: null, right } as StaffMember<Right>
}
