import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll } from 'vitest'
import { commandLine } from '#app/features/staff/assert-right.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ChangeKind } from '#db/schema.ts'
import { PART_BYTES } from '../change-set.ts'
import { createChangeSet, finishUpload, keepPart } from '../store/change-sets.server.ts'
import { applySet } from '../store/change-states.server.ts'
import { rollBackSet } from '../store/rollbacks.server.ts'
import { startDue } from '../worker/change-jobs.server.ts'
import type { FileSources } from '../worker/look-at-files.server.ts'
import { runJob } from '../worker/run-job.server.ts'

const EDITOR = { by: commandLine('catalogue.edit'), requestId: null }
const APPLIER = { by: commandLine('catalogue.apply'), requestId: null }
const NOW = { dueAt: null, untilAt: null, zone: 'au' } as const

/** Change sets against a database of their own, without the processes that do their jobs. */
export function useChangeSets(db: () => Database) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-changes-'))
  afterAll(() => rmSync(directory, { recursive: true }))
  /** Each at a time of its own, as they are. */
  let minute = 0
  const at = () => new Date(Date.UTC(2026, 0, 1, 0, ++minute))

  const read = (setId: string) =>
    db().selectFrom('change_set').selectAll().where('set_id', '=', setId).executeTakeFirstOrThrow()
  const rows = (setId: string) =>
    db().selectFrom('change_row').selectAll().where('set_id', '=', setId).orderBy('row_id').execute()

  interface More {
    readonly mapping?: object | null
    readonly sources?: FileSources
    readonly keepsValues?: boolean
  }

  async function plan(
    kind: ChangeKind,
    file: string | Buffer,
    { mapping = null, sources, keepsValues = false }: More = {},
  ) {
    const draft = { ...EDITOR, kind, name: 'file', mapping, keepsValues }
    const setId = await createChangeSet(db(), draft, at())
    const bytes = Buffer.from(file)
    const parts = Math.max(1, Math.ceil(bytes.length / PART_BYTES))
    for (let number = 1; number <= parts; number++) {
      const body = bytes.subarray((number - 1) * PART_BYTES, number * PART_BYTES)
      const digest = createHash('sha256').update(body).digest('hex')
      await keepPart(db(), { ...EDITOR, setId, number, digest, body }, at())
    }
    await finishUpload(db(), { ...EDITOR, setId, parts }, at())
    await runJob(db(), { setId, job: 'plan', directory, ...(sources && { sources }) }, at())
    return setId
  }

  async function apply(setId: string) {
    await applySet(db(), { ...APPLIER, setId, times: NOW }, at())
    await runJob(db(), { setId, job: 'apply', directory }, at())
    return read(setId)
  }

  /** Plans the rollback, and applies it where nothing stands against it. */
  async function rollBack(setId: string) {
    const back = await rollBackSet(db(), { ...APPLIER, setId }, at())
    await runJob(db(), { setId: back, job: 'plan', directory }, at())
    await startDue(db(), at())
    if ((await read(back)).state === 'applying') await runJob(db(), { setId: back, job: 'apply', directory }, at())
    return read(back)
  }

  /** All that readers of the catalogue see, byte for byte. */
  async function catalogue() {
    const { rows: products } = await sql<{ product_id: string; record: string; content_hash: string }>`
      select product_id, record::text, content_hash from product where withdrawn_at is null order by product_id`.execute(
      db(),
    )
    const spellings = await db().selectFrom('catalogue_spelling').selectAll().orderBy('field').orderBy('key').execute()
    const overrides = await db().selectFrom('product_override').selectAll().orderBy('product_id').execute()
    return { products, spellings, overrides }
  }

  const replan = (setId: string) => runJob(db(), { setId, job: 'plan', directory }, at())

  return { at, directory, read, rows, plan, replan, apply, rollBack, catalogue }
}
