import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { LimitTable } from './limit-table.server.ts'
import { Limits } from './limits.server.ts'
import { limit, times, useLimits } from './testing/use-limits.ts'

const db = useDatabase()
const { after, log, open, rowsOf } = useLimits(db)

describe('the table', () => {
  const count = async () =>
    Number((await sql<{ count: string }>`select count(*) from rate_limit`.execute(db())).rows[0]?.count)

  it('forgets what has ended, and beyond its size what ends first', async () => {
    const [limits, table] = [open(), new LimitTable(db(), log)]
    const [short, long] = [limit(), limit({ windowSeconds: 900 })]
    await sql`delete from rate_limit`.execute(db())
    await times(20, (caller) => limits.spend(short, String(caller)))
    await times(20, (caller) => limits.spend(long, String(caller)))
    await table.trim(db(), 30)
    expect(await count()).toBe(30)
    expect(await rowsOf(long)).toHaveLength(20)
    after(60)
    await table.trim(db())
    expect([await rowsOf(short), (await rowsOf(long)).length]).toEqual([[], 20])
  })

  it('takes so many new callers until it is trimmed; beyond, memory counts', async () => {
    const table = new LimitTable(db(), log, { newRows: 5 })
    const limits = new Limits(db(), log, table)
    const three = limit()
    for (let caller = 0; caller < 20; caller++) expect(await limits.spend(three, String(caller))).toBeNull()
    expect(await rowsOf(three)).toHaveLength(5)
    // The others are counted in memory.
    for (const expected of [null, null, 60]) expect(await limits.spend(three, '19')).toBe(expected)
    await table.trim(db())
    expect(await limits.spend(three, 'new')).toBeNull()
    expect(await rowsOf(three)).toHaveLength(6)
  })

  it('is not written to the log of the database', async () => {
    const { rows } = await sql`select relpersistence from pg_class where relname = 'rate_limit'`.execute(db())
    expect(rows).toEqual([{ relpersistence: 'u' }])
  })
})
