import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useDatabaseHandle } from '#tests/support/database/database.ts'
import { connect, SERVER_LIMITS, type Database } from './database.server.ts'
import { isUnreachable } from './database-reach.server.ts'

const handle = useDatabaseHandle()

it('has its limits where a server opens it, and none for tools', async () => {
  const limits = async (options: object) => {
    const opened = await connect(handle().connection, options)
    const settings = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']
    const { rows } = await sql<{ setting: string }>`
      select setting from pg_settings where name = any(${settings}::text[]) order by array_position(${settings}::text[], name)
    `.execute(opened.db)
    await opened.close()
    return rows.map(({ setting }) => Number(setting))
  }
  expect(await limits(SERVER_LIMITS)).toEqual([5_000, 60_000, 60_000])
  expect(await limits({})).toEqual([0, 0, 0])
})

it('ends a transaction that somebody left open, and gives its locks to others', async () => {
  const { connection, db } = handle()
  await sql`create table held (id int primary key)`.execute(db)
  await sql`insert into held values (1)`.execute(db)
  const hurried = { lock_timeout: 300, statement_timeout: 5_000, idle_in_transaction_session_timeout: 800 }
  const [idle, waiting] = await Promise.all([connect(connection, hurried), connect(connection, hurried)])
  const lock = (other: Database) => sql`select id from held for update`.execute(other)
  const left = idle.db
    .transaction()
    .execute(async (transaction) => {
      await lock(transaction)
      await sleep(1_500)
      await lock(transaction)
    })
    .catch((error: unknown) => error)
  await sleep(150)
  const refused = await lock(waiting.db).catch((error: unknown) => error)
  expect([isUnreachable(refused), refused]).toEqual([true, expect.objectContaining({ code: '55P03' })])
  await sleep(900)
  expect((await lock(waiting.db)).rows).toEqual([{ id: 1 }])
  expect(isUnreachable(await left)).toBe(true)
  await Promise.all([idle.close(), waiting.close()])
})

it.each([
  ['no room on the disk', '53100'],
  ['no memory', '53200'],
  ['too many connections', '53300'],
  ['a disk that fails', '58030'],
  ['a shutdown', '57P01'],
  ['a start that goes on', '57P03'],
  ['a lost connection', '08006'],
  ['nobody who listens', 'ECONNREFUSED'],
  ['a statement that took too long', '57014'],
  ['a lock that was not available', '55P03'],
  ['a transaction that was left open', '25P03'],
])('%s is a database that is not available', (_what, code) => {
  expect(isUnreachable(Object.assign(new Error('no'), { code }))).toBe(true)
})

it.each([
  ['a duplicate', '23505'],
  ['a mistake in a statement', '42601'],
  ['a file that is missing', 'EACCES'],
])('%s is not', (_what, code) => {
  expect(isUnreachable(Object.assign(new Error('no'), { code }))).toBe(false)
})

it('work that takes too long is cut off whole, and what comes next is not queued behind it', async () => {
  const hurried = handle().within(300)
  const started = performance.now()
  const failure = await hurried
    .transaction()
    .execute(async (transaction) => {
      await sql`create table half ()`.execute(transaction)
      await sql`select pg_sleep(20)`.execute(transaction)
    })
    .catch((error: unknown) => error)
  expect(isUnreachable(failure)).toBe(true)
  expect(performance.now() - started).toBeLessThan(5_000)
  const { rows } = await sql`select to_regclass('half') as found`.execute(hurried)
  expect(rows).toEqual([{ found: null }])
  // Other work on the same connections has its time.
  await sql`select pg_sleep(0.6)`.execute(handle().db)
})

it('work that is answered step by step goes on, and a large statement may take six times as long', async () => {
  const hurried = handle().within(300)
  const large = 'n'.repeat(300_000)
  const length = await hurried.transaction().execute(async (transaction) => {
    for (let step = 0; step < 4; step++) await sql`select pg_sleep(0.15)`.execute(transaction)
    // Computing of the site between two statements.
    await sleep(500)
    const { rows } = await sql<{ length: number }>`
      select length(${large}::text) as length, pg_sleep(0.8)`.execute(transaction)
    return rows[0]?.length
  })
  expect(length).toBe(300_000)
})
