import { sql } from 'kysely'
import { LOCALES, type Locale } from '@specify/core/market.ts'
import { USE_KINDS, type UseKind } from '#app/features/sku-use/sku-use.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { withinTime } from '#app/platform/database/within-time.server.ts'
import { OF_PROJECTS, targetFinder, tuneForSums, usedRows, type UsedPart } from './used.server.ts'
import type { WantedSkus } from './wanted-skus.ts'

type PiecesByMarket = Readonly<Record<Locale, number>>

export interface Consequences {
  /** Records that have one of the SKUs at least; projects that are open, and their revisions. */
  readonly counts: Readonly<Record<UseKind, number>>
  /** Open links that take an approval, and show one of these SKUs. */
  readonly links: number
  /** Pieces in open projects, with units, by the index of the SKU. */
  readonly pieces: ReadonlyMap<number, PiecesByMarket>
}

/** Below the limit of a request, so that a page can say that there are too many. */
const MOST_MS = 2_200

type Wanted = Pick<WantedSkus, 'weights'>

/** Counts the projects, quotes, carts and other records with some SKUs. Null where it takes too long. */
export async function findConsequences(db: Database, wanted: Wanted, now: Date): Promise<Consequences | null> {
  const within = <Found>(find: (tx: Database) => Promise<Found>) =>
    withinTime(db, MOST_MS, async (tx) => {
      await tuneForSums().execute(tx)
      return find(tx)
    })
  // Each reads hundreds of thousands of rows: side by side they take as long as one.
  const [records, pieces] = await Promise.all([
    within((tx) => countRecords(tx, wanted, now)),
    within((tx) => sumPieces(tx, wanted)),
  ])
  return records && pieces && { ...records, pieces }
}

/** Counts records with some SKUs for a page that shows other things. Null where it takes longer than `mostMs`. */
export function countUses(
  db: Database,
  wanted: Wanted,
  { now, mostMs }: { readonly now: Date; readonly mostMs: number },
): Promise<Omit<Consequences, 'pieces'> | null> {
  return withinTime(db, mostMs, async (tx) => {
    await tuneForSums().execute(tx)
    return countRecords(tx, wanted, now)
  })
}

async function countRecords(tx: Database, wanted: Wanted, now: Date): Promise<Omit<Consequences, 'pieces'>> {
  // Kind by kind: each is a range of the index, and distinct ids of all together would need more memory.
  const subjects = (kind: UseKind, where = sql<boolean>`true`) =>
    sql`select distinct subject_id from (${usedRows(wanted, sql<boolean>`kind = ${sql.lit(kind)} and ${where}`)}) used`
  const counted = USE_KINDS.map((kind) => {
    if (kind === 'revision') return sql`select 'revision' as kind, count(*) from issued`
    if (kind === 'project') return sql`select 'project' as kind, count(*) from specified`
    const where = kind === 'offer' ? sql<boolean>`until > ${now}` : undefined
    return sql`select ${sql.lit(kind)} as kind, count(*) from (${subjects(kind, where)}) subjects`
  })
  const { rows } = await sql<{ kind: UseKind | 'link'; count: string }>`
    with specified as materialized (${subjects('project')}), issued as materialized (
      select revision_id from project_revision join project using (project_id)
      where deleted_at is null and status = 'open' and revision_id in (${subjects('revision')})
    )
    ${sql.join(counted, sql` union all `)}
    union all
    select 'link', count(*) from project_link
    where takes_approval and revoked_at is null and (expires_at is null or expires_at > ${now})
      and case when revision_id is null then project_id in (select subject_id from specified)
        else revision_id in (select revision_id from issued) end`.execute(tx)
  const countOf = (kind: UseKind | 'link') => Number(rows.find((row) => row.kind === kind)?.count ?? 0)
  const counts = Object.fromEntries(USE_KINDS.map((kind) => [kind, countOf(kind)])) as Record<UseKind, number>
  return { counts, links: countOf('link') }
}

async function sumPieces(tx: Database, wanted: Wanted): Promise<Consequences['pieces']> {
  const { rows } = await sql<UsedPart & { market: Locale; pieces: number }>`
    select part, sku, market, sum(pieces) as pieces from (${usedRows(wanted, OF_PROJECTS)}) used
    group by part, sku, market`.execute(tx)
  const targetOf = targetFinder(wanted)
  const sums = new Map<number, Record<Locale, number>>()
  for (const row of rows) {
    const target = targetOf(row)
    if (target !== undefined) sums.getOrInsertComputed(target, noPieces)[row.market] += row.pieces
  }
  return sums
}

const noPieces = () => Object.fromEntries(LOCALES.map((locale) => [locale, 0])) as Record<Locale, number>
