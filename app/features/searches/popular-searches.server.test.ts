import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SearchBackend } from '#app/features/search/backends/backend.ts'
import { literally } from '#app/features/search/understanding/understanding.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { addSearchCounts } from './commands.server.ts'
import { PopularSearches } from './popular-searches.server.ts'
import type { SearchCount } from './search-tally.ts'

const database = useDatabase()
const log = createLogger({ logLevel: 'silent' })

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const count = (text: string, searches: number, more: Partial<SearchCount> = {}): SearchCount => ({
  day: daysAgo(1),
  locale: 'au',
  text,
  searches,
  hits: 3,
  understood: [],
  givenUp: [],
  clicks: {},
  ...more,
})

/** Finds everything but `gone`; gives up `zebra`. */
const search: SearchBackend = {
  memory: null,
  understand: (_, { text }) => ({ ...literally(text), ignored: text.includes('zebra') ? ['zebra'] : [] }),
  search: (_, queries) =>
    Promise.resolve(
      queries.map(({ text }) => {
        const nbHits = text === 'gone' ? 0 : 2
        return { nbHits, nbComplete: nbHits, hits: [], facets: new Map() }
      }),
    ),
  suggestCorrections: () => Promise.resolve([]),
}

let popular: PopularSearches | null = null

async function popularOf(db: Database): Promise<PopularSearches> {
  popular = new PopularSearches({ db, log, search: () => search, isKnown: (_, text) => !text.includes('rude') })
  await popular.refresh()
  return popular
}

beforeEach(() => database().deleteFrom('search_count').execute())
afterEach(() => popular?.close())

it('are what was searched for five times or on three days, the most frequent first', async () => {
  await addSearchCounts(database(), [
    count('five times', 5),
    count('nine times', 9),
    count('four times', 4),
    ...[1, 2, 3].map((days) => count('three days', 1, { day: daysAgo(days) })),
    ...[1, 2].map((days) => count('two days', 1, { day: daysAgo(days) })),
    count('long ago', 50, { day: daysAgo(40) }),
    count('over there', 50, { locale: 'nz' }),
    count('', 500),
  ])
  expect((await popularOf(database())).of('au')).toEqual(['nine times', 'five times', 'three days'])
  expect(popular?.of('nz')).toEqual(['over there'])
})

it('have only words that the site uses, and find all that they ask for', async () => {
  await addSearchCounts(database(), [
    count('basin', 9),
    count('something rude', 90),
    count('gone', 90),
    count('zebra basin', 90),
    count('found nothing', 90, { hits: 0 }),
    count('x'.repeat(61), 90),
  ])
  expect((await popularOf(database())).of('au')).toEqual(['basin'])
})

it('stay as they are while the database is away', async () => {
  await addSearchCounts(database(), [count('basin', 9)])
  const kept = await popularOf(database())
  vi.spyOn(database(), 'getExecutor').mockImplementation(() => {
    throw new Error('away')
  })
  await kept.refresh()
  vi.restoreAllMocks()
  expect(kept.of('au')).toEqual(['basin'])
})
