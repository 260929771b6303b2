import { beforeEach, expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { addSearchCounts, removeOldSearches } from './commands.server.ts'
import { readSearchReport } from './queries.server.ts'
import type { SearchCount } from './search-tally.ts'

const database = useDatabase()
const NOW = new Date('2026-11-22T01:00:00Z')
const DAY = '2026-11-22'

const count = (text: string, more: Partial<SearchCount> = {}): SearchCount => ({
  day: DAY,
  locale: 'au',
  text,
  searches: 1,
  hits: 3,
  understood: [],
  givenUp: [],
  clicks: {},
  ...more,
})
const report = (kind: 'all' | 'given-up' | 'nothing', days: 7 | 30 | 90 = 30, limit = 100) =>
  readSearchReport(database(), { locale: 'au', kind, days, limit }, NOW)

beforeEach(async () => {
  await database().deleteFrom('search_count').execute()
  await database().deleteFrom('search_click').execute()
})

it('adds to what was counted before', async () => {
  await addSearchCounts(database(), [count('basin', { hits: 2, clicks: { A1: 2, B2: 1 } }), count('bath')])
  await addSearchCounts(database(), [count('basin', { searches: 4, understood: ['colour:Black'], clicks: { B2: 3 } })])
  await addSearchCounts(database(), [count('basin', { locale: 'nz' }), count('basin', { day: '2026-11-20', hits: 9 })])
  const { rows, total } = await report('all')
  expect(total).toBe(2)
  expect(rows[0]).toEqual({
    text: 'basin',
    searches: 6,
    hits: 3,
    understood: ['colour:Black'],
    givenUp: [],
    clicked: ['B2', 'A1'],
    lastDay: DAY,
  })
})

it('takes any text as it is', async () => {
  const texts = [`'; drop table search_count --`, '"quoted" \\ {}', '浴缸', '😀']
  await addSearchCounts(
    database(),
    texts.map((text) => count(text, { givenUp: [text] })),
  )
  const { rows } = await report('given-up')
  expect(rows.map(({ text }) => text).toSorted()).toEqual(texts.toSorted())
})

it('has a bounded number of texts a day, and counts the others together', async () => {
  const add = (...texts: string[]) =>
    addSearchCounts(
      database(),
      texts.map((text) => count(text, { clicks: { A1: 1 } })),
      2,
    )
  await add('one', 'two')
  await add('one', 'three', 'four')
  await addSearchCounts(database(), [count('three', { day: '2026-11-21' })], 2)
  const rows = await database()
    .selectFrom('search_count')
    .select(['text', 'searches'])
    .where('day', '=', DAY)
    .orderBy('text')
    .execute()
  expect(rows).toEqual([
    { text: '', searches: 2 },
    { text: 'one', searches: 2 },
    { text: 'two', searches: 1 },
  ])
  expect((await report('all')).rows.map(({ text }) => text).toSorted()).toEqual(['one', 'three', 'two'])
  const clicks = await database().selectFrom('search_click').select(['text', 'clicks']).orderBy('text').execute()
  expect(clicks.map(({ text, clicks: times }) => [text, times])).toEqual([
    ['one', 1],
    ['two', 1],
  ])
})

it('lists what found nothing and what words were given up of, by what the last search found', async () => {
  await addSearchCounts(database(), [
    count('zebra', { hits: 0, searches: 2 }),
    count('yak', { hits: 0, searches: 3, day: '2026-11-16' }),
    count('xylophone', { hits: 0, day: '2026-11-10' }),
    count('zebra basin', { givenUp: ['zebra'] }),
    count('picked only', { hits: 0, searches: 0, clicks: { A1: 1 } }),
  ])
  await addSearchCounts(database(), [count('mended', { hits: 0, day: '2026-11-20' }), count('mended')])
  expect((await report('nothing')).rows.map(({ text }) => text)).toEqual(['yak', 'zebra', 'xylophone'])
  expect((await report('nothing', 7)).rows.map(({ text }) => text)).toEqual(['yak', 'zebra'])
  expect((await report('given-up')).rows.map(({ text }) => text)).toEqual(['zebra basin'])
  const short = await report('nothing', 30, 1)
  expect([short.rows.length, short.total]).toEqual([1, 3])
})

it('forgets what is older than 90 days', async () => {
  await addSearchCounts(database(), [
    count('old', { day: '2026-08-23', clicks: { A1: 1 } }),
    count('young', { day: '2026-08-25', clicks: { A1: 1 } }),
  ])
  await removeOldSearches(database(), NOW)
  expect((await report('all', 90)).rows.map(({ text }) => text)).toEqual(['young'])
  const clicks = await database().selectFrom('search_click').select('text').execute()
  expect(clicks).toEqual([{ text: 'young' }])
})
