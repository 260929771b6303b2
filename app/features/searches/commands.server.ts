import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import { isoDayIn } from '@specify/core/market-time.ts'
import type { SearchCount } from './search-tally.ts'

/** Per day and market; further texts are counted together, further clicks are ignored. */
const MAX_TEXTS_A_DAY = 20_000
const KEPT_DAYS = 90
const DAY_MS = 86_400_000

/** Adds counts to those of the same day, market and text, in one statement. */
export async function addSearchCounts(
  db: Database,
  counts: readonly SearchCount[],
  maxTexts = MAX_TEXTS_A_DAY,
): Promise<void> {
  // Rows are written in one order, so that servers that write at once wait for each other rather than lock up.
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as given(
        day date, locale text, text text, searches integer, hits integer,
        understood jsonb, "givenUp" jsonb, clicks jsonb)
    ), asked as (
      select distinct day, locale from given
    ), full_day as (
      select day, locale from asked where ${maxTexts} <= (
        select count(*) from (
          select from search_count known
          where known.day = asked.day and known.locale = asked.locale limit ${maxTexts}
        ) texts
      )
    ), full_of_clicks as (
      select day, locale from asked where ${maxTexts} <= (
        select count(*) from (
          select from search_click known
          where known.day = asked.day and known.locale = asked.locale limit ${maxTexts}
        ) pairs
      )
    ), placed as (
      select given.day, given.locale,
        case when full_day.day is null or known.text is not null then given.text else '' end as text,
        given.searches, given.hits, given.understood, given."givenUp", given.clicks
      from given
      left join full_day using (day, locale)
      left join search_count known on known.day = given.day and known.locale = given.locale and known.text = given.text
    ), clicked as (
      insert into search_click as known (day, locale, text, sku, clicks)
      select day, locale, text, click.key, click.value::integer
      from placed, jsonb_each_text(clicks) click
      where text <> '' and (day, locale) not in (select day, locale from full_of_clicks)
      order by day, locale, text, click.key
      on conflict (day, locale, text, sku) do update set clicks = known.clicks + excluded.clicks
    )
    insert into search_count as known (day, locale, text, searches, hits, understood, given_up)
    select day, locale, text, sum(searches),
      case when text = '' then 0 else max(hits) end,
      case when text = '' then '[]' else (array_agg(understood))[1] end,
      case when text = '' then '[]' else (array_agg("givenUp"))[1] end
    from placed
    group by day, locale, text
    order by day, locale, text
    on conflict (day, locale, text) do update set
      searches = known.searches + excluded.searches,
      hits = excluded.hits, understood = excluded.understood, given_up = excluded.given_up`.execute(db)
}

export async function removeOldSearches(db: Database, now: Date): Promise<void> {
  const first = isoDayIn({ code: 'au' }, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
  await db.deleteFrom('search_click').where('day', '<', first).execute()
  await db.deleteFrom('search_count').where('day', '<', first).execute()
}
