import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { connect, embeddedConnection } from '#app/platform/database/database.server.ts'
import { EMBEDDED_USER, startEmbeddedPostgres } from '#app/platform/postgres/embedded-postgres.server.ts'
import { addSpecifier } from '../support/browser/specifier.ts'
import { copyFixtureSite } from '../support/browser/use-site.ts'
import { copyWhileItRuns } from '../support/database/database-copy.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'specify-own-drill-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('proves a base backup of an own PostgreSQL with the log after it, and misses a log that is gone (F-23)', async () => {
  const [server, data, backups, wal] = ['server', 'data', 'backups', 'wal'].map((name) => path.join(root, name)) as [
    string,
    string,
    string,
    string,
  ]
  for (const directory of [root, data, backups, wal]) {
    mkdirSync(directory, { recursive: true })
    chmodSync(directory, 0o777) // as root PostgreSQL is another user
  }
  copyFixtureSite(server)
  const postgres = await startEmbeddedPostgres(server, {
    settings: { archive_mode: 'on', archive_command: `test ! -f "${wal}/%f" && cp "%p" "${wal}/%f"` },
  })
  const handle = await connect(embeddedConnection(postgres.socketDirectory))
  const { db } = handle
  const client = new pg.Client(embeddedConnection(postgres.socketDirectory))
  await client.connect()
  await addSpecifier(db, 'before@studio.test')
  // A night's base backup begins with its day, and has no log in it.
  const name = new Date().toISOString().slice(0, 10)
  await copyWhileItRuns(client, path.join(server, 'postgres'), path.join(backups, name))
  await addSpecifier(db, 'after@studio.test')
  const { rows } = await client.query('select pg_walfile_name(pg_switch_wal()) as last')
  const archived = async () => (await client.query('select last_archived_wal as last from pg_stat_archiver')).rows
  await expect.poll(archived, { timeout: 20_000 }).toEqual(rows)

  const url = `postgres://${EMBEDDED_USER}@localhost/specify?host=${encodeURIComponent(postgres.socketDirectory)}`
  const env = {
    ...process.env,
    DATA_DIR: data,
    DATABASE_URL: url,
    BACKUP_DIR: backups,
    BACKUP_WAL_DIR: wal,
    TOKEN_SECRET: 'a-secret-of-thirty-two-characters',
  }
  const drill = () => spawnSync(process.execPath, ['scripts/drill.ts'], { env, encoding: 'utf8' })
  const proven = drill()
  expect([proven.status, proven.stderr]).toEqual([0, expect.stringContaining(`The backup ${name} was restored in`)])
  const last = () => db.selectFrom('restore_drill').selectAll().orderBy('ended_at', 'desc').executeTakeFirstOrThrow()
  expect(await last()).toMatchObject({ backup: name, problem: '' })

  renameSync(wal, `${wal}-away`)
  expect(drill().stderr).toMatch(/^The backup could not be restored: the database did not start: /)
  expect(await last()).toMatchObject({ backup: name, problem: expect.stringMatching(/^The backup could not/) })
  await client.end()
  await handle.close()
  await postgres.stop()
}, 180_000)
