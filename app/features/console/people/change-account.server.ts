import { AppError } from '@specify/core/app-error.ts'
import type { Locale } from '@specify/core/market.ts'
import { endSessions } from '#app/features/accounts/sessions/commands.server.ts'
import { closeAccount, reopenAccount } from '#app/features/accounts/store/close-account.server.ts'
import { sendMail } from '#app/features/accounts/store/commands.server.ts'
import { assertNotLastWithPeople } from '#app/features/erasure/erase-person.server.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'

interface Change {
  readonly by: StaffMember<'people'>
  readonly accountId: string
  readonly requestId: string | null
}

/** Mails the confirming link, whether reminders are left or not. @throws AppError `not_found`, `conflict` for a confirmed address. */
export async function resendConfirmation(
  db: Database,
  { locale, ...change }: Change & { readonly locale: Locale },
  now: Date,
): Promise<void> {
  const { accountId } = change
  await db.transaction().execute(async (tx) => {
    const { email, verified_at: verifiedAt } = await lockAccount(tx, accountId)
    if (verifiedAt !== null) throw new AppError('conflict', 'This address is confirmed already.')
    await sendMail(tx, 'verify', { email, accountId, locale }, now)
    await log(tx, change, { action: 'resend confirmation' }, now)
  })
}

/** @throws AppError `not_found` */
export async function endSessionsOf(db: Database, change: Change, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, change.accountId)
    await endSessions(tx, change.accountId)
    await log(tx, change, { action: 'end sessions' }, now)
  })
}

/**
 * @throws AppError `not_found`, `forbidden` for one's own account, `conflict` for the last one that gives rights, for
 * one that is to be erased, and where somebody else was first.
 */
export async function setClosed(
  db: Database,
  { isClosed, ...change }: Change & { readonly isClosed: boolean },
  now: Date,
): Promise<void> {
  const { by, accountId } = change
  if (by.accountId === accountId) throw new AppError('forbidden', 'Others decide about your own account.')
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, accountId)
    const was = account.closed_at !== null
    if (was === isClosed) throw new AppError('conflict', isClosed ? 'It is closed already.' : 'It is open already.')
    const erasure = await tx
      .selectFrom('erasure')
      .select('state')
      .where('account_id', '=', accountId)
      .where('state', '=', 'confirmed')
      .executeTakeFirst()
    if (erasure) throw new AppError('conflict', 'This person is to be erased. Withdraw that first.')
    if (isClosed) {
      await assertNotLastWithPeople(tx, accountId)
      await closeAccount(tx, accountId, now)
    } else await reopenAccount(tx, accountId)
    const states = { before: { closed: was }, after: { closed: isClosed } }
    await log(tx, change, { action: isClosed ? 'close account' : 'open account', ...states }, now)
  })
}

async function lockAccount(tx: Database, accountId: string) {
  const account = await tx
    .selectFrom('account')
    .select(['email', 'verified_at', 'closed_at'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw new AppError('not_found', 'There is no such account.')
  return account
}

interface Entry {
  readonly action: string
  readonly before?: object
  readonly after?: object
}

function log(tx: Database, { by, accountId, requestId }: Change, entry: Entry, now: Date): Promise<void> {
  return logStaffChange(tx, { by, requestId, now }, { ...entry, subject: { kind: 'account', id: accountId } })
}
