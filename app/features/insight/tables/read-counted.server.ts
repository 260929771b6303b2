import { sql } from 'kysely'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { InsightPeriod } from '../insight-filter.ts'
import { firstDayOf, startOf } from './read-use-groups.server.ts'

export interface CountedQuery {
  readonly locale: Locale
  readonly period: InsightPeriod
  readonly now: Date
}

/** Rows of a table; the smallest of more are left out. */
const MOST_ROWS = 10_000

export interface Counted {
  readonly subject: string
  readonly other: string
  readonly count: number
}

/** Sums what was counted in a period, the most frequent first. */
export async function readCounted(
  db: Database,
  kind: 'compared' | 'file',
  { locale, period, now }: CountedQuery,
): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select subject, other, sum(count)::float8 as count from daily_count
    where locale = ${locale} and kind = ${kind} and day >= coalesce(${firstDayOf(period, locale, now)}::date, '-infinity')
    group by subject, other
    order by count desc, subject, other limit ${MOST_ROWS}`.execute(db)
  return rows
}

export interface SearchUse {
  readonly searches: number
  /** Products that were opened from results, the most opened first. */
  readonly opened: readonly OpenedProduct[]
}

export interface OpenedProduct {
  readonly sku: string
  readonly opened: number
  /** Open projects that it came into in the same period. */
  readonly projects: number
}

/** Reads how often people searched, opened products from results, and put these products into projects. */
export async function readSearchUse(db: Database, { locale, period, now }: CountedQuery): Promise<SearchUse> {
  const first = firstDayOf(period, locale, now)
  const { rows } = await sql<{ searches: number }>`
    select coalesce(sum(searches), 0)::float8 as searches from search_count
    where locale = ${locale} and day >= coalesce(${first}::date, '-infinity')`.execute(db)
  const opened = await sql<OpenedProduct>`
    with opened as materialized (
      select sku, sum(clicks)::float8 as opened from search_click
      where locale = ${locale} and day >= coalesce(${first}::date, '-infinity')
      group by sku order by opened desc, sku limit ${MOST_ROWS}
    ), added as materialized (
      select sku, count(*)::int as projects
      from sku_use join project on project_id = subject_id
      where sku_use.kind = 'project' and pieces + mirrored > 0 and locale = ${locale}
        and status = 'open' and deleted_at is null and coalesce(since, created_at) >= ${startOf(period, locale, now)}
      group by sku
    )
    select opened.sku, opened, coalesce(projects, 0) as projects
    from opened left join added on added.sku = translate(lower(opened.sku), ' +/#()-', '_______')
    order by opened desc, opened.sku`.execute(db)
  return { searches: rows[0]?.searches ?? 0, opened: opened.rows }
}
