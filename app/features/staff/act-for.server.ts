import type { StaffRight } from '@specify/core/staff-rights.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { commandLine, type StaffMember } from './assert-right.ts'

/**
 * The author of work that was ordered earlier: still with the right by now, or null. An order of a command, without an
 * account, holds.
 */
export async function actFor<Right extends StaffRight>(
  db: Database,
  accountId: string | null,
  right: Right,
): Promise<StaffMember<Right> | null> {
  if (accountId === null) return commandLine(right)
  const row = await db
    .selectFrom('staff_right')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('right', '=', right)
    .executeTakeFirst()
  return row ? ({ accountId, right } as StaffMember<Right>) : null
}
