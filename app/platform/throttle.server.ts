import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './database.server.ts'

/** How often something may happen: so many times in a window that begins with the first. */
export interface Throttle {
  readonly limit: number
  readonly windowSeconds: number
}

/** A name for what is counted that tells nobody whose address it was. Parts stay apart, so that they can be listed by a prefix. */
export function throttleKey(purpose: string, ...parts: readonly string[]): string {
  return [purpose, ...parts.map((part) => createHash('sha256').update(part).digest('base64url'))].join(':')
}

/**
 * Counts one more, for every server on the database. Answers null while the limit holds, else the seconds until the
 * window ends.
 */
export async function countAttempt(db: Database, key: string, throttle: Throttle, now: Date): Promise<number | null> {
  const end = new Date(now.getTime() + throttle.windowSeconds * 1000)
  const { count, resets_at: resetsAt } = await db
    .insertInto('throttle')
    .values({ key, count: 1, resets_at: end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when throttle.resets_at <= ${now} then 1 else throttle.count + 1 end`,
        resets_at: sql`case when throttle.resets_at <= ${now} then ${end} else throttle.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow()
  return count <= throttle.limit ? null : secondsUntil(resetsAt, now)
}

/** What `countAttempt` would answer to one more, without counting it. */
export async function findWait(db: Database, key: string, throttle: Throttle, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('throttle')
    .select('resets_at')
    .where('key', '=', key)
    .where('count', '>=', throttle.limit)
    .where('resets_at', '>', now)
    .executeTakeFirst()
  return row ? secondsUntil(row.resets_at, now) : null
}

/** Takes back what was counted and turned out to be well. */
export async function forgiveAttempt(db: Database, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('throttle')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('key', 'in', keys)
    .execute()
}

/** Forgets everything counted under keys that begin so. */
export async function clearThrottles(db: Database, prefix: string): Promise<void> {
  await db
    .deleteFrom('throttle')
    .where(sql<boolean>`starts_with(key, ${prefix})`)
    .execute()
}

function secondsUntil(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))
}
