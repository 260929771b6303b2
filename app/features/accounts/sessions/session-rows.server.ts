import type { Database } from '#app/platform/database/database.server.ts'
import { hashToken, makeToken } from '#app/platform/secrets/secret-token.server.ts'
import { REMEMBER_SECONDS } from './cookies.ts'

/** A session ends after so long without a request, and at the latest after the second time. */
export const IDLE_MS = 12 * 3_600_000
export const LONGEST_MS = 30 * 86_400_000

export async function endFamily(db: Database, family: string): Promise<void> {
  await db.deleteFrom('session').where('remember_family', '=', family).execute()
  await db.deleteFrom('remember_token').where('family', '=', family).execute()
}

export async function insertSession(
  db: Database,
  accountId: string,
  family: string | null,
  now: Date,
  provedAt: Date | null = null,
): Promise<string> {
  const { token, hash } = makeToken()
  await db
    .insertInto('session')
    .values({
      token_hash: hash,
      account_id: accountId,
      remember_family: family,
      created_at: now,
      seen_at: now,
      proved_at: provedAt,
    })
    .execute()
  return token
}

export async function insertRememberToken(
  db: Database,
  accountId: string,
  family: string,
  now: Date,
  expiresAt = new Date(now.getTime() + REMEMBER_SECONDS * 1000),
): Promise<string> {
  const { token, hash } = makeToken()
  await db
    .insertInto('remember_token')
    .values({ token_hash: hash, family, account_id: accountId, expires_at: expiresAt, replaced_at: null })
    .execute()
  return token
}

/** Notes that a code of the second factor was shown in a session. */
export async function markProved(db: Database, session: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ proved_at: now }).where('token_hash', '=', hashToken(session)).execute()
}
