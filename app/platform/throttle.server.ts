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

/** What is counted under which name, and how often it may happen. */
export interface Counted {
  readonly key: string
  readonly throttle: Throttle
}

/**
 * Counts one more, for every server on the database. Answers null while the limit holds, else the seconds until the
 * window ends.
 */
export function countAttempt(db: Database, counted: Counted, now: Date): Promise<number | null> {
  return countAttempts(db, { unless: null, counted: [counted] }, now)
}

interface Attempts {
  /** Where this has happened as often as it may, nothing is counted. It is not counted itself. */
  readonly unless: Counted | null
  /** Each is counted where those before it hold. */
  readonly counted: readonly Counted[]
}

/** Counts one more under several names, in one round trip. Answers null while all limits hold, else the seconds to wait. */
export async function countAttempts(db: Database, { unless, counted }: Attempts, now: Date): Promise<number | null> {
  const held = sql`held as (
    select resets_at from throttle
    where key = ${unless?.key ?? null}::text and count >= ${unless?.throttle.limit ?? 0} and resets_at > ${now}
  )`
  const names = counted.map((_, index) => sql.ref(`counted_${index}`))
  const steps = counted.map(({ key, throttle }, index) => {
    const end = new Date(now.getTime() + throttle.windowSeconds * 1000)
    const before = counted[index - 1]
    const isDue = before
      ? sql`from ${names[index - 1]} where count <= ${before.throttle.limit}`
      : sql`where not exists (select from held)`
    return sql`${names[index]} as (
      insert into throttle (key, count, resets_at) select ${key}::text, 1, ${end}::timestamptz ${isDue}
      on conflict (key) do update set
        count = case when throttle.resets_at <= ${now} then 1 else throttle.count + 1 end,
        resets_at = case when throttle.resets_at <= ${now} then excluded.resets_at else throttle.resets_at end
      returning count, resets_at
    )`
  })
  const ends = counted.map(
    ({ throttle }, index) => sql`(select resets_at from ${names[index]} where count > ${throttle.limit})`,
  )
  const { rows } = await sql<{ resets_at: Date | null }>`
    with ${sql.join([held, ...steps])}
    select coalesce((select resets_at from held), ${sql.join(ends)}) as resets_at, ${WITHOUT_WAITING}
  `.execute(db)
  const resetsAt = rows[0]?.resets_at ?? null
  return resetsAt && secondsUntil(resetsAt, now)
}

/** Takes back what was counted and turned out to be well, under names in the order in which they were counted. */
export async function forgiveAttempts(db: Database, keys: readonly string[]): Promise<void> {
  // Rows are locked in the order of the counting: two at once never wait for each other.
  await sql`
    with held as (
      select key from throttle where key = any(${keys}::text[]) order by array_position(${keys}::text[], key) for update
    )
    update throttle set count = greatest(count - 1, 0) from held where throttle.key = held.key
    returning ${WITHOUT_WAITING}
  `.execute(db)
}

/**
 * Counts need not be on the disk before the answer: whoever loses the last half second of them, as the database ends
 * without warning, has a few attempts more. What is kept of accounts and sessions waits for the disk as ever.
 */
const WITHOUT_WAITING = sql`set_config('synchronous_commit', 'off', true)`

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
