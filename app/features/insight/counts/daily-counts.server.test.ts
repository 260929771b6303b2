import { beforeEach, expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { DailyCounts } from './daily-counts.server.ts'
import { addDailyCounts, removeOldCounts } from './write-daily-counts.server.ts'

const db = useDatabase()
const NOW = new Date('2026-11-22T01:00:00Z')
const file = (subject: string, more: object = {}) =>
  ({ day: '2026-11-22', locale: 'au', kind: 'file', subject, other: '', count: 1, ...more }) as const
const rows = async () =>
  (await db().selectFrom('daily_count').selectAll().orderBy('kind').orderBy('subject').orderBy('other').execute()).map(
    ({ kind, subject, other, count }) => [kind, subject, other, count],
  )

beforeEach(() => db().deleteFrom('daily_count').execute())

it('writes comparisons and files of a day together, and adds to what is there', async () => {
  const counts = new DailyCounts({ db: db(), log: { warn: () => {} } })
  counts.addComparison('au', ['b', 'a', 'c'], NOW)
  counts.addComparison('au', ['a', 'b'], NOW)
  counts.addComparison('au', ['a'], NOW)
  counts.addFile('au', 'cad/a.dwg', NOW)
  await counts.flush()
  counts.addFile('au', 'cad/a.dwg', NOW)
  await counts.close()
  expect(await rows()).toEqual([
    ['compared', 'a', 'b', 2],
    ['compared', 'a', 'c', 1],
    ['compared', 'b', 'c', 1],
    ['file', 'cad/a.dwg', '', 2],
  ])
})

it('counts later while the database is away', async () => {
  let isAway = true
  const warned: unknown[] = []
  const counts = new DailyCounts({
    get db() {
      if (isAway) throw new Error('away')
      return db()
    },
    log: { warn: (...said: unknown[]) => void warned.push(said) },
  })
  counts.addFile('nz', 'a.pdf', NOW)
  await counts.flush()
  expect([warned.length, await rows()]).toEqual([1, []])
  isAway = false
  await counts.close()
  expect(await rows()).toEqual([['file', 'a.pdf', '', 1]])
})

it('counts together what comes after the last row of a day (T-159)', async () => {
  await addDailyCounts(db(), [file('a'), file('b')], 2)
  await addDailyCounts(db(), [file('a'), file('c'), file('d', { count: 3 }), file('e', { locale: 'nz' })], 2)
  expect(await rows()).toEqual([
    ['file', '', '', 4],
    ['file', 'a', '', 2],
    ['file', 'b', '', 1],
    ['file', 'e', '', 1],
  ])
})

it('keeps counts for four hundred days (T-159)', async () => {
  await addDailyCounts(db(), [file('old', { day: '2025-10-17' }), file('kept', { day: '2025-10-18' })])
  await removeOldCounts(db(), NOW)
  expect(await rows()).toEqual([['file', 'kept', '', 1]])
})
