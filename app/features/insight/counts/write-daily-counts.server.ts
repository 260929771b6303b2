import { sql } from 'kysely'
import { isoDayIn } from '@specify/core/market-time.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { DailyCount } from './daily-tally.ts'

/** Rows of a day, a market and a kind; further ones are counted together. */
const MAX_ROWS_A_DAY = 10_000
const KEPT_DAYS = 400
const DAY_MS = 86_400_000

/** Adds counts to those of the same day, market and subject, in one statement. */
export async function addDailyCounts(
  db: Database,
  counts: readonly DailyCount[],
  maxRows = MAX_ROWS_A_DAY,
): Promise<void> {
  // Rows are written in one order, so that servers that write at once wait for each other rather than lock up.
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as given(
        day date, locale text, kind text, subject text, other text, count integer)
    ), full_day as (
      select day, locale, kind from (select distinct day, locale, kind from given) written where ${maxRows} <= (
        select count(*) from (
          select from daily_count known
          where known.day = written.day and known.locale = written.locale and known.kind = written.kind
          limit ${maxRows}
        ) rows
      )
    ), placed as (
      select given.day, given.locale, given.kind, given.count,
        case when has_room then given.subject else '' end as subject,
        case when has_room then given.other else '' end as other
      from given
      left join full_day using (day, locale, kind)
      left join daily_count known using (day, locale, kind, subject, other),
      lateral (select full_day.day is null or known.day is not null as has_room) room
    )
    insert into daily_count as known (day, locale, kind, subject, other, count)
    select day, locale, kind, subject, other, sum(count) from placed
    group by day, locale, kind, subject, other
    order by day, locale, kind, subject, other
    on conflict (day, locale, kind, subject, other) do update set count = known.count + excluded.count`.execute(db)
}

export async function removeOldCounts(db: Database, now: Date): Promise<void> {
  const first = isoDayIn({ code: 'au' }, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
  await db.deleteFrom('daily_count').where('day', '<', first).execute()
}
