import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { connect, embeddedConnection } from '#app/platform/database/database.server.ts'
import { startEmbeddedPostgres } from '#app/platform/postgres/embedded-postgres.server.ts'
import { browserOf } from '../support/browser/account-browser.ts'
import { copyWhileItRuns } from '../support/database/database-copy.ts'
import { addSpecifier } from '../support/browser/specifier.ts'
import { startSite } from '#tests/support/site.ts'
import { copyFixtureSite } from '../support/browser/use-site.ts'

const ROUNDS = 4
const root = mkdtempSync(path.join(os.tmpdir(), 'specify-restore-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Follows `docs/operations.md` for an own PostgreSQL, with its tools or without. */
it('a backup and the log after it bring back any moment: all that was before, nothing that came after (F-23)', async () => {
  const [live, restored, archive] = ['live', 'restored', 'archive'].map((name) => path.join(root, name))
  mkdirSync(archive!)
  for (const directory of [root, archive!]) chmodSync(directory, 0o777) // as root PostgreSQL is another user
  copyFixtureSite(live!)

  const postgres = await startEmbeddedPostgres(live!, {
    settings: { archive_mode: 'on', archive_command: `test ! -f "${archive}/%f" && cp "%p" "${archive}/%f"` },
  })
  const database = await connect(embeddedConnection(postgres.socketDirectory))
  const client = new pg.Client(embeddedConnection(postgres.socketDirectory))
  await client.connect()
  const scalar = async (query: string): Promise<unknown> => Object.values((await client.query(query)).rows[0])[0]
  const products = Number(await scalar('select count(*) from product'))

  await addSpecifier(database.db, 'before-the-backup@studio.test')
  await copyWhileItRuns(client, path.join(live!, 'postgres'), path.join(restored!, 'postgres'))
  const moments: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await addSpecifier(database.db, `round-${round}@studio.test`)
    moments.push(String(await scalar('select clock_timestamp()::text')))
    await sleep(50)
  }
  // The mistake: an hour later nobody knows what else happened in that minute.
  await client.query('delete from product')
  await client.query(`delete from account where email like 'round-0%'`)
  const last = String(await scalar('select pg_walfile_name(pg_switch_wal())'))
  await expect.poll(() => scalar('select last_archived_wal from pg_stat_archiver'), { timeout: 20_000 }).toBe(last)
  await client.end()
  await database.close()
  await postgres.stop()

  const wanted = 2 // after the third round
  writeFileSync(path.join(restored!, 'postgres/recovery.signal'), '')
  const recovering = await startEmbeddedPostgres(restored!, {
    settings: {
      restore_command: `cp "${archive}/%f" "%p"`,
      recovery_target_time: moments[wanted]!,
      recovery_target_action: 'promote',
    },
  })
  const after = new pg.Client(embeddedConnection(recovering.socketDirectory))
  await after.connect()
  await expect
    .poll(async () => (await after.query('select pg_is_in_recovery() as state')).rows[0].state, { timeout: 20_000 })
    .toBe(false)
  const emails = (await after.query('select email from account order by email')).rows.map(({ email }) => email)
  expect(emails).toEqual([
    'before-the-backup@studio.test',
    ...moments.slice(0, wanted + 1).map((_, round) => `round-${round}@studio.test`),
  ])
  expect(Number((await after.query('select count(*) from product')).rows[0].count)).toBe(products)
  await after.end()
  await recovering.stop()

  const site = await startSite({ dataDir: restored!, imported: true })
  expect((await browserOf(site.url).signIn('round-2@studio.test')).status).toBe(200)
  expect((await browserOf(site.url).signIn('round-3@studio.test')).status).toBe(401)
  expect(await (await fetch(`${site.url}/au/products/tapware/`)).text()).toContain('Fixture Mixer')
  await site.stop()
}, 120_000)
