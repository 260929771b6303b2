import { sql } from 'kysely'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { consumeToken, findTokenOrigin, issueTokenIn } from '../tokens/commands.server.ts'
import { accountIdOf, sendMail, type MailRequest } from './commands.server.ts'

interface Registration {
  readonly email: string
  readonly passwordHash: string
  readonly locale: Locale
  readonly returnPath: string | null
  /** False where this address has received too many mails for now. */
  readonly mayMail: boolean
}

/**
 * Stores a new account and mails it the link that confirms its address. An account that exists stays as it is: its
 * owner is notified of the attempt. Where it was never confirmed, confirming it requires a new password: the first one
 * may be a stranger's.
 */
export async function registerAccount(db: Database, registration: Registration, now: Date): Promise<void> {
  const { email, passwordHash, locale, returnPath, mayMail } = registration
  await db.transaction().execute(async (tx) => {
    const created = await tx
      .insertInto('account')
      .values({
        email,
        password_hash: passwordHash,
        legal_entity: null,
        verified_at: null,
        created_at: now,
        changed_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('account_id')
      .executeTakeFirst()
    const accountId = created?.account_id ?? (await accountIdOf(tx, email))
    if (!created) await noteSecondRegistration(tx, email)
    if (!mayMail || accountId === null) return
    await sendMail(tx, created ? 'verify' : 'registered-again', { email, accountId, locale, returnPath }, now)
  })
}

async function noteSecondRegistration(tx: Database, email: string): Promise<void> {
  await tx
    .updateTable('account')
    .set({ is_registered_again: true })
    .where('email', '=', email)
    .where('verified_at', 'is', null)
    .execute()
}

/** Sends the confirming link again to an unconfirmed address, while reminders are left. */
export async function remindOfConfirmation(db: Database, request: MailRequest, now: Date): Promise<void> {
  const { email, locale, returnPath } = request
  await db.transaction().execute(async (tx) => {
    const account = await tx
      .updateTable('account')
      .set({ reminders_left: sql`reminders_left - 1` })
      .where('email', '=', email)
      .where('verified_at', 'is', null)
      .where('reminders_left', '>', 0)
      .returning('account_id')
      .executeTakeFirst()
    if (account) await sendMail(tx, 'verify', { email, accountId: account.account_id, locale, returnPath }, now)
  })
}

export type Confirmation =
  | { readonly kind: 'confirmed' }
  /** A password has to be chosen first, with this token; that confirms the address as well. */
  | { readonly kind: 'choose-password'; readonly token: string }

/** @throws AppError for an invalid token. */
export async function confirmEmail(db: Database, token: string, now: Date): Promise<Confirmation> {
  return db.transaction().execute(async (tx) => {
    const accountId = await consumeToken(tx, { token, purpose: 'verify', email: null }, now)
    const { is_registered_again: isContested, verified_at: verifiedAt } = await tx
      .selectFrom('account')
      .select(['is_registered_again', 'verified_at'])
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (verifiedAt) return { kind: 'confirmed' }
    if (isContested) {
      const { returnPath = null } = (await findTokenOrigin(tx, token)) ?? {}
      const request = { accountId, purpose: 'reset', returnPath } as const
      return { kind: 'choose-password', token: await issueTokenIn(tx, request, now) }
    }
    await tx
      .updateTable('account')
      .set({ verified_at: now, changed_at: now })
      .where('account_id', '=', accountId)
      .execute()
    return { kind: 'confirmed' }
  })
}
