import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import type { ErasableId, OwnAccountId } from '../rules/access.ts'
import type { MailKind } from '../rules/mail-kind.ts'
import type { Profile } from '../rules/profile.ts'

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

/** Deletes an account with all that is its own. What it shares was handed over before, in the same transaction. */
export async function deleteAccount(tx: Database, accountId: ErasableId): Promise<void> {
  await tx.deleteFrom('account').where('account_id', '=', accountId).execute()
}

export async function accountIdOf(db: Database, email: string): Promise<string | null> {
  const row = await db.selectFrom('account').select('account_id').where('email', '=', email).executeTakeFirst()
  return row?.account_id ?? null
}

/** A request for mail by somebody who has not signed in. */
export interface MailRequest {
  readonly email: string
  readonly locale: Locale
  /** The interrupted page, which the link of the mail leads back to; null for none. */
  readonly returnPath: string | null
}

export async function sendMail(
  db: Database,
  kind: MailKind,
  to: Omit<MailRequest, 'returnPath'> & Partial<MailRequest> & { readonly accountId: string | null },
  now: Date,
): Promise<void> {
  const { email: recipient, accountId, locale, returnPath: about = null } = to
  await enqueueMail(db, { kind, recipient, accountId, locale, about }, now)
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
