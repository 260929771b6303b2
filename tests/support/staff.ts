import type { StaffRight } from '@specify/core/staff-rights.ts'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { setRights } from '#app/features/staff/staff-rights.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'

/** Gives somebody exactly these rights, in sessions in which a code was shown, unless the test is about that. */
export async function giveRights(
  db: Database,
  { email }: { readonly email: string },
  rights: readonly StaffRight[],
  { provedAt = new Date() }: { readonly provedAt?: Date | null } = {},
): Promise<void> {
  const accountId = (await accountIdOf(db, email))!
  await setRights(db, { by: commandLine('people'), accountId, rights: () => rights, requestId: null }, new Date())
  await db.updateTable('session').set({ proved_at: provedAt }).where('account_id', '=', accountId).execute()
}
