import { AppError } from '@specify/core/app-error.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { removeSecondFactor } from '#app/features/accounts/second-factor/second-factor.server.ts'
import { endSessions } from '#app/features/accounts/sessions/commands.server.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'

interface FactorRemoval {
  readonly by: StaffMember<'people'>
  readonly accountId: string
  readonly locale: Locale
  readonly requestId: string | null
}

/**
 * Turns two-step sign-in off for somebody who has lost the device, ends the sessions and mails it to the owner.
 *
 * @throws AppError `not_found`, `forbidden` for one's own account, `conflict` where it is off.
 */
export async function removeFactorOf(db: Database, removal: FactorRemoval, now: Date): Promise<void> {
  const { by, accountId, locale, requestId } = removal
  if (by.accountId === accountId)
    throw new AppError('forbidden', 'Another person with the right to people does this for you.')
  await db.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select('email')
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst()
    if (!account) throw new AppError('not_found', 'There is no such account.')
    const isRemoved = await removeSecondFactor(tx, { accountId, email: account.email, locale }, now)
    if (!isRemoved) throw new AppError('conflict', 'Two-step sign-in is off already.')
    await endSessions(tx, accountId)
    await logStaffChange(
      tx,
      { by, requestId, now },
      {
        action: 'remove second factor',
        subject: { kind: 'account', id: accountId },
        before: { secondFactor: true },
        after: { secondFactor: false },
      },
    )
  })
}
