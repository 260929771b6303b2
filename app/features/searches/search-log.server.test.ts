import { Counter, Registry } from 'prom-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from '#app/platform/log.server.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { SearchLog } from './search-log.server.ts'
import type { SearchCount } from './search-tally.ts'

const database = useDatabase()
const log = createLogger({ logLevel: 'silent' })
const counter = () => new Counter({ name: 'searches_total', help: '-', labelNames: ['outcome'], registers: [] })

const search: SearchCount = {
  day: '2026-11-22',
  locale: 'au',
  text: 'basin',
  searches: 1,
  hits: 3,
  understood: [],
  givenUp: [],
  clicks: {},
}
const countOf = async () => (await database().selectFrom('search_count').select('searches').execute())[0]?.searches

beforeEach(() => database().deleteFrom('search_count').execute())
afterEach(() => vi.restoreAllMocks())

it('writes what it has counted, and the rest when the server ends', async () => {
  const searches = new SearchLog({ db: database(), log, counter: counter() })
  searches.add(search)
  searches.add(search)
  expect(await countOf()).toBeUndefined()
  await searches.flush()
  expect(await countOf()).toBe(2)
  searches.add(search)
  await searches.close()
  expect(await countOf()).toBe(3)
})

it('keeps what it could not write, and loses none of it', async () => {
  const searches = new SearchLog({ db: database(), log, counter: counter() })
  const away = vi.spyOn(database(), 'getExecutor').mockImplementation(() => {
    throw new Error('away')
  })
  searches.add(search)
  await searches.flush()
  searches.add(search)
  away.mockRestore()
  await searches.close()
  expect(await countOf()).toBe(2)
})

it('says how many were counted and left out, by nothing else', async () => {
  const registry = new Registry()
  const own = counter()
  registry.registerMetric(own)
  const searches = new SearchLog({ db: database(), log, counter: own })
  for (const text of ['a', 'b', 'c']) searches.add({ ...search, text })
  searches.skip()
  await searches.close()
  const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith('searches_total'))
  expect(lines).toEqual(['searches_total{outcome="counted"} 3', 'searches_total{outcome="personal"} 1'])
})
