import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { customerTypeOf } from '#app/features/accounts/rules/customer-type.ts'
import { startViewing } from '#app/features/accounts/viewing/viewings.server.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { rightsOf } from '#app/features/staff/staff-rights.server.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'

interface Look {
  readonly by: StaffMember<'work'>
  readonly accountId: string
  /** The session of the member of staff; null for a command. */
  readonly session: string | null
  readonly from: string
  readonly requestId: string | null
  readonly staffDomains: readonly string[]
}

/**
 * Begins to show the site with the eyes of a customer in a session of staff.
 *
 * @throws AppError `not_found`, `forbidden` for accounts of staff.
 */
export async function seeAsAccount(db: Database, look: Look, now: Date): Promise<void> {
  const { by, accountId, session, from, requestId, staffDomains } = look
  await db.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select(['email', 'is_internal_user'])
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (!account || session === null || by.accountId === null)
      throw new AppError('not_found', 'There is no such account.')
    const isStaff =
      account.is_internal_user ||
      customerTypeOf(account.email, staffDomains) === 'internal' ||
      (await rightsOf(tx, accountId)).length > 0
    if (isStaff)
      throw new AppError(
        'forbidden',
        'This is an account of staff: the site is shown with the eyes of customers alone.',
      )
    await startViewing(tx, { accountId, staffId: by.accountId, session, returnPath: from }, now)
    await logStaffChange(tx, { by, requestId, now }, { action: 'see as', subject: { kind: 'account', id: accountId } })
  })
}
