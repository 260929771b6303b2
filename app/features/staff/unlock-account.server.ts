import { ATTEMPTS_AT_CODE } from '#app/features/accounts/second-factor/second-factor.server.ts'
import { ATTEMPTS_ON_ACCOUNT } from '#app/features/accounts/store/password-check.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { clearLimits } from '#app/platform/limits/limits.server.ts'
import type { StaffMember } from './assert-right.ts'
import { logStaffChange } from './staff-log.server.ts'

interface Unlock {
  readonly by: StaffMember<'people'>
  readonly email: string
  readonly requestId: string | null
}

/** Forgets wrong passwords and codes for an account. Returns false where nobody has the address. */
export async function unlockAccount(db: Database, { by, email, requestId }: Unlock, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const account = await tx.selectFrom('account').select('account_id').where('email', '=', email).executeTakeFirst()
    if (!account) return false
    await clearLimits(tx, ATTEMPTS_ON_ACCOUNT, email)
    await clearLimits(tx, [ATTEMPTS_AT_CODE], account.account_id)
    const subject = { kind: 'account', id: account.account_id }
    await logStaffChange(tx, { by, requestId, now }, { action: 'unlock account', subject })
    return true
  })
}
