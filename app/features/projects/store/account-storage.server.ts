import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'

let mostBytes = Infinity

/** Sets how many bytes an account may keep, once for the process. */
export function setAccountBound(bytes: number): void {
  mostBytes = bytes
}

/**
 * Changes that shrink a project are accepted up to a quarter above the bound, since the removed lines stay in its
 * history.
 */
const ROOM_TO_TIDY_UP = 1.25

/** A sum is measured again then: former versions and what others removed are in it. */
const MEASURED_FOR_MS = 3_600_000
/** The same once the account is full: it may have been tidied up. */
const FULL_FOR_MS = 10_000

/** Estimated size of a row besides its large columns: other columns, header and index entries. */
const ROW_BYTES = 200

export const projectBytes = sql<number>`(
  pg_column_size(rooms) + pg_column_size(substitutions) + pg_column_size(unit_types) + ${ROW_BYTES}::int)`

interface Addition {
  /** The project owner's account, also for changes by colleagues. */
  readonly accountId: string
  /** May be negative. */
  readonly bytes: number
  readonly isTidyingUp?: boolean
}

/**
 * Adds to what an account keeps, as the last step of the transaction that writes it.
 * @throws AppError `invalid_input` where that is more than an account may keep
 */
export async function addToStorage(
  tx: Database,
  { accountId, bytes, isTidyingUp = false }: Addition,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('account_storage')
    .values({ account_id: accountId, bytes: 0, measured_at: new Date(0) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('account_storage')
    .select(['bytes', 'measured_at'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const most = isTidyingUp ? mostBytes * ROOM_TO_TIDY_UP : mostBytes
  const summed = Number(row.bytes) + bytes
  const age = now.getTime() - row.measured_at.getTime()
  const isOld = age >= (summed > most ? FULL_FOR_MS : MEASURED_FOR_MS)
  // What this transaction has written is measured with the rest.
  const kept = isOld ? await measureStorage(tx, accountId) : summed
  if (kept > most) throw storageFull()
  await tx
    .updateTable('account_storage')
    .set({ bytes: kept, ...(isOld && { measured_at: now }) })
    .where('account_id', '=', accountId)
    .execute()
}

/** The same for a project that is new. */
export async function addProject(
  tx: Database,
  { project_id: projectId, account_id: accountId }: { readonly project_id: string; readonly account_id: string },
  now: Date,
): Promise<void> {
  await addToStorage(tx, { accountId, bytes: await storedBytes(tx, projectId) }, now)
}

interface StoredChange {
  readonly projectId: string
  readonly accountId: string
  /** Bytes of the project before the change. */
  readonly before: number
  /** The row of the change, and its bytes before. */
  readonly row: { readonly version: number; readonly bytesBefore: number }
}

/** Bytes on disk of a row of `project_change`. */
export const changeBytes = sql<number>`pg_column_size(delta) + ${ROW_BYTES}::int`

/** The same for a change of a project and what is kept of its former state. */
export async function addChange(
  tx: Database,
  { projectId, accountId, before, row }: StoredChange,
  now: Date,
): Promise<void> {
  const project = await storedBytes(tx, projectId)
  const { change } = await tx
    .selectFrom('project_change')
    .select(changeBytes.as('change'))
    .where('project_id', '=', projectId)
    .where('version', '=', row.version)
    .executeTakeFirstOrThrow()
  const addition = { accountId, bytes: project - before + change - row.bytesBefore, isTidyingUp: project <= before }
  await addToStorage(tx, addition, now)
}

/** The same for parts of a revision. */
export async function addNewParts(
  tx: Database,
  parts: { readonly projectId: string; readonly accountId: string; readonly hashes: readonly string[] },
  now: Date,
): Promise<void> {
  const { projectId, accountId, hashes } = parts
  const { bytes } = await tx
    .selectFrom('project_revision_part')
    .select(sql<string | null>`sum(pg_column_size(content) + ${ROW_BYTES}::int)`.as('bytes'))
    .where('project_id', '=', projectId)
    .where('hash', '=', sql<string>`any(${hashes})`)
    .executeTakeFirstOrThrow()
  await addToStorage(tx, { accountId, bytes: Number(bytes) }, now)
}

async function storedBytes(tx: Database, projectId: string): Promise<number> {
  const { bytes } = await tx
    .selectFrom('project')
    .select(projectBytes.as('bytes'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow()
  return bytes
}

function storageFull(): AppError {
  const most = Math.round(mostBytes / 1_000_000).toLocaleString('en-AU')
  return new AppError(
    'invalid_input',
    `There is no room for this: an account keeps ${most} MB at most, its projects with their former versions and revisions, templates, lists and files together. Delete what you no longer need, or ask us for more room. A deleted project makes room after 30 days.`,
  )
}

/** Bytes as they lie on disk. Whole states of former releases are not in it: they become differences by themselves. */
export async function measureStorage(db: Database, accountId: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    with own as (
      select project_id, ${projectBytes} as bytes from project where account_id = ${accountId}
    ), kept (bytes) as (
      select bytes from own
      union all
      select pg_column_size(delta) + ${ROW_BYTES}::int from project_change join own using (project_id)
      union all
      select pg_column_size(content) + ${ROW_BYTES}::int from project_revision_part join own using (project_id)
      union all
      select ${ROW_BYTES}::int from project_link join own using (project_id)
      union all
      select pg_column_size(text) + ${ROW_BYTES}::int from project_remark join own using (project_id)
      union all
      select pg_column_size(request) + coalesce(pg_column_size(answer), 0) + ${ROW_BYTES}::int
        from quote where account_id = ${accountId}
      union all
      select pg_column_size(rooms) + ${ROW_BYTES}::int from project_template where account_id = ${accountId}
      union all
      select pg_column_size(clause) + pg_column_size(equal) from specification_template where office_id = ${accountId}
      union all
      select pg_column_size(lines) + ${ROW_BYTES}::int from wishlist where account_id = ${accountId}
      union all
      select pg_column_size(lines) + ${ROW_BYTES}::int from cart where account_id = ${accountId}
      union all
      select pg_column_size(address) + ${ROW_BYTES}::int from saved_search where account_id = ${accountId}
      union all
      select pg_column_size(pdf) + ${ROW_BYTES}::int from project_pdf where account_id = ${accountId}
    )
    select coalesce(sum(bytes), 0) as bytes from kept`.execute(db)
  return Number(rows[0]?.bytes)
}
