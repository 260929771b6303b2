import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import type { LoggedError } from '#app/platform/error-ring.server.ts'
import type { Drill } from './drill-state.ts'
import { SILENT_AFTER_MS } from './health-watch.server.ts'
import type { Folder, Part } from './part.ts'

export interface ServerState {
  readonly name: string
  readonly role: string
  readonly startedAt: Date
  readonly seenAt: Date
  /** It was stopped as it should be. */
  readonly isStopped: boolean
  /** It has ended otherwise, or hangs: its parts are as they were. */
  readonly isSilent: boolean
  readonly parts: readonly Part[]
  readonly folders: readonly Folder[]
  readonly errors: readonly LoggedError[]
}

const MOST_SERVERS = 20

/** Running servers first, by their names. */
export async function readServers(db: Database, now: Date): Promise<readonly ServerState[]> {
  const rows = await db
    .selectFrom('server_state')
    .selectAll()
    .orderBy(sql`seen_at > ${new Date(now.getTime() - SILENT_AFTER_MS)}`, 'desc')
    .orderBy('seen_at', 'desc')
    .limit(MOST_SERVERS)
    .execute()
  return rows
    .map((row) => ({
      name: row.name,
      role: row.role,
      startedAt: row.started_at,
      seenAt: row.seen_at,
      isStopped: row.parts.length === 0,
      isSilent: row.parts.length > 0 && now.getTime() - row.seen_at.getTime() > SILENT_AFTER_MS,
      parts: row.parts as Part[],
      folders: row.folders as Folder[],
      errors: row.errors as LoggedError[],
    }))
    .toSorted((a, b) => Number(a.isSilent) - Number(b.isSilent) || a.name.localeCompare(b.name))
}

export interface JobQueue {
  readonly name: string
  readonly waiting: number
  readonly oldest: Date | null
  readonly failedAt: Date | null
  readonly failure: string
}

/** Queues of long work, with the last failure of each. */
export async function readJobs(db: Database): Promise<readonly JobQueue[]> {
  const { rows } = await sql<{
    name: string
    waiting: number
    oldest: Date | null
    failed_at: Date | null
    failure: string | null
  }>`
    select 'Changes of the catalogue' as name, count(*)::int as waiting, min(changed_at) as oldest,
      (select max(changed_at) from change_set where state = 'refused') as failed_at,
      (select 'Changes ' || number from change_set where state = 'refused' order by changed_at desc limit 1) as failure
    from change_set where job is not null
    union all
    select 'Changes with a date', count(*)::int, min(due_at), null, null from change_set where state = 'due'
    union all
    select 'Handover packages', count(*)::int, min(ordered_at),
      (select max(ordered_at) from handover_package where state = 'failed'),
      (select left(failure, 200) from handover_package where state = 'failed' order by ordered_at desc limit 1)
    from handover_package where state in ('waiting', 'making')
    union all
    select 'PDFs of projects', count(*)::int, min(ordered_at),
      (select max(ordered_at) from project_pdf where failure is not null),
      (select left(failure, 200) from project_pdf where failure is not null order by ordered_at desc limit 1)
    from project_pdf where pdf is null and failure is null and expires_at > now()
    union all
    select 'Search indexes', count(*)::int, null, null, null from search_build where held_until > now()`.execute(db)
  return rows.map(({ failed_at: failedAt, failure, ...queue }) => ({ ...queue, failedAt, failure: failure ?? '' }))
}

export interface Import {
  readonly at: Date
  readonly added: number
  readonly changed: number
  readonly withdrawn: number
  /** Null for one that is no change set. */
  readonly set: { readonly id: string; readonly number: string } | null
}

const IMPORTS = 5

export async function readImports(db: Database): Promise<readonly Import[]> {
  const rows = await db
    .selectFrom('catalogue_generation as generation')
    .leftJoin('change_set as set', 'set.set_id', 'generation.set_id')
    .select(['imported_at', 'added', 'changed', 'withdrawn', 'set.set_id', 'set.number'])
    .orderBy('generation.id', 'desc')
    .limit(IMPORTS)
    .execute()
  return rows.map(({ imported_at: at, set_id: id, number, ...counts }) => ({
    ...counts,
    at,
    set: id !== null && number !== null ? { id, number } : null,
  }))
}

const LARGE_TABLES = 8

/** The database and its largest tables. */
export async function readDatabaseSizes(db: Database) {
  const { rows } = await sql<{ name: string; bytes: string }>`
    select * from (
      select 'The whole database' as name, pg_database_size(current_database()) as bytes
      union all
      select 'Uploads of changes', pg_total_relation_size('change_part') + pg_total_relation_size('operator_file')
      union all
      (select relname, pg_total_relation_size(oid) from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('change_part', 'operator_file')
        order by 2 desc limit ${LARGE_TABLES})
    ) sizes order by bytes desc`.execute(db)
  return rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) }))
}

/** The last drill, and the last one that proved a restore. */
export async function readDrills(
  db: Database,
): Promise<{ readonly last: Drill | null; readonly proven: Drill | null }> {
  const newest = async (isProven: boolean): Promise<Drill | null> => {
    const row = await db
      .selectFrom('restore_drill')
      .select(['backup', 'started_at', 'ended_at', 'problem'])
      .$if(isProven, (query) => query.where('problem', '=', ''))
      .orderBy('ended_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row ? { backup: row.backup, startedAt: row.started_at, endedAt: row.ended_at, problem: row.problem } : null
  }
  return { last: await newest(false), proven: await newest(true) }
}
