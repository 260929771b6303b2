import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrationProvider } from '#db/migrations.ts'
import { useDatabaseHandle } from '#tests/support/database/database.ts'
import { connect } from './database.server.ts'
import { migrate } from './migrate.server.ts'

const handle = useDatabaseHandle()
let ours: Record<string, Migration>
beforeEach(async () => {
  ours = await migrationProvider.getMigrations()
})
afterEach(() =>
  sql`delete from kysely_migration where name not in (${sql.join(Object.keys(ours))})`.execute(handle().db),
)

function and(name: string, up: (db: Kysely<unknown>) => Promise<unknown>): MigrationProvider {
  return { getMigrations: async () => ({ ...ours, [name]: { up: async (db) => void (await up(db)) } }) }
}

async function done(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(handle().db)
  return rows.map(({ name }) => name)
}

it('lets a version come back after a newer one has migrated', async () => {
  const { db } = handle()
  await migrate(
    db,
    and('9000-newer', (on) => sql`create table newer (id int)`.execute(on)),
  )
  expect(await done()).toEqual([...Object.keys(ours), '9000-newer'])
  await migrate(db, migrationProvider)
  expect(await done()).toEqual([...Object.keys(ours), '9000-newer'])
})

it('refuses a database of another line, and changes nothing in it', async () => {
  const { db } = handle()
  const provider = and('9001-ours', () => Promise.resolve())
  await sql`insert into kysely_migration (name, timestamp) values ('0500-theirs', '2026')`.execute(db)
  const before = await done()
  await expect(migrate(db, provider)).rejects.toThrow(/0500-theirs/)
  expect(await done()).toEqual(before)
})

it('undoes a migration that fails, and all that ran with it', async () => {
  const { db } = handle()
  const failing = and('9002-failing', async (on) => {
    await sql`create table half (id int)`.execute(on)
    await sql`select 1 / 0`.execute(on)
  })
  await expect(migrate(db, failing)).rejects.toThrow('division by zero')
  expect(await done()).not.toContain('9002-failing')
  expect((await sql`select to_regclass('half') as found`.execute(db)).rows).toEqual([{ found: null }])
})

it('gives way to others while a table is in use, and tries again', { timeout: 30_000 }, async () => {
  const { db, connection } = handle()
  await sql`create table used (id int)`.execute(db)
  const other = await connect(connection)
  const reading = other.db.transaction().execute(async (transaction) => {
    await sql`select * from used`.execute(transaction)
    await sleep(5_000)
  })
  await sleep(200)
  const migrating = migrate(
    db,
    and('9003-waits', (on) => sql`alter table used add column more int`.execute(on)),
  )
  await sleep(200)
  // Behind the waiting migration, but not for as long as the reader takes.
  const started = performance.now()
  await sql`select * from used`.execute(other.db)
  expect(performance.now() - started).toBeLessThan(4_500)
  await Promise.all([reading, migrating])
  expect(await done()).toContain('9003-waits')
  await other.close()
})

it('runs once where several servers start together', async () => {
  const { connection } = handle()
  let runs = 0
  const provider = and('9004-once', async (on) => {
    runs++
    await sql`create table once (id int)`.execute(on)
  })
  const servers = await Promise.all([1, 2, 3].map(() => connect(connection)))
  await Promise.all(servers.map(({ db }) => migrate(db, provider)))
  expect(runs).toBe(1)
  await Promise.all(servers.map((server) => server.close()))
})
