import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'

/** Changes of a day may be written a little later than it ends. */
const SEALED_AFTER_MS = 60 * 60_000

/** The hash of a day (UTC): of the day sealed before it, and of each of its rows. */
const DAYS = sql<{ day: string; entries: number; digest: Buffer }>`
  select (at at time zone 'UTC')::date::text as day, count(*)::int as entries,
    string_agg(sha256(convert_to(jsonb_build_array(log_id, extract(epoch from at), account_id, "right",
      action, subject_kind, subject_id, before, after, request_id)::text, 'UTF8')), ''::bytea order by log_id) as digest
  from staff_log`

const HASH = (previous: Buffer, digest: Buffer) => sql<{ hash: Buffer }>`
  select sha256(${previous}::bytea || ${digest}::bytea) as hash`

/** Seals the days that have ended, the first first. Days without changes have no row. */
export async function sealLog(db: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() - SEALED_AFTER_MS).toISOString().slice(0, 10)
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('staff_log_day'))`.execute(tx)
    const last = await lastSealed(tx)
    const days = await sql<{ day: string; entries: number; digest: Buffer }>`
      ${DAYS} where at < ${until}::timestamptz at time zone 'UTC'
      and (${last?.day ?? null}::date is null or (at at time zone 'UTC')::date > ${last?.day ?? null}::date)
      group by 1 order by 1`.execute(tx)
    let previous = last?.hash ?? Buffer.alloc(0)
    for (const { day, entries, digest } of days.rows) {
      const { rows } = await HASH(previous, digest).execute(tx)
      previous = rows[0]!.hash
      await tx.insertInto('staff_log_day').values({ day, entries, hash: previous }).execute()
    }
  })
}

async function lastSealed(db: Database) {
  const { rows } = await sql<{ day: string; hash: Buffer }>`
    select day::text, hash from staff_log_day order by day desc limit 1`.execute(db)
  return rows[0] ?? null
}

/**
 * Days, as `2026-11-30`, whose rows are not those that were sealed, also where there were none. A changed day is named,
 * and not those after it.
 */
export async function findBrokenDays(db: Database): Promise<readonly string[]> {
  const sealed = await sql<{ day: string; hash: Buffer }>`
    select day::text, hash from staff_log_day order by day`.execute(db)
  const found = await sql<{ day: string; digest: Buffer }>`${DAYS} group by 1`.execute(db)
  const digests = new Map(found.rows.map(({ day, digest }) => [day, digest]))
  const broken: string[] = []
  let previous = Buffer.alloc(0)
  for (const { day, hash } of sealed.rows) {
    const digest = digests.get(day)
    const { rows } = digest ? await HASH(previous, digest).execute(db) : { rows: [] }
    if (!rows[0]?.hash.equals(hash)) broken.push(day)
    previous = hash as Buffer<ArrayBuffer>
  }
  const last = sealed.rows.at(-1)?.day ?? ''
  const sealedDays = new Set(sealed.rows.map(({ day }) => day))
  const added = [...digests.keys()].filter((day) => day < last && !sealedDays.has(day))
  return [...broken, ...added].toSorted()
}
