import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Database } from '../../database/database.server.ts'
import type { Limit } from '../limit.ts'
import { Limits } from '../limits.server.ts'

/** A limit that no other test counts against: three in a minute, but for what differs. */
export const limit = (more: Partial<Limit> = {}): Limit => ({
  name: `test-${randomUUID()}`,
  points: 3,
  windowSeconds: 60,
  ...more,
})

/** Stops the clock of one test file, and opens limits on its database. Only the clock stands still: the database answers in its own time. */
export function useLimits(db: () => Database) {
  const START = new Date('2026-03-01T09:00:00Z').getTime()
  const after = (seconds: number) => void vi.setSystemTime(START + seconds * 1_000)
  const warnings: unknown[] = []
  const log = { warn: (...words: unknown[]) => void warnings.push(words) }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    after(0)
  })
  afterEach(() => {
    vi.useRealTimers()
    warnings.length = 0
  })
  const rowsOf = async ({ name }: Limit) => {
    const { rows } = await sql<{ key: string; points: number }>`
      select key, points from rate_limit where starts_with(key, ${name}) order by key`.execute(db())
    return rows
  }
  return { after, log, open: () => new Limits(db(), log), rowsOf, warnings }
}

/** Starts so many pieces of work at once. */
export const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
