import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { hashToken, makeToken } from '#app/platform/secrets/secret-token.server.ts'
import type { OwnAccountId } from '../rules/access.ts'
import { LINK_EXPIRED, LINK_USED } from '../sign-in/sign-in-problem.ts'

export type TokenPurpose = 'verify' | 'reset'

export const LINK_LIFETIME_MINUTES: Record<TokenPurpose, number> = { verify: 24 * 60, reset: 60 }

interface TokenRequest {
  readonly accountId: string
  readonly purpose: TokenPurpose
  /** The interrupted page, which the link leads back to; null for none. */
  readonly returnPath: string | null
}

/**
 * Issues a token for one purpose. The one before it stays valid, so that nobody can keep the owner from using a link by
 * asking for another; those before that end.
 */
export async function issueToken(db: Database, request: TokenRequest, now: Date): Promise<string> {
  return db.transaction().execute((tx) => issueTokenIn(tx, request, now))
}

export async function issueTokenIn(tx: Database, request: TokenRequest, now: Date): Promise<string> {
  const { accountId, purpose, returnPath } = request
  const { token, hash } = makeToken()
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MINUTES[purpose] * 60_000)
  await tx
    .updateTable('account_token')
    .set({ expires_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('token_hash', 'not in', (query) =>
      query
        .selectFrom('account_token')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .orderBy('expires_at', 'desc')
        .limit(1),
    )
    .execute()
  await tx
    .insertInto('account_token')
    .values({
      token_hash: hash,
      account_id: accountId,
      purpose,
      expires_at: expiresAt,
      used_at: null,
      return_path: returnPath,
    })
    .execute()
  return token
}

export interface TokenOrigin {
  /** The address that the token was mailed to. */
  readonly email: string
  readonly returnPath: string | null
}

/** Null for an unknown token; one that was used or has expired still names its origin. */
export async function findTokenOrigin(db: Database, token: string): Promise<TokenOrigin | null> {
  const row = await db
    .selectFrom('account_token')
    .innerJoin('account', 'account.account_id', 'account_token.account_id')
    .select(['email', 'return_path'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row ? { email: row.email, returnPath: row.return_path } : null
}

interface UsedToken {
  readonly token: string
  readonly purpose: TokenPurpose
  /** The address that it must have been mailed to; null for any. */
  readonly email: string | null
}

/**
 * Uses a token up and returns its account. The database lets one of several concurrent calls through.
 * @throws AppError `link_used` for one used before, `link_expired` for any other invalid one.
 */
export async function consumeToken(
  db: Database,
  { token, purpose, email }: UsedToken,
  now: Date,
): Promise<OwnAccountId> {
  const found = await db
    .selectFrom('account_token')
    .innerJoin('account', 'account.account_id', 'account_token.account_id')
    .select(['account_token.account_id', 'expires_at', 'used_at', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .forUpdate('account_token')
    .executeTakeFirst()
  if (found?.used_at) throw new AppError('link_used', LINK_USED, { key: 'error.link.already.used' })
  if (!found || found.expires_at <= now || (email !== null && email !== found.email))
    throw new AppError('link_expired', LINK_EXPIRED, { key: 'error.link.expired' })
  await db.updateTable('account_token').set({ used_at: now }).where('token_hash', '=', hashToken(token)).execute()
  // What it was for is done: the other link of the same kind ends with it.
  await db
    .updateTable('account_token')
    .set({ expires_at: now })
    .where('account_id', '=', found.account_id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  return found.account_id as OwnAccountId
}
