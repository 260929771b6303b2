import { sql } from 'kysely'
import type { Locale } from '#app/features/markets/model.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import type { OwnAccountId } from './access.ts'
import type { MailKind } from './mail-kind.ts'
import type { Profile } from './profile.ts'
import { endSessions } from './sessions/commands.server.ts'
import { consumeToken, issueTokenIn } from './tokens/commands.server.ts'

interface Registration {
  readonly email: string
  readonly passwordHash: string
  readonly locale: Locale
  /** False where this address has received too many mails for now. */
  readonly mayMail: boolean
}

/**
 * Stores a new account and mails it the link that confirms its address. An account that exists stays as it is: its
 * owner is notified of the attempt. Where it was never confirmed, confirming it requires a new password: the first one
 * may be a stranger's.
 */
export async function registerAccount(db: Database, registration: Registration, now: Date): Promise<void> {
  const { email, passwordHash, locale, mayMail } = registration
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
    await sendMail(tx, created ? 'verify' : 'registered-again', { email, accountId, locale }, now)
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
export async function remindOfConfirmation(db: Database, email: string, locale: Locale, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const account = await tx
      .updateTable('account')
      .set({ reminders_left: sql`reminders_left - 1` })
      .where('email', '=', email)
      .where('verified_at', 'is', null)
      .where('reminders_left', '>', 0)
      .returning('account_id')
      .executeTakeFirst()
    if (account) await sendMail(tx, 'verify', { email, accountId: account.account_id, locale }, now)
  })
}

export async function requestNewPassword(db: Database, email: string, locale: Locale, now: Date): Promise<void> {
  const accountId = await accountIdOf(db, email)
  if (accountId !== null) await sendMail(db, 'reset', { email, accountId, locale }, now)
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
    if (isContested) return { kind: 'choose-password', token: await issueTokenIn(tx, accountId, 'reset', now) }
    await tx
      .updateTable('account')
      .set({ verified_at: now, changed_at: now })
      .where('account_id', '=', accountId)
      .execute()
    return { kind: 'confirmed' }
  })
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
export async function resetPassword(db: Database, given: NewPassword, now: Date): Promise<void> {
  const { token, email, passwordHash, locale } = given
  await db.transaction().execute(async (tx) => {
    const accountId = await consumeToken(tx, { token, purpose: 'reset', email }, now)
    await setPassword(tx, accountId, passwordHash, locale, now)
    await tx
      .updateTable('account')
      .set({ verified_at: now, is_registered_again: false })
      .where('account_id', '=', accountId)
      .where('verified_at', 'is', null)
      .execute()
  })
}

/** Ends all sessions of the account. */
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

/** `legalEntity` is the market that the profile belongs to from now on. */
export async function updateProfile(
  db: Database,
  change: { readonly accountId: OwnAccountId; readonly profile: Profile; readonly legalEntity: Locale },
  now: Date,
): Promise<void> {
  const { accountId, profile, legalEntity } = change
  await db
    .updateTable('account')
    .set({
      first_name: profile.firstName,
      last_name: profile.lastName,
      role: profile.role,
      phone: profile.phone,
      company_name: profile.companyName,
      company_type: profile.companyType,
      country: profile.country,
      state: profile.state,
      postal_code: profile.postalCode,
      marketing_consent: profile.marketingConsent,
      legal_entity: legalEntity,
      changed_at: now,
    })
    .where('account_id', '=', accountId)
    .execute()
}

export async function deleteAccount(db: Database, accountId: OwnAccountId, locale: Locale, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('account')
      .where('account_id', '=', accountId)
      .returning('email')
      .executeTakeFirst()
    if (gone) await sendMail(tx, 'account-deleted', { email: gone.email, accountId: null, locale }, now)
  })
}

/** Returns whether there is such an account. */
export async function setInternal(db: Database, email: string, isInternal: boolean, now: Date): Promise<boolean> {
  const changed = await db
    .updateTable('account')
    .set({ is_internal_user: isInternal, changed_at: now })
    .where('email', '=', email)
    .returning('account_id')
    .executeTakeFirst()
  return changed !== undefined
}

async function accountIdOf(db: Database, email: string): Promise<string | null> {
  const row = await db.selectFrom('account').select('account_id').where('email', '=', email).executeTakeFirst()
  return row?.account_id ?? null
}

async function sendMail(
  db: Database,
  kind: MailKind,
  to: { readonly email: string; readonly accountId: string | null; readonly locale: Locale },
  now: Date,
): Promise<void> {
  await enqueueMail(db, { kind, recipient: to.email, accountId: to.accountId, locale: to.locale }, now)
}

interface ConfirmedAccount {
  readonly email: string
  readonly passwordHash: string
  readonly profile: Profile | null
  readonly legalEntity: Locale | null
  readonly isInternal: boolean
}

/** Adds an account without confirmation; an existing one stays as it is. */
export async function addConfirmedAccount(db: Database, account: ConfirmedAccount, now: Date): Promise<void> {
  const { email, passwordHash, profile, legalEntity, isInternal } = account
  const created = await db
    .insertInto('account')
    .values({
      email,
      password_hash: passwordHash,
      verified_at: now,
      legal_entity: null,
      is_internal_user: isInternal,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('account_id')
    .executeTakeFirst()
  if (created && profile && legalEntity)
    await updateProfile(db, { accountId: created.account_id as OwnAccountId, profile, legalEntity }, now)
}
