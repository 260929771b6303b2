import type { Actor } from '@specify/core/actor.ts'
import { AppError } from '@specify/core/app-error.ts'

export function isStaff(actor: Actor): boolean {
  return actor.kind === 'account' && actor.isInternalUser
}

/** @throws AppError `not_found` for all others: they do not learn that there is something. */
export function assertStaff(actor: Actor): void {
  if (!isStaff(actor)) throw new AppError('not_found', 'There is no such page.')
}
