import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useDatabaseHandle } from '#tests/support/database.ts'
import { isUnreachable } from './database.server.ts'

const handle = useDatabaseHandle()

it.each([
  ['no room on the disk', '53100'],
  ['no memory', '53200'],
  ['too many connections', '53300'],
  ['a disk that fails', '58030'],
  ['a shutdown', '57P01'],
  ['a start that goes on', '57P03'],
  ['a lost connection', '08006'],
  ['nobody who listens', 'ECONNREFUSED'],
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
