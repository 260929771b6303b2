import { describe, expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { Limits } from './limits.server.ts'
import { limit, useLimits } from './testing/use-limits.ts'

const db = useDatabase()
const { after, log, open, rowsOf } = useLimits(db)

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
