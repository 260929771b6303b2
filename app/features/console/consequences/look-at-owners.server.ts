import type { Actor } from '@specify/core/actor.ts'
import type { NamedSet } from '#app/features/changes/changed-skus.server.ts'
import { assertRight, hasRight, type StaffMember } from '#app/features/staff/assert-right.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'

type ConsequencesRight = 'catalogue.edit' | 'insight'

/** @throws AppError `not_found` for everybody else. */
export function assertMayReadOwners(actor: Actor): StaffMember<ConsequencesRight> {
  return hasRight(actor, 'catalogue.edit') ? assertRight(actor, 'catalogue.edit') : assertRight(actor, 'insight')
}

interface Look {
  readonly by: StaffMember<ConsequencesRight>
  readonly requestId: string | null
  /** `look at owners`, `download owners` */
  readonly action: string
  readonly set: Pick<NamedSet, 'name'> | null
  readonly skus: readonly string[]
}

/** Logs that somebody reads whose projects have some SKUs. */
export async function logLook(
  db: Database,
  { by, requestId, action, set, skus }: Look,
  after: { readonly projects: number; readonly page?: number },
  now: Date,
): Promise<void> {
  const id = skus.length === 1 ? skus[0]! : `${skus[0] ?? ''} and ${skus.length - 1} more`
  const subject = set ? { kind: 'change set', id: set.name } : { kind: 'SKU', id }
  await logStaffChange(db, { by, requestId, now }, { action, subject, after })
}
