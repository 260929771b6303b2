import { sql } from 'kysely'
import { endOfDayIn, isoDayIn, TIME_ZONES } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { PURPOSES } from '@specify/schedule/revisions/revision.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { PERIODS, type InsightPeriod, type ProjectFilter, type Stage } from '../insight-filter.ts'

const DAY_MS = 86_400_000
const STAGE_OF: readonly Stage[] = ['information', 'review', 'tender', 'construction', 'built']

/** Returns the first day of a period such as `2026-11-02`; null for all time. */
export function firstDayOf(period: InsightPeriod, locale: Locale, now: Date): string | null {
  const days = PERIODS[period]
  return days === null ? null : isoDayIn({ code: locale }, new Date(now.getTime() - (days - 1) * DAY_MS))
}

/** Returns the time at which a period begins. */
export function startOf(period: InsightPeriod, locale: Locale, now: Date): Date {
  const days = PERIODS[period]
  if (days === null) return new Date(0)
  const before = isoDayIn({ code: locale }, new Date(now.getTime() - days * DAY_MS))
  return endOfDayIn({ code: locale }, before) ?? new Date(0)
}

export interface UseGroup {
  readonly of: 'sku' | 'region' | 'kind' | 'stage' | 'month'
  /** `skuKey` of a SKU, key of a kind or stage, or `2026-11`. */
  readonly key: string
  readonly pieces: number
  /** Null for months. */
  readonly projects: number | null
}

/**
 * Sums the pieces in open projects of a market by SKU, region, kind, stage and month. A SKU counts from the day on which
 * it came into the project; where that was not kept, from the day of the project.
 */
export async function readUseGroups(
  db: Database,
  { locale, filter, now }: { readonly locale: Locale; readonly filter: ProjectFilter; readonly now: Date },
): Promise<readonly UseGroup[]> {
  const { period, region, kind, stage } = filter
  const stages = sql.join(
    PURPOSES.map((purpose, at) => sql`when ${purpose} then ${STAGE_OF[at]}`),
    sql` `,
  )
  return db.transaction().execute(async (tx) => {
    // Sums of a hundred thousand projects fit into memory; compiling the query takes longer than running it.
    await sql`select set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`.execute(tx)
    const { rows } = await sql<UseGroup>`
      with chosen as materialized (
        select project_id, project_location as region, project_type as kind, created_at,
          case when purpose is null then 'none' else case purpose ${stages} else 'other' end end as stage
        from project left join lateral (
          select purpose from project_revision revision where revision.project_id = project.project_id
          order by issued_at desc limit 1
        ) latest on true
        where locale = ${locale} and status = 'open' and deleted_at is null
          and (${region}::text is null or project_location = ${region})
          and (${kind}::text is null or project_type = ${kind})
      ), sums as materialized (
        select sku, project_id, month, sum(pieces) as pieces, count(*)::int as projects,
          grouping(sku, project_id, month) as level
        from (
          select sku, project_id, (pieces + mirrored)::float8 as pieces,
            date_trunc('month', coalesce(since, created_at) at time zone ${TIME_ZONES[locale]}) as month
          from chosen join sku_use on subject_id = project_id and sku_use.kind = 'project'
          where pieces + mirrored > 0 and coalesce(since, created_at) >= ${startOf(period, locale, now)}
            and (${stage}::text is null or stage = ${stage})
        ) used
        group by grouping sets ((sku), (project_id), (month))
      ), projects as materialized (
        select region, chosen.kind, stage, pieces from sums join chosen using (project_id) where level = b'101'::int
      )
      select 'sku' as of, sku as key, pieces, projects from sums where level = b'011'::int
      union all select 'month', to_char(month, 'YYYY-MM'), pieces, null from sums where level = b'110'::int
      union all select 'region', region, sum(pieces), count(*)::int from projects group by region
      union all select 'kind', kind, sum(pieces), count(*)::int from projects group by kind
      union all select 'stage', stage, sum(pieces), count(*)::int from projects group by stage`.execute(tx)
    return rows
  })
}
