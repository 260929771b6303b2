import { facetParameter } from '#app/features/search/hits/facet-kinds.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACETS } from '#app/features/search/hits/facets.ts'
import {
  changeQuery,
  clearAll,
  clearFacet,
  INITIAL_STATE,
  isRefined,
  listingHref,
  readListingState,
  setRange,
  SORTS,
  toggleValue,
  withTypedRanges,
  writeListingState,
  type ListingState,
} from './listing-state.ts'
import { boundFields, readBound } from './number-range.ts'

const read = (search: string) => readListingState(new URLSearchParams(search))

const parametersOf = (types: string[]) => FACETS.filter((facet) => types.includes(facet.type)).map(facetParameter)
const text = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .map((each) => each.replace(/\s+/g, ' ').trim())
  .filter(Boolean)
const amount = fc.nat({ max: 99_999 })
const state: fc.Arbitrary<ListingState> = fc.record({
  query: fc.option(text, { nil: '' }),
  plain: fc.constant([]),
  collection: fc.option(text, { nil: null }),
  isSearchResult: fc.boolean(),
  fromBim: fc.boolean(),
  values: fc
    .dictionary(
      fc.constantFrom(...parametersOf(['term', 'color'])),
      fc.uniqueArray(text, { minLength: 1, maxLength: 4 }),
      { maxKeys: 3 },
    )
    .filter((values) => encodeURIComponent(JSON.stringify(values)).length < 1_800),
  ranges: fc.dictionary(
    fc.constantFrom(...parametersOf(['range'])),
    fc.oneof(
      fc.tuple(amount, amount).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
      amount.map((min) => ({ min })),
      amount.map((max) => ({ max })),
    ),
  ),
  sort: fc.constantFrom(...(Object.keys(SORTS) as (keyof typeof SORTS)[])),
  page: fc.integer({ min: 1, max: 9_999 }),
  view: fc.constantFrom('grid' as const, 'list' as const),
})

describe('a listing state in an address', () => {
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(state, (given) => {
        expect(read(writeListingState(given))).toEqual({
          ...given,
          values: { ...given.values },
          ranges: { ...given.ranges },
        })
      }),
    )
  })

  it('is the same address in whatever order it was set', () => {
    const one = toggleValue(toggleValue(INITIAL_STATE, 'brand', 'A'), 'colour', 'Chrome')
    const other = toggleValue(toggleValue(INITIAL_STATE, 'colour', 'Chrome'), 'brand', 'A')
    expect(listingHref('au', 'products/tapware', one)).toBe('/au/products/tapware/?colour=Chrome&brand=A')
    expect(listingHref('au', 'products/tapware', other)).toBe(listingHref('au', 'products/tapware', one))
  })

  it('leaves the default out', () => {
    expect(listingHref('nz', 'search', INITIAL_STATE)).toBe('/nz/search/')
  })

  it.each([
    ['page=99999999999', { page: 1 }],
    ['page=-3', { page: 1 }],
    ['page=abc', { page: 1 }],
    ['page=1.5', { page: 1 }],
    ['sort=__proto__', { sort: 'newest' }],
    ['sort[]=name_asc', { sort: 'newest' }],
    ['view=table', { view: 'grid' }],
    ['length=abc', { ranges: {} }],
    ['length=--', { ranges: {} }],
    ['length=-', { ranges: {} }],
    ['length=1e9-2', { ranges: {} }],
    ['length=900-100', { ranges: { length: { min: 100, max: 900 } } }],
    ['length=-100', { ranges: { length: { max: 100 } } }],
    ['leadfree=maybe', { values: {} }],
    ['colour=', { values: {} }],
    ['colour=Chrome&colour=Chrome', { values: { colour: ['Chrome'] } }],
    ['__proto__=x&constructor=y', INITIAL_STATE],
    ['unknown=1', INITIAL_STATE],
    [`query=${'a'.repeat(5_000)}`, { query: 'a'.repeat(256) }],
  ])('%s is read without harm', (search, expected) => {
    expect(read(search)).toMatchObject(expected)
  })
})

describe('a range typed into a form', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['100', 100],
    [' 0.5 ', 0.5],
    ['1,200', 1_200],
    ['$1,200.50', 1_200.5],
    ['1 200 mm', 1_200],
    ['1,000,000 AUD', 1_000_000],
    ['1e3', 1_000],
    ['-5', null],
    ['12-20', null],
    ['1,5', null],
    ['cheap', null],
    ['.', null],
    ['99999999999', 999_999_999],
    ['0.00001', 0],
    ['a'.repeat(100_000), null],
  ])('reads %s as %s', (typed, bound) => {
    expect(readBound(typed)).toBe(bound)
  })

  const query = (search: string) => withTypedRanges(new URLSearchParams(search))

  it.each([
    ['price.min=100&price.max=200', 'price=100-200'],
    ['price.min=200&price.max=100', 'price=100-200'],
    ['price.min=100&price.max=', 'price=100-'],
    ['price.max=200', 'price=-200'],
    ['price.min=&price.max=', ''],
    ['price=100-200&price.min=&price.max=', ''],
    ['price=100-200&price.min=$1,200&price.max=abc', 'price=1200-'],
    ['length.min=40&width=10-20&page=3&view=list', 'length=40-&width=10-20&view=list'],
    ['query=tap&colour=Chrome&colour=Matte+Black&price.max=50', 'query=tap&colour=Chrome&colour=Matte+Black&price=-50'],
    ['utm_source=a&x%26y=1%2F2&price.max=50&utm_source=b', 'utm_source=a&x%26y=1%2F2&utm_source=b&price=-50'],
  ])('%s asks for %s', (search, expected) => {
    expect(query(search)).toBe(expected)
  })

  it('is only looked for in the fields of range filters', () => {
    for (const search of ['', 'price=100-200', 'colour.min=1', 'min=1&max=2', '__proto__.min=1'])
      expect(query(search)).toBeNull()
  })

  it('asks for the very state that the form was filled in from', () => {
    fc.assert(
      fc.property(state, fc.constantFrom(...parametersOf(['range'])), amount, (given, parameter, bound) => {
        const others = writeListingState(setRange(given, parameter, null))
        const typed = new URLSearchParams({ [boundFields(parameter).min]: String(bound) })
        expect(query(`${others}&${typed}`)).toBe(writeListingState(setRange(given, parameter, { min: bound })))
      }),
    )
  })
})

describe('an address with more than a person would choose', () => {
  const values = (name: string, count: number, length: number) =>
    Array.from({ length: count }, (_, at) => `${name}=${encodeURIComponent('é'.repeat(length) + at)}`).join('&')

  it('is cut, so that the links of the listing stay short', () => {
    const all = parametersOf(['term', 'color']).map((name) => values(name, 100, 20))
    const written = writeListingState(read(`${all.join('&')}&query=${'é'.repeat(5_000)}`))
    expect(written.length).toBeLessThan(2_000 + 256 * 6 + 100)
    expect(read(written)).toEqual(read(`${written}&unknown=1`))
    expect(read(values('range', 60, 1)).values['range']).toHaveLength(60)
  })

  it('is never cut in the middle of a character', () => {
    const query = `${'a'.repeat(255)}${encodeURIComponent('😀')}`
    expect(writeListingState(read(`query=${query}`))).toBe(`query=${'a'.repeat(255)}`)
    expect(() => writeListingState(read(`range=${'a'.repeat(199)}${encodeURIComponent('😀')}`))).not.toThrow()
  })
})

describe('changing a listing', () => {
  const given = read('query=tap&colour=Chrome&colour=White&brand=A&price=100-250&sort=name_asc&page=4&view=list')

  it('ticks and unticks a value and starts at the first page', () => {
    expect(toggleValue(given, 'colour', 'Chrome')).toMatchObject({
      values: { colour: ['White'], brand: ['A'] },
      page: 1,
    })
    expect(toggleValue(toggleValue(given, 'colour', 'Chrome'), 'colour', 'White').values).toEqual({ brand: ['A'] })
    expect(toggleValue(given, 'colour', 'Black').values['colour']).toEqual(['Chrome', 'White', 'Black'])
  })

  it('removes a filter with its range', () => {
    expect(clearFacet(given, 'price').ranges).toEqual({})
    expect(clearFacet(given, 'colour').values).toEqual({ brand: ['A'] })
    expect(setRange(given, 'price', {}).ranges).toEqual({})
  })

  it('clears everything but the text', () => {
    const cleared = clearAll(given)
    expect(isRefined(given)).toBe(true)
    expect(isRefined(cleared)).toBe(false)
    expect(cleared).toMatchObject({ query: 'tap', sort: 'name_asc', view: 'list', page: 1 })
  })

  it('starts over with a new search text', () => {
    expect(changeQuery(given, '  wall   mixer ')).toEqual({ ...INITIAL_STATE, query: 'wall mixer', view: 'list' })
  })
})
