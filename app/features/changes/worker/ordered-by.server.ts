import { actFor } from '#app/features/staff/act-for.server.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { COMMAND } from '../store/change-sets.server.ts'

/**
 * Returns who ordered that a set is applied, where they still may; null otherwise. An account that was removed leaves its
 * name alone, and is no command.
 */
export function findOrderer(
  db: Database,
  { accountId, name }: { readonly accountId: string | null; readonly name: string },
): Promise<StaffMember<'catalogue.apply'> | null> {
  const isRemoved = accountId === null && name !== '' && name !== COMMAND
  return isRemoved ? Promise.resolve(null) : actFor(db, accountId, 'catalogue.apply')
}
