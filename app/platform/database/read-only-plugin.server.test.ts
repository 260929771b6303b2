import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { ReadOnlyPlugin } from './read-only-plugin.server.ts'

const db = useDatabase()

it('lets reads pass and refuses writes, in a transaction, in another statement, and as text', async () => {
  const reading = db().withPlugin(new ReadOnlyPlugin(() => new Error('only reads')))
  const ids = await reading
    .with('newest', (query) => query.selectFrom('account').select('account_id').limit(1))
    .selectFrom('newest')
    .selectAll()
    .execute()
  expect(ids).toEqual([])
  await sql`select 'update of things' as text, ${'delete from account'} as value`.execute(reading)
  await reading.transaction().execute((tx) => tx.selectFrom('account').select('email').forUpdate().execute())
  const values = { name: 'x', value: Buffer.from('x') }
  const attempts: (() => Promise<unknown>)[] = [
    () =>
      reading
        .insertInto('feedback')
        .values({ message: 'x', page: '/', locale: 'au', created_at: new Date() })
        .execute(),
    () => reading.updateTable('account').set({ email: 'x' }).execute(),
    () => reading.transaction().execute((tx) => tx.deleteFrom('account').execute()),
    () =>
      reading
        .with('gone', (query) => query.deleteFrom('account').returning('account_id'))
        .selectFrom('gone')
        .selectAll()
        .execute(),
    () => sql`update account set email = ${values.name}`.execute(reading),
    () => sql`with gone as (delete from account returning 1) select * from gone`.execute(reading),
    () => sql`truncate account`.execute(reading),
    () => sql`lock account`.execute(reading),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow('only reads')
})
