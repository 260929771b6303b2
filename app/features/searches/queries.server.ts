import { sql } from 'kysely'
import { isoDayIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ReportFilter, ReportKind, ReportRow, SearchReport } from './search-report.ts'

const DAY_MS = 86_400_000
const MOST_CLICKED = 3

const OF_KIND = {
  nothing: sql`hits = 0`,
  'given-up': sql`hits > 0 and given_up <> '[]'`,
  'no-click': sql`hits > 0`,
  // A word with a digit, as codes are written.
  codes: sql`hits = 0 and text ~ '^[[:alnum:]./-]*[0-9][[:alnum:]./-]*$' and length(text) >= 4`,
  all: sql`true`,
} satisfies Record<ReportKind, unknown>

interface ReportQuery extends ReportFilter {
  readonly locale: Locale
  readonly limit: number
}

/** Searches of a period, the most frequent first; each with what it found and gave up when it was last made. */
export async function readSearchReport(
  db: Database,
  { locale, kind, days, limit }: ReportQuery,
  now: Date,
): Promise<SearchReport> {
  const first = firstDay(locale, days, now)
  const { rows } = await sql<ReportRow & { total: number }>`
    with searched as (
      select text, sum(searches)::integer as searches, max(day) as last_day
      from search_count
      where locale = ${locale} and day >= ${first} and text <> '' and searches > 0
      group by text
      having max(day) filter (where ${OF_KIND[kind]}) = max(day)
        and (${kind !== 'no-click'} or not exists (
          select from search_click click
          where click.locale = ${locale} and click.day >= ${first} and click.text = search_count.text))
    ), page as (
      select *, count(*) over ()::integer as total from searched
      order by searches desc, last_day desc, text limit ${limit}
    )
    select page.text, page.searches, last.hits, last.understood, last.given_up as "givenUp",
      last_day::text as "lastDay", total,
      array(
        select sku from search_click click
        where click.locale = ${locale} and click.day >= ${first} and click.text = page.text
        group by sku order by sum(clicks) desc, sku limit ${MOST_CLICKED}
      ) as clicked
    from page
    join search_count last on last.locale = ${locale} and last.text = page.text and last.day = last_day
    order by page.searches desc, last_day desc, page.text`.execute(db)
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** The first of so many days in a market that end today. */
function firstDay(code: Locale, days: number, now: Date): string {
  return isoDayIn({ code }, new Date(now.getTime() - (days - 1) * DAY_MS))
}

const POPULAR_DAYS = 30
const FEWEST_DAYS = 3
const FEWEST_SEARCHES = 5
/** A longer one is a sentence of somebody's own. */
const MAX_POPULAR_LENGTH = 60

/** Texts that were searched for on three days or five times within 30 days, the most frequent first. */
export async function listFrequentSearches(
  db: Database,
  { locale, limit }: Pick<ReportQuery, 'limit' | 'locale'>,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select text from search_count
    where locale = ${locale} and day >= ${firstDay(locale, POPULAR_DAYS, now)}
      and length(text) between 2 and ${MAX_POPULAR_LENGTH} and searches > 0 and hits > 0
    group by text
    having sum(searches) >= ${FEWEST_SEARCHES} or count(*) >= ${FEWEST_DAYS}
    order by sum(searches) desc, text limit ${limit}`.execute(db)
  return rows.map(({ text }) => text)
}
