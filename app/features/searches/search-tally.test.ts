import { expect, it } from 'vitest'
import { SearchTally, type SearchCount } from './search-tally.ts'

const count = (text: string, more: Partial<SearchCount> = {}): SearchCount => ({
  day: '2026-11-22',
  locale: 'au',
  text,
  searches: 1,
  hits: 3,
  understood: ['product-types:Basins'],
  givenUp: [],
  clicks: {},
  ...more,
})

it('adds up what is of one day, market and text, and keeps what the last search found', () => {
  const tally = new SearchTally(10)
  tally.add(count('basin', { clicks: { A1: 1 } }))
  tally.add(count('basin', { hits: 5, clicks: { A1: 1, B2: 1 } }))
  tally.add(count('basin', { locale: 'nz' }))
  tally.add(count('basin', { day: '2026-11-23' }))
  const [first, ...others] = tally.takeAll()
  expect(first).toEqual(count('basin', { searches: 2, hits: 5, clicks: { A1: 2, B2: 1 } }))
  expect(others.map(({ locale, day }) => [locale, day])).toEqual([
    ['nz', '2026-11-22'],
    ['au', '2026-11-23'],
  ])
  expect(tally.takeAll()).toEqual([])
})

it('counts texts together that it has no room for', () => {
  const tally = new SearchTally(2)
  for (const text of ['one', 'two', 'three', 'four', 'one']) tally.add(count(text, { clicks: { A1: 1 } }))
  const counts = tally.takeAll()
  expect(counts.map(({ text, searches }) => [text, searches])).toEqual([
    ['one', 2],
    ['two', 1],
    ['', 2],
  ])
  expect(counts.at(-1)).toMatchObject({ understood: [], clicks: {} })
})

it('remembers a bounded number of products opened from one text', () => {
  const tally = new SearchTally(2)
  for (let at = 0; at < 100; at++) tally.add(count('basin', { clicks: { [`SKU${at}`]: 1 } }))
  expect(Object.keys(tally.takeAll()[0]?.clicks ?? {}).length).toBe(20)
})
