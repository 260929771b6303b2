import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Membership } from '#app/core/actor.ts'
import type { Database } from '#app/platform/database.server.ts'
import { hashToken, makeToken } from '#app/platform/secret-token.server.ts'
import type { Tables } from '#db/schema.ts'
import { REMEMBER_SECONDS, type SessionCookies } from './cookies.ts'

/** A session ends after so long without a request, and at the latest after the second time. */
const IDLE_MS = 12 * 3_600_000
const LONGEST_MS = 30 * 86_400_000
/** Precision of the last use of a session. */
const SEEN_EVERY_MS = 5 * 60_000
/** Concurrent requests send the same remember-me token; a later use of it means theft. */
const REPLACED_TOKEN_HOLDS_MS = 60_000

/** The cookies of a new session; without `remember` the user is not remembered. */
export interface OpenedSession {
  readonly session: string
  readonly remember?: string
}

interface NewSession {
  readonly accountId: string
  readonly isRemembered: boolean
  /** The former cookies: their session ends, which prevents session fixation. */
  readonly carried: SessionCookies
}

export async function openSession(
  db: Database,
  { accountId, isRemembered, carried }: NewSession,
  now: Date,
): Promise<OpenedSession> {
  // Most sign-ins write one row and need no transaction.
  const isAlone = !isRemembered && carried.session === null && carried.remember === null
  if (isAlone) return { session: await insertSession(db, accountId, null, now) }
  return db.transaction().execute(async (tx) => {
    await endCarried(tx, carried)
    const family = isRemembered ? randomUUID() : null
    const session = await insertSession(tx, accountId, family, now)
    return family === null ? { session } : { session, remember: await insertRememberToken(tx, accountId, family, now) }
  })
}

export async function closeSession(db: Database, carried: SessionCookies): Promise<void> {
  await db.transaction().execute((tx) => endCarried(tx, carried))
}

async function endCarried(db: Database, { session, remember }: SessionCookies): Promise<void> {
  const families: string[] = []
  if (session !== null) {
    const closed = await db
      .deleteFrom('session')
      .where('token_hash', '=', hashToken(session))
      .returning('remember_family')
      .executeTakeFirst()
    if (closed?.remember_family) families.push(closed.remember_family)
  }
  if (remember !== null) {
    const token = await db
      .selectFrom('remember_token')
      .select('family')
      .where('token_hash', '=', hashToken(remember))
      .executeTakeFirst()
    if (token) families.push(token.family)
  }
  for (const family of families) await endFamily(db, family)
}

export async function endSessions(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).execute()
  await db.deleteFrom('remember_token').where('account_id', '=', accountId).execute()
}

type AccountOfSession = Selectable<Tables['account']> & { readonly company: Membership | null }

/** The account of a valid session, as its row, and its company; null for any other. Marks it as used. */
export async function touchSession(db: Database, session: string, now: Date): Promise<AccountOfSession | null> {
  const hash = hashToken(session)
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.account_id', 'session.account_id')
    .leftJoin('company_member', 'company_member.account_id', 'account.account_id')
    .selectAll('account')
    .select(['session.seen_at', 'company_member.company_id', 'company_member.role as company_role'])
    .where('token_hash', '=', hash)
    .where('session.seen_at', '>', new Date(now.getTime() - IDLE_MS))
    .where('session.created_at', '>', new Date(now.getTime() - LONGEST_MS))
    .executeTakeFirst()
  if (!found) return null
  const { seen_at: seenAt, company_id: companyId, company_role: role, ...account } = found
  if (now.getTime() - seenAt.getTime() > SEEN_EVERY_MS)
    await db.updateTable('session').set({ seen_at: now }).where('token_hash', '=', hash).execute()
  return { ...account, company: companyId === null || role === null ? null : { companyId, role } }
}

/**
 * Starts a session by a remember-me token, and replaces the token. A token that was replaced a while ago was copied:
 * all sessions of its line end. Null where it is invalid.
 */
export async function resumeSession(db: Database, remember: string, now: Date): Promise<OpenedSession | null> {
  return db.transaction().execute(async (tx) => {
    const hash = hashToken(remember)
    const token = await tx
      .selectFrom('remember_token')
      .selectAll()
      .where('token_hash', '=', hash)
      .forUpdate()
      .executeTakeFirst()
    if (!token || token.expires_at <= now) return null
    if (token.replaced_at) {
      if (now.getTime() - token.replaced_at.getTime() > REPLACED_TOKEN_HOLDS_MS) {
        await endFamily(tx, token.family)
        return null
      }
      return { session: await insertSession(tx, token.account_id, token.family, now) }
    }
    await tx.updateTable('remember_token').set({ replaced_at: now }).where('token_hash', '=', hash).execute()
    return {
      session: await insertSession(tx, token.account_id, token.family, now),
      remember: await insertRememberToken(tx, token.account_id, token.family, now, token.expires_at),
    }
  })
}

export async function removeEndedSessions(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where((where) =>
      where.or([
        where('seen_at', '<', new Date(now.getTime() - IDLE_MS)),
        where('created_at', '<', new Date(now.getTime() - LONGEST_MS)),
      ]),
    )
    .execute()
  await db.deleteFrom('remember_token').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('account_token')
    .where('expires_at', '<', new Date(now.getTime() - LONGEST_MS))
    .execute()
  // Counts of servers of the former release: the table goes with the next one.
  await db.deleteFrom('throttle').where('resets_at', '<', now).execute()
}

async function endFamily(db: Database, family: string): Promise<void> {
  await db.deleteFrom('session').where('remember_family', '=', family).execute()
  await db.deleteFrom('remember_token').where('family', '=', family).execute()
}

async function insertSession(db: Database, accountId: string, family: string | null, now: Date): Promise<string> {
  const { token, hash } = makeToken()
  await db
    .insertInto('session')
    .values({ token_hash: hash, account_id: accountId, remember_family: family, created_at: now, seen_at: now })
    .execute()
  return token
}

async function insertRememberToken(
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
