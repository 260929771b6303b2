import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { connect, type DatabaseHandle } from '../database/database.server.ts'
import { EMBEDDED_USER } from '#app/platform/postgres/embedded-postgres.server.ts'
import { startDatabaseProxy } from '#tests/support/database/database-proxy.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { LimitTable } from './limit-table.server.ts'
import type { Limit } from './limit.ts'
import { clearLimits, Limits } from './limits.server.ts'

const db = useDatabase()
const warnings: unknown[] = []
const log = { warn: (...words: unknown[]) => void warnings.push(words) }
const START = new Date('2026-03-01T09:00:00Z').getTime()
const after = (seconds: number) => void vi.setSystemTime(START + seconds * 1_000)
/** Only the clock stands still: the database answers in its own time. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  after(0)
})
afterEach(() => {
  vi.useRealTimers()
  warnings.length = 0
})

const limit = (more: Partial<Limit> = {}): Limit => ({
  name: `test-${randomUUID()}`,
  points: 3,
  windowSeconds: 60,
  ...more,
})
const REFUNDABLE = { isRefundable: true }
const open = () => new Limits(db(), log)
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const rowsOf = async ({ name }: Limit) => {
  const { rows } = await sql<{ key: string; points: number }>`
    select key, points from rate_limit where starts_with(key, ${name}) order by key`.execute(db())
  return rows
}

describe('a limit', () => {
  it.each([{}, REFUNDABLE])(
    'lets so many through in a window, says how long to wait, and begins again: %j',
    async (more) => {
      const [limits, three] = [open(), limit(more)]
      for (const second of [0, 10, 20]) {
        after(second)
        expect(await limits.spend(three, 'a')).toBeNull()
      }
      after(30)
      expect(await limits.spend(three, 'a')).toBe(30)
      expect(await limits.spend(three, 'b')).toBeNull()
      after(59.5)
      expect(await limits.spend(three, 'a')).toBe(1)
      after(60)
      expect(await limits.spend(three, 'a')).toBeNull()
    },
  )

  it('counts many at once exactly', async () => {
    const [limits, three] = [open(), limit()]
    const answers = await times(20, () => limits.spend(three, 'a'))
    expect(answers.filter((answer) => answer === null)).toHaveLength(3)
  })

  it('is one for all servers on a database', async () => {
    const [servers, three] = [[open(), open()], limit()]
    const answers = await times(20, (index) => servers[index % 2]!.spend(three, 'a'))
    expect(answers.filter((answer) => answer === null)).toHaveLength(3)
    expect(await Promise.all(servers.map((limits) => limits.spend(three, 'a')))).toEqual([60, 60])
    expect(await open().spend(three, 'a')).toBe(60)
  })

  it('asks the database no more for a caller that has had its share', async () => {
    const [limits, three] = [open(), limit()]
    for (let call = 0; call < 50; call++) await limits.spend(three, 'a')
    expect(await rowsOf(three)).toMatchObject([{ points: 3 }])
  })

  it('tells callers to come back, in the words of the site', async () => {
    const [limits, one] = [open(), limit({ points: 1 })]
    await limits.assertWithin(one, 'a')
    await expect(limits.assertWithin(one, 'a')).rejects.toMatchObject({
      code: 'too_many_requests',
      details: { retryAfterSeconds: 60 },
    })
    await limits.assertWithin(undefined, 'a')
  })

  it('can be asked for without counting', async () => {
    const [limits, three] = [open(), limit(REFUNDABLE)]
    for (let time = 0; time < 3; time++) {
      expect(await limits.waitOf(three, 'a')).toBeNull()
      await limits.spend(three, 'a')
    }
    after(25)
    expect(await limits.waitOf(three, 'a')).toBe(35)
    after(60)
    expect(await limits.waitOf(three, 'a')).toBeNull()
  })

  it('takes back what was well, and forgets all of one subject', async () => {
    const [limits, three] = [open(), limit(REFUNDABLE)]
    for (let attempt = 0; attempt < 3; attempt++) await limits.spend(three, ['jo', 'here'])
    await limits.spend(three, ['ari', 'here'])
    await limits.refund(three, ['jo', 'here'])
    expect(await limits.spend(three, ['jo', 'here'])).toBeNull()
    expect(await limits.spend(three, ['jo', 'here'])).toBe(60)
    // By another process: the command of an operator.
    await clearLimits(db(), [three], 'jo')
    expect(await limits.spend(three, ['jo', 'here'])).toBeNull()
    expect((await rowsOf(three)).map(({ points }) => points)).toEqual([1, 1])
  })

  it('counts and takes back at once without two waiting for each other', async () => {
    const limits = open()
    const many = [limit({ points: 10_000, isRefundable: true }), limit({ points: 10_000, isRefundable: true })]
    await times(60, async () => {
      for (const each of many) expect(await limits.spend(each, 'a')).toBeNull()
      await Promise.all(many.map((each) => limits.refund(each, 'a')))
    })
    for (const each of many) expect(await rowsOf(each)).toMatchObject([{ points: 0 }])
  })

  it('keeps nothing that a caller says of itself', async () => {
    const [limits, three] = [open(), limit()]
    await limits.spend(three, ['<script>'.repeat(10_000), 'jo@studio.test'])
    const [row] = await rowsOf(three)
    expect(row?.key).toMatch(/^test-[\w-]{36}:[\w-]{43}:[\w-]{43}$/)
  })
})

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

describe('with the database away', () => {
  async function openBehindProxy() {
    const proxy = await startDatabaseProxy(path.join(inject('postgresSocket'), '.s.PGSQL.5432'))
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
    const handle: DatabaseHandle = await connect({
      connectionString: `postgres://${EMBEDDED_USER}@127.0.0.1:${proxy.port}/${rows[0]?.name}`,
    })
    onTestFinished(async () => {
      proxy.set('closed')
      proxy.close()
      await handle.close()
    })
    return { proxy, limits: new Limits(handle.db, log) }
  }

  it.each(['closed', 'silent'] as const)('memory counts, at once (%s) (F-04)', async (mode) => {
    const { proxy, limits } = await openBehindProxy()
    const three = limit()
    expect(await limits.spend(three, 'a')).toBeNull()
    proxy.set(mode)
    const started = performance.now()
    for (const expected of [null, null, null, 60, 60]) expect(await limits.spend(three, 'a')).toBe(expected)
    expect(await limits.waitOf(three, 'a')).toBe(60)
    await limits.refund(three, 'a')
    for (let call = 0; call < 100; call++) expect(await limits.spend(three, String(call))).toBeNull()
    // One call waits for the database, those after it do not.
    expect(performance.now() - started).toBeLessThan(3_000)
    expect(warnings).toHaveLength(1)
  })

  it('the database counts again once it is back', async () => {
    const { proxy, limits } = await openBehindProxy()
    const three = limit()
    proxy.set('closed')
    expect(await limits.spend(three, 'a')).toBeNull()
    expect(await rowsOf(three)).toEqual([])
    proxy.set('open')
    await expect
      .poll(async () => (await limits.spend(three, randomUUID()), (await rowsOf(three)).length), {
        timeout: 20_000,
        interval: 500,
      })
      .toBeGreaterThan(0)
  })
})

describe('a limit on costs (F-16)', () => {
  const cost = () => limit({ points: 1_000 })

  it('counts in this process, and settles a share at a time', async () => {
    const [limits, thousand] = [open(), cost()]
    const meter = limits.meter(thousand)
    meter.charge('a', 30.4)
    expect(await rowsOf(thousand)).toEqual([])
    meter.charge('a', 30.4)
    await expect.poll(() => rowsOf(thousand)).toMatchObject([{ points: 61 }])
    meter.charge('a', 940)
    expect(meter.waitOf('a')).toBe(60)
    expect(meter.waitOf('b')).toBeNull()
    after(60)
    expect(meter.waitOf('a')).toBeNull()
  })

  it('is one for all servers on a database, but for a share of each', async () => {
    const thousand = cost()
    const [first, second] = [open().meter(thousand), open().meter(thousand)]
    first.charge('a', 960)
    await expect.poll(() => rowsOf(thousand)).toMatchObject([{ points: 960 }])
    expect(second.waitOf('a')).toBeNull()
    after(20)
    second.charge('a', 51)
    await expect.poll(() => second.waitOf('a')).toBe(40)
    expect(first.waitOf('a')).toBeNull()
    first.charge('a', 41)
    expect(first.waitOf('a')).toBe(40)
  })

  it('counts alone while the database is away', () => {
    const away = new Limits({ executeQuery: () => Promise.reject(new Error('away')) } as never, log)
    const meter = away.meter(cost())
    for (let call = 0; call < 11; call++) meter.charge('a', 100)
    expect(meter.waitOf('a')).toBe(60)
  })
})
