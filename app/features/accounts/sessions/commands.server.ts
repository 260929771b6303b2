import { randomUUID } from 'node:crypto'
import type { Database } from '#app/platform/database/database.server.ts'
import { hashToken } from '#app/platform/secrets/secret-token.server.ts'
import type { SessionCookies } from './cookies.ts'
import { endFamily, IDLE_MS, insertRememberToken, insertSession, LONGEST_MS } from './session-rows.server.ts'

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
  /** The time of a code of the second factor; left out where none was shown. */
  readonly provedAt?: Date | null
}

export async function openSession(
  db: Database,
  { accountId, isRemembered, carried, provedAt = null }: NewSession,
  now: Date,
): Promise<OpenedSession> {
  // Most sign-ins write one row and need no transaction.
  const isAlone = !isRemembered && carried.session === null && carried.remember === null
  if (isAlone) return { session: await insertSession(db, accountId, null, now, provedAt) }
  return db.transaction().execute(async (tx) => {
    await endCarried(tx, carried)
    const family = isRemembered ? randomUUID() : null
    const session = await insertSession(tx, accountId, family, now, provedAt)
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
