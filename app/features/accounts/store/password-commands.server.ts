import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { OwnAccountId } from '../rules/access.ts'
import { endSessions } from '../sessions/commands.server.ts'
import { consumeToken, findTokenOrigin, type TokenOrigin } from '../tokens/commands.server.ts'
import { isClosed } from './close-account.server.ts'
import { accountIdOf, sendMail, type MailRequest } from './commands.server.ts'

export async function requestNewPassword(db: Database, request: MailRequest, now: Date): Promise<void> {
  const { email, locale, returnPath } = request
  const accountId = await accountIdOf(db, email)
  // The link would open nothing.
  if (accountId !== null && !(await isClosed(db, accountId)))
    await sendMail(db, 'reset', { email, accountId, locale, returnPath }, now)
}

interface NewPassword {
  readonly token: string
  /** Address claimed by the caller; null where none is named. */
  readonly email: string | null
  readonly passwordHash: string
  readonly locale: Locale
}

/**
 * Sets the password of the account that a token was mailed to, ends all of its sessions and notifies its owner. Reading
 * the mail proves ownership of the address, so it is confirmed as well.
 * @throws AppError for an invalid token.
 */
export async function resetPassword(db: Database, input: NewPassword, now: Date): Promise<TokenOrigin> {
  const { token, email, passwordHash, locale } = input
  return db.transaction().execute(async (tx) => {
    const accountId = await consumeToken(tx, { token, purpose: 'reset', email }, now)
    await setPassword(tx, accountId, passwordHash, locale, now)
    await tx
      .updateTable('account')
      .set({ verified_at: now, is_registered_again: false })
      .where('account_id', '=', accountId)
      .where('verified_at', 'is', null)
      .execute()
    const origin = await findTokenOrigin(tx, token)
    if (!origin) throw new Error('the token was found a moment ago')
    return origin
  })
}

export async function changePassword(
  db: Database,
  change: { readonly accountId: OwnAccountId; readonly passwordHash: string; readonly locale: Locale },
  now: Date,
): Promise<void> {
  const { accountId, passwordHash, locale } = change
  await db.transaction().execute((tx) => setPassword(tx, accountId, passwordHash, locale, now))
}

async function setPassword(tx: Database, accountId: OwnAccountId, passwordHash: string, locale: Locale, now: Date) {
  const { email } = await tx
    .updateTable('account')
    .set({ password_hash: passwordHash, changed_at: now })
    .where('account_id', '=', accountId)
    .returning('email')
    .executeTakeFirstOrThrow()
  await endSessions(tx, accountId)
  await sendMail(tx, 'password-changed', { email, accountId, locale }, now)
}
