import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { PAGE_SIZE, toPage, type Page } from '@specify/core/paging.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { MAX_REMARKS, PROJECT_SUBJECT, type Remark } from './remark.ts'

/** Everything said of a project, the first said first: 10 MB at most, for its record. */
export async function listRemarks(db: Database, projectId: string): Promise<Remark[]> {
  const rows = await selectRemarks(db, projectId)
    .orderBy('project_remark.created_at')
    .orderBy('project_remark.remark_id')
    .execute()
  return rows.map(toRemark)
}

/** Threads of a line, and answers of a thread, that a page shows. */
const LAST = 20
const LAST_ASKED = 200
const MOST_ON_PAGE = 400

export interface LastRemarks {
  /** The first said first; an answer may stand without its thread. */
  readonly remarks: readonly Remark[]
  /** Number of threads by line id or `PROJECT_SUBJECT`. */
  readonly counts: ReadonlyMap<string, number>
  /** Number of answers by thread id. */
  readonly replyCounts: ReadonlyMap<string, number>
}

export const NO_REMARKS: LastRemarks = { remarks: [], counts: new Map(), replyCounts: new Map() }

/** Lists a link's last threads; more of them for `on`, a line's id or `PROJECT_SUBJECT`. */
export async function listLastRemarks(
  db: Database,
  projectId: string,
  { linkId, on }: { readonly linkId: string; readonly on: string | null },
): Promise<LastRemarks> {
  const isAsked = on === PROJECT_SUBJECT ? sql`line_item_id is null` : sql`line_item_id::text = ${on}::text`
  const last = sql<string>`any(array(
    select remark_id from (
      select remark_id, created_at, ${isAsked} as is_asked, row_number() over (
        partition by line_item_id, parent_id order by created_at desc, remark_id
      ) as place
      from project_remark where project_id = ${projectId} and link_id = ${linkId}
    ) ranked
    where place <= case when is_asked then ${sql.lit(LAST_ASKED)} else ${sql.lit(LAST)} end
    order by is_asked desc, created_at desc, remark_id
    limit ${sql.lit(MOST_ON_PAGE)}
  ))`
  const rows = await selectRemarks(db, projectId).where('project_remark.remark_id', '=', last).execute()
  const counts = await db
    .selectFrom('project_remark')
    .select(['line_item_id', 'parent_id', ({ fn }) => fn.countAll<string>().as('count')])
    .where('project_id', '=', projectId)
    .where('link_id', '=', linkId)
    .groupBy(['line_item_id', 'parent_id'])
    .execute()
  const ofThreads = counts.filter((row) => row.parent_id === null)
  return {
    remarks: rows.map(toRemark).toSorted(byTime),
    counts: new Map(ofThreads.map((row) => [row.line_item_id ?? PROJECT_SUBJECT, Number(row.count)])),
    replyCounts: new Map(counts.flatMap((row) => (row.parent_id ? [[row.parent_id, Number(row.count)] as const] : []))),
  }
}

export interface RemarkThread {
  readonly first: Remark
  /** True while the owner has neither approved nor resolved it. */
  readonly isWaiting: boolean
  /** The last 20, the first said first. */
  readonly replies: readonly Remark[]
  readonly earlierReplies: number
}

/** A page of the threads of a project: those that wait for the owner first, then the newest first. */
export async function listThreads(db: Database, projectId: string, page: number): Promise<Page<RemarkThread>> {
  const threads = await selectRemarks(db, projectId)
    .select(IS_WAITING.as('is_waiting'))
    .where('project_remark.parent_id', 'is', null)
    .orderBy('is_waiting', 'desc')
    .orderBy('project_remark.created_at', 'desc')
    .orderBy('project_remark.remark_id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const ids = threads.map((row) => row.remark_id)
  const last = sql<string>`any(array(
    select remark_id from (
      select remark_id, row_number() over (partition by parent_id order by created_at desc, remark_id) as place
      from project_remark where project_id = ${projectId} and parent_id = any(${ids}::uuid[])
    ) ranked
    where place <= ${sql.lit(LAST)}
  ))`
  const replies = await selectRemarks(db, projectId).where('project_remark.remark_id', '=', last).execute()
  const counts = await db
    .selectFrom('project_remark')
    .select(['parent_id', ({ fn }) => fn.countAll<string>().as('count')])
    .where('project_id', '=', projectId)
    .where((eb) => eb.or([eb('parent_id', 'is', null), eb('parent_id', '=', sql<string>`any(${ids}::uuid[])`)]))
    .groupBy('parent_id')
    .execute()
  const countOf = new Map(counts.map((row) => [row.parent_id, Number(row.count)]))
  const byThread = Map.groupBy(replies.map(toRemark).toSorted(byTime), ({ parentId }) => parentId)
  const rows = threads.map((row): RemarkThread => {
    const shownReplies = byThread.get(row.remark_id) ?? []
    const earlierReplies = (countOf.get(row.remark_id) ?? 0) - shownReplies.length
    return { first: toRemark(row), isWaiting: row.is_waiting, replies: shownReplies, earlierReplies }
  })
  return toPage(rows, page, countOf.get(null) ?? 0)
}

const IS_WAITING = sql<boolean>`(
  project_remark.parent_id is null and not project_remark.is_owner
  and project_remark.kind <> 'approved' and project_remark.resolved_at is null
)`

/** Counts comments that await the owner. */
export function countWaiting(db: Database, projectId: string): Promise<number> {
  return count(db, projectId, IS_WAITING)
}

/** Comments that await the owner, the first said first; at most `MAX_REMARKS`. */
export async function listWaiting(db: Database, projectId: string): Promise<Remark[]> {
  const rows = await selectRemarks(db, projectId)
    .where(IS_WAITING)
    .orderBy('project_remark.created_at')
    .orderBy('project_remark.remark_id')
    .limit(MAX_REMARKS)
    .execute()
  return rows.map(toRemark)
}

export function countRemarks(db: Database, projectId: string): Promise<number> {
  return count(db, projectId, sql`true`)
}

async function count(db: Database, projectId: string, which: RawBuilder<SqlBool>): Promise<number> {
  const row = await db
    .selectFrom('project_remark')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('project_id', '=', projectId)
    .where(which)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export function byTime(a: Remark, b: Remark): number {
  return a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1)
}

export function selectRemarks(db: Database, projectId: string) {
  return db
    .selectFrom('project_remark')
    .innerJoin('project_link', 'project_link.link_id', 'project_remark.link_id')
    .leftJoin('project_revision', 'project_revision.revision_id', 'project_remark.revision_id')
    .selectAll('project_remark')
    .select(['project_link.name as link_name', 'project_revision.label'])
    .where('project_remark.project_id', '=', projectId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRemarks>['execute']>>[number]

export function toRemark(row: Row): Remark {
  const { place, sku, name, quantity, bound } = row
  return {
    id: row.remark_id,
    linkId: row.link_id,
    linkName: row.link_name,
    parentId: row.parent_id,
    lineItemId: row.line_item_id,
    kind: row.kind,
    text: row.text,
    author: row.author,
    address: row.address,
    isOwner: row.is_owner,
    revisionLabel: row.label,
    subject: { place, sku, name, quantity, bound },
    at: row.created_at,
    resolvedAt: row.resolved_at,
  }
}
