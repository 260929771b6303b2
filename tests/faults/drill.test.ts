import { spawnSync } from 'node:child_process'
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type DatabaseHandle } from '#app/platform/database/database.server.ts'
import { addSpecifier } from '../support/browser/specifier.ts'
import { copyFixtureSite } from '../support/browser/use-site.ts'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-drill-'))
const backups = path.join(dataDir, 'backups')
let handle: DatabaseHandle

beforeAll(async () => {
  copyFixtureSite(dataDir)
  handle = await openDatabase({ dataDir, databaseUrl: null })
  await addSpecifier(handle.db, 'before@studio.test')
})
afterAll(async () => {
  await handle.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Runs a command beside the running database, as an operator does. */
function run(script: 'backup' | 'drill') {
  const env = { ...process.env, DATA_DIR: dataDir, TOKEN_SECRET: 'a-secret-of-thirty-two-characters' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`], { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}
const lastDrill = () =>
  handle.db.selectFrom('restore_drill').selectAll().orderBy('ended_at', 'desc').limit(1).executeTakeFirstOrThrow()
const logged = () =>
  handle.db
    .selectFrom('staff_log')
    .select(['action', 'right'])
    .where('subject_kind', '=', 'backup')
    .orderBy('log_id')
    .execute()

it('restores the newest backup beside the running database, and says of a cut one what is cut (F-23)', async () => {
  expect(run('drill')).toMatchObject({ status: 1, stderr: 'There is no backup.\n' })
  expect(await lastDrill()).toMatchObject({ problem: 'There is no backup.', backup: '' })

  const first = path.basename(run('backup').stdout.trim())
  await addSpecifier(handle.db, 'after@studio.test')
  expect(run('drill')).toMatchObject({ status: 0, stderr: expect.stringMatching(/^The backup \S+ was restored in /) })
  const proven = await lastDrill()
  expect(proven).toMatchObject({ problem: '', backup: first, figures: { signedIn: true } })
  // What it made beside the running database is gone, and there nothing else has changed.
  expect(readdirSync(dataDir)).not.toContain('drill')
  expect(await handle.db.selectFrom('session').selectAll().execute()).toEqual([])
  expect(await logged()).toEqual([
    { action: 'fail restore', right: 'system' },
    { action: 'prove restore', right: 'system' },
  ])

  const cut = path.join(backups, first, 'postgres/global/pg_control')
  const whole = readFileSync(cut)
  truncateSync(cut, 4_096)
  expect(run('drill').status).toBe(1)
  expect((await lastDrill()).problem).toBe(
    `The backup ${first} is cut: postgres/global/pg_control has 4,096 of 8,192 bytes.`,
  )
  writeFileSync(cut, Buffer.from(whole).fill(1, 300, 301))
  expect(run('drill').stderr).toContain(`is damaged: postgres/global/pg_control is not what was written.`)
  rmSync(cut)
  expect(run('drill').stderr).toContain(`postgres/global/pg_control is missing.`)
  writeFileSync(cut, whole)

  // Without its list it is the database that says what is missing.
  renameSync(path.join(backups, first, 'backup.json'), path.join(backups, first, 'other.json'))
  rmSync(path.join(backups, first, 'postgres/pg_wal'), { recursive: true })
  expect(run('drill').stderr).toMatch(/^The backup could not be restored: the database did not start: /)
}, 120_000)

it('takes no folder for a backup that was never finished', async () => {
  const name = '9999-01-01T00-00-00'
  const whole = path.basename(run('backup').stdout.trim())
  renameSync(path.join(backups, whole), path.join(backups, `${name}.partial`))
  utimesSync(path.join(backups, `${name}.partial`), 0, 0)
  // One that is being written is waited for, and the one before it is restored.
  expect((run('drill'), await lastDrill()).backup).not.toBe(name)
})
