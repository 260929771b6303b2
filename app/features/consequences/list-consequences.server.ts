import { sql } from 'kysely'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { withinTime } from '#app/platform/database/within-time.server.ts'
import { OF_PROJECTS, targetFinder, tuneForSums, usedRows, type UsedPart } from './used.server.ts'
import type { WantedSkus } from './wanted-skus.ts'

/** Pieces of one of the wanted SKUs, by its index. */
export interface TargetPieces {
  readonly target: number
  readonly pieces: number
}

/** An open project that has some of the wanted SKUs. */
export interface AffectedProject {
  readonly projectId: string
  readonly name: string
  readonly locale: Locale
  readonly owner: string
  readonly email: string
  /** The one that the project is shared with, or of the owner's profile. */
  readonly company: string
  /** `Revision B, For tender`; empty before one was issued. */
  readonly stage: string
  readonly lineCount: number | null
  readonly pieces: number
  /** The most pieces first. */
  readonly skus: readonly TargetPieces[]
}

interface Page {
  readonly offset: number
  readonly limit: number
}

type Wanted = Pick<WantedSkus, 'weights'>

const MOST_MS = 2_200

/** Open projects with the most pieces first. Null where it takes too long. */
export async function listConsequences(
  db: Database,
  wanted: Wanted,
  { offset, limit }: Page,
): Promise<readonly AffectedProject[] | null> {
  return withinTime(db, MOST_MS, async (tx) => {
    await tuneForSums().execute(tx)
    const { rows } = await sql<Omit<AffectedProject, 'skus'>>`
      with page as materialized (
        select subject_id as project_id, sum(pieces) as pieces from (${usedRows(wanted, OF_PROJECTS)}) used
        group by subject_id order by pieces desc, subject_id offset ${offset} limit ${limit}
      )
      select project_id as "projectId", project_name as name, project.locale, page.pieces,
        line_count as "lineCount", coalesce(first_name || ' ' || last_name, '') as owner,
        coalesce(email, '') as email, coalesce(company.name, company_name, '') as company,
        coalesce((
          select 'Revision ' || label || ', ' || purpose from project_revision last
          where last.project_id = project.project_id order by issued_at desc, revision_id limit 1
        ), '') as stage
      from page join project using (project_id)
        left join account on account.account_id = project.account_id
        left join company on company.company_id = project.company_id
      order by page.pieces desc, project_id`.execute(tx)
    const skus = await listTargets(
      tx,
      wanted,
      rows.map(({ projectId }) => projectId),
    )
    return rows.map((row) => ({ ...row, skus: skus.get(row.projectId) ?? [] }))
  })
}

/** The wanted SKUs of some projects, the most pieces first. */
export async function listTargets(
  db: Database,
  wanted: Wanted,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TargetPieces[]>> {
  const { rows } = await sql<UsedPart & { subject_id: string; pieces: number }>`
    select part, subject_id, sku, pieces
    from (${usedRows(wanted, sql<boolean>`subject_id = any(${projectIds}::uuid[])`)}) used`.execute(db)
  const targetOf = targetFinder(wanted)
  const byProject = new Map<string, Map<number, number>>()
  for (const row of rows) {
    const own = byProject.getOrInsertComputed(row.subject_id, () => new Map())
    const target = targetOf(row)
    if (target !== undefined) own.set(target, (own.get(target) ?? 0) + row.pieces)
  }
  const sorted = (own: ReadonlyMap<number, number>) =>
    Array.from(own, ([target, pieces]) => ({ target, pieces })).toSorted(
      (a, b) => b.pieces - a.pieces || a.target - b.target,
    )
  return new Map(Array.from(byProject, ([projectId, own]) => [projectId, sorted(own)]))
}
