import { createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import { readFeed } from '#app/features/catalogue/feed/read-feed.server.ts'
import { readRest } from '#app/features/catalogue/store/read-rest.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ChangeKind } from '#db/schema.ts'
import { applyChangeSet } from '../apply/apply-change-set.server.ts'
import { planRollback } from '../apply/plan-rollback.server.ts'
import { reasonsForOther, type ChangeCounts } from '../change-set.ts'
import { RefusedFile } from '../refused-file.ts'
import { planLines } from '../plan/plan-lines.server.ts'
import { RowWriter } from '../plan/row-writer.server.ts'
import { takeOutOfRest } from '../split/take-out-of-rest.server.ts'
import type { ColumnMapping } from '../tables/map-columns.server.ts'
import { planStockRollback } from '../stock/plan-stock-rollback.server.ts'
import { lookAtFiles, type FileSources } from './look-at-files.server.ts'
import { planTable } from '../tables/plan-table.server.ts'
import { findOrderer } from './ordered-by.server.ts'

export interface ChangeJob {
  readonly setId: string
  readonly job: 'plan' | 'apply'
  /** Files are put together there, and removed with the plan. */
  readonly directory: string
  /** Left out, files are not looked at. */
  readonly sources?: FileSources
}

/** Milliseconds after which another process may take a job that is no longer reported. */
export const LEASE_MS = 60_000
const BEAT_MS = 10_000

/** Does the job of a set. Whatever goes wrong is said at the set, or leaves it for the next process. */
export async function runJob(db: Database, { setId, job, directory, sources }: ChangeJob, now: Date): Promise<void> {
  const beat = setInterval(() => void renew(db, setId), BEAT_MS)
  try {
    if (job === 'apply') await apply(db, setId, now)
    else await plan(db, { setId, directory, ...(sources && { sources }) }, now)
  } catch (error) {
    if (isFullDisk(error)) await refuse(db, setId, FULL_DISK, now)
    else if (error instanceof RefusedFile || error instanceof AppError) await refuse(db, setId, error.message, now)
    else throw error
  } finally {
    clearInterval(beat)
  }
}

const FULL_DISK = 'The disk of the server is full. Plan it again once there is room.'

function isFullDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
}

async function renew(db: Database, setId: string): Promise<void> {
  await db
    .updateTable('change_set')
    .set({ job_lease: new Date(Date.now() + LEASE_MS) })
    .where('set_id', '=', setId)
    .where('job', 'is not', null)
    .execute()
    .catch(() => {}) // the job itself says so
}

export async function refuse(db: Database, setId: string, problem: string, now: Date): Promise<void> {
  await db
    .updateTable('change_set')
    .set({ state: 'refused', problem: problem.slice(0, 2_000), job: null, job_lease: null, changed_at: now })
    .where('set_id', '=', setId)
    .where('state', 'in', ['draft', 'applying'])
    .execute()
}

async function apply(db: Database, setId: string, now: Date): Promise<void> {
  const { approved_by: accountId, approved_name: name } = await db
    .selectFrom('change_set')
    .select(['approved_by', 'approved_name'])
    .where('set_id', '=', setId)
    .executeTakeFirstOrThrow()
  const by = await findOrderer(db, { accountId, name })
  if (!by) throw new RefusedFile('Who ordered this may no longer apply changes.')
  await applyChangeSet(db, { setId, by }, now)
}

async function plan(db: Database, { setId, directory, sources }: Omit<ChangeJob, 'job'>, now: Date): Promise<void> {
  const set = await db
    .selectFrom('change_set')
    .select(['kind', 'of_set', 'mapping', 'keeps_values', 'job_tries'])
    .where('set_id', '=', setId)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  if (!set) return
  await db.deleteFrom('change_row').where('set_id', '=', setId).execute()
  const counts = await planKind(db, set, { setId, directory })
  // Columns are asked about first.
  if (counts === null) return
  const { restOf } = (set.mapping ?? {}) as Partial<ColumnMapping>
  const split = restOf === undefined ? counts : await takeOut(db, { setId, restOf, counts }, now)
  const looksAtFiles = sources !== undefined && (set.kind === 'feed' || set.kind === 'products')
  const looked = looksAtFiles ? await lookAtFiles(db, { setId, counts, sources }) : split
  await finishPlan(db, { setId, kind: set.kind, counts: looked, tries: set.job_tries }, now)
}

/** Takes a part of a table out of the set that it comes from. A note says where that set keeps all of it. */
async function takeOut(
  db: Database,
  { setId, restOf, counts }: { readonly setId: string; readonly restOf: string; readonly counts: ChangeCounts },
  now: Date,
): Promise<ChangeCounts> {
  if (await takeOutOfRest(db, { setId, restOf }, now)) return counts
  const rows = new RowWriter(db, setId)
  const reason = 'The changes that these are a part of have moved on, and still have these prices. Plan both again.'
  await rows.note({ line: null, name: 'file', reason, cells: null })
  await rows.end()
  return { ...counts, noted: counts.noted + 1 }
}

interface FinishedPlan {
  readonly setId: string
  readonly kind: ChangeKind
  readonly counts: ChangeCounts
  /** The try of the set that this plan is; another process has begun the next one after a lease was over. */
  readonly tries?: number
}

/** Keeps what a plan has counted, and whether somebody else has to approve it. */
export async function finishPlan(
  db: Database,
  { setId, kind, counts, tries = 0 }: FinishedPlan,
  now: Date,
): Promise<void> {
  const needsOther = kind === 'rollback' ? [] : reasonsForOther(counts)
  await sql`
    update change_set set state = 'planned', job = null, job_lease = null, changed_at = ${now}, problem = '',
      counts = ${JSON.stringify(counts)}::jsonb, needs_other = ${needsOther}::text[], version = version + 1
    where set_id = ${setId} and state = 'draft' and job_tries = ${tries}`.execute(db)
}

interface PlannedSet {
  readonly kind: ChangeKind
  readonly of_set: string | null
  readonly mapping: object | null
  readonly keeps_values: boolean
}

async function planKind(
  db: Database,
  { kind, of_set: ofSet, mapping, keeps_values: keepsValues }: PlannedSet,
  { setId, directory }: Omit<ChangeJob, 'job'>,
): Promise<ChangeCounts | null> {
  if (kind === 'rollback') return ofSet === null ? null : planRollback(db, { setId, ofSet })
  if (kind === 'stock' && ofSet !== null) return planStockRollback(db, { setId, ofSet })
  await mkdir(directory, { recursive: true })
  const file = path.join(directory, `${setId}.${process.pid}`)
  const onProgress = async (lines: number) =>
    void (await db.updateTable('change_set').set({ progress: lines }).where('set_id', '=', setId).execute())
  try {
    await writeParts(db, setId, file)
    await assertKind(file, kind !== 'feed' && kind !== 'products')
    if (kind !== 'feed' && kind !== 'products')
      return await planTable(db, { setId, kind, file, mapping, keepsValues, onProgress })
    const isWhole = kind === 'feed'
    const lines = isWhole ? readFeed(file) : readFeed(file, await readRest(db, file))
    return await planLines(db, lines, { setId, isWhole, onProgress })
  } finally {
    await rm(file, { force: true })
    await rm(`${file}.feed`, { force: true })
  }
}

/** @throws RefusedFile for a table that is said to be products, and the other way round. */
async function assertKind(file: string, isTable: boolean): Promise<void> {
  const opened = await open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(200), 0, 200, 0)
    const isJson = /^\ufeff?\s*\{\s*"/.test(buffer.toString('utf8', 0, bytesRead))
    if (isTable && isJson)
      throw new RefusedFile(
        'This file has products as JSON, and no table. Upload it as products, or as the whole catalogue.',
      )
    if (!isTable && !isJson)
      throw new RefusedFile(
        'This file has no products as JSON Lines. Upload a table as columns, prices or products to withdraw.',
      )
  } finally {
    await opened.close()
  }
}

/** Puts the parts of a file together. @throws RefusedFile where there is none. */
async function writeParts(db: Database, setId: string, file: string): Promise<void> {
  const { total } = await db
    .selectFrom('change_part')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('set_id', '=', setId)
    .executeTakeFirstOrThrow()
  let count = 0
  async function* parts() {
    for (;;) {
      const part = await db
        .selectFrom('change_part')
        .select('body')
        .where('set_id', '=', setId)
        .where('number', '=', count + 1)
        .executeTakeFirst()
      if (!part) return
      count++
      yield part.body
    }
  }
  await pipeline(Readable.from(parts()), createWriteStream(file))
  // Half a file is a plan that withdraws the other half.
  if (count === 0 || count !== total) throw new RefusedFile('The file is no longer here. Upload it again.')
}
