import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import { hashToken } from '#app/platform/secrets/secret-token.server.ts'
import type { Viewing } from './viewing.ts'

const LASTS_MS = 15 * 60_000
/** So long after its end a session knows of a viewing: pages of the customer may still be open. */
const REMINDED_MS = 12 * 3_600_000
const KEPT_MS = 400 * 86_400_000

/** The last viewing of a session of staff, also one that has ended today; null for none. */
export async function findViewing(db: Database, session: string, now: Date): Promise<Viewing | null> {
  const row = await db
    .selectFrom('account_viewing')
    .innerJoin('account', 'account.account_id', 'account_viewing.account_id')
    .select(['account_viewing.account_id', 'email', 'ends_at', 'stopped_at', 'return_path'])
    .where('session_hash', '=', hashToken(session))
    .where('ends_at', '>', new Date(now.getTime() - REMINDED_MS))
    .orderBy('started_at', 'desc')
    .executeTakeFirst()
  if (!row) return null
  const { account_id: accountId, email, ends_at: endsAt, return_path: returnPath, stopped_at: stoppedAt } = row
  const state = stoppedAt ? 'stopped' : endsAt <= now ? 'over' : 'active'
  return { accountId, email, endsAt, returnPath, state }
}

/** Stops what somebody sees who may no longer. */
export async function stopViewingsOf(tx: Database, staffId: string, now: Date): Promise<void> {
  await tx
    .updateTable('account_viewing')
    .set({ stopped_at: now })
    .where('staff_id', '=', staffId)
    .where('stopped_at', 'is', null)
    .execute()
}

interface NewViewing {
  readonly accountId: string
  readonly staffId: string
  readonly session: string
  readonly returnPath: string
}

/** Begins a viewing, in the place of the one before. Others that are old enough go. */
export async function startViewing(tx: Database, viewing: NewViewing, now: Date): Promise<void> {
  const { accountId, staffId, session, returnPath } = viewing
  await stopViewing(tx, session, now)
  await tx
    .deleteFrom('account_viewing')
    .where('account_id', '=', accountId)
    .where('started_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute()
  await tx
    .insertInto('account_viewing')
    .values({
      account_id: accountId,
      staff_id: staffId,
      session_hash: hashToken(session),
      return_path: returnPath,
      started_at: now,
      ends_at: new Date(now.getTime() + LASTS_MS),
      stopped_at: null,
    })
    .execute()
}

export async function stopViewing(db: Database, session: string, now: Date): Promise<void> {
  await db
    .updateTable('account_viewing')
    .set({ stopped_at: now })
    .where('session_hash', '=', hashToken(session))
    .where('stopped_at', 'is', null)
    .execute()
}

/** Reads when staff looked at the site with an account's eyes, the last first, and for how many minutes. */
export async function readViewings(db: Database, accountId: string, now: Date) {
  const rows = await db
    .selectFrom('account_viewing')
    .select('started_at as at')
    .select(sql<Date>`least(ends_at, stopped_at, ${now})`.as('until'))
    .where('account_id', '=', accountId)
    .orderBy('started_at', 'desc')
    .limit(20)
    .execute()
  return rows.map(({ at, until }) => ({
    at,
    minutes: Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 60_000)),
  }))
}
