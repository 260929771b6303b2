import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QueryError } from './query-error.ts'
import type { Filter } from '../model.ts'
import { parseFacetFilters, parseFilters, parseNumericFilters } from './filter-syntax.ts'

const term = (attribute: string, value: string): Filter => ({ kind: 'term', attribute, value })
const not = (filter: Filter): Filter => ({ kind: 'not', filter })
const and = (...filters: Filter[]): Filter => ({ kind: 'and', filters })
const or = (...filters: Filter[]): Filter => ({ kind: 'or', filters })
const a = term('a', '1')
const b = term('b', '2')
const c = term('c', '3')

describe('filters', () => {
  test.each<[string, Filter | null]>([
    ['', null],
    ['   ', null],
    ['a:1', a],
    ['a : 1', a],
    ['a:1 AND b:2', and(a, b)],
    ['a:1 OR b:2 AND c:3', or(a, and(b, c))],
    ['(a:1 OR b:2) AND c:3', and(or(a, b), c)],
    ['a:1 AND (b:2 OR c:3)', and(a, or(b, c))],
    ['NOT a:1', not(a)],
    ['NOT NOT a:1', not(not(a))],
    ['NOT (a:1 AND b:2)', not(and(a, b))],
    ['NOT a:1 AND b:2', and(not(a), b)],
    ['((a:1))', a],
    ['a:"Matte Black"', term('a', 'Matte Black')],
    ["a:'Matte Black'", term('a', 'Matte Black')],
    ['a:"say \\"hi\\" \\\\"', term('a', 'say "hi" \\')],
    ['"Trap Type":S', term('Trap Type', 'S')],
    ['"a:b":c', term('a:b', 'c')],
    ['categories.lvl0:"Tapware > Mixers"', term('categories.lvl0', 'Tapware > Mixers')],
    ['builder-range:YES', term('builder-range', 'YES')],
    ["brand:O'Brien", term('brand', "O'Brien")],
    ['slug:a/b=c:d', term('slug', 'a/b=c:d')],
    ['a:-1', term('a', '-1')],
    ['a:"AND"', term('a', 'AND')],
    ['ANDROID:1', term('ANDROID', '1')],
    ['published', term('_tags', 'published')],
    ['price < 10', { kind: 'range', attribute: 'price', range: { max: 10, excludeMax: true } }],
    ['price<=10', { kind: 'range', attribute: 'price', range: { max: 10 } }],
    ['price>-1.5e2', { kind: 'range', attribute: 'price', range: { min: -150, excludeMin: true } }],
    ['price >= .5', { kind: 'range', attribute: 'price', range: { min: 0.5 } }],
    ['price = 5', { kind: 'range', attribute: 'price', range: { min: 5, max: 5 } }],
    ['price != 5', not({ kind: 'range', attribute: 'price', range: { min: 5, max: 5 } })],
    ['price:5.99 TO 100', { kind: 'range', attribute: 'price', range: { min: 5.99, max: 100 } }],
    ['__proto__:x', term('__proto__', 'x')],
  ])('%s', (text, filter) => {
    expect(parseFilters(text)).toEqual(filter)
  })

  test.each([
    ['a:', 'a value'],
    [':1', 'an attribute'],
    ['AND', 'an attribute'],
    ['a:1 AND', 'an attribute'],
    ['OR:1', 'an attribute'],
    ['a:1 b:2', 'the end'],
    ['(a:1', '")"'],
    ['a:1)', 'the end'],
    ['a:"1', 'a closing quote'],
    ['price > cheap', 'not a number'],
    ['price > 1e999', 'not a number'],
    ['price > NaN', 'not a number'],
    ['price > Infinity', 'not a number'],
    ['price:1 TO', 'not a number'],
    ['price >', 'not a number'],
    ['NOT', 'an attribute'],
    ['()', 'an attribute'],
    ['('.repeat(1000), 'nested'],
    ['NOT '.repeat(1000), 'nested'],
  ])('%s is refused', (text, message) => {
    expect(() => parseFilters(text)).toThrow(message)
  })

  test('more conditions than a query may have are refused', () => {
    const conditions = (count: number) => Array.from({ length: count }, () => 'a:1').join(' OR ')
    expect(parseFilters(conditions(1_000))).not.toBeNull()
    expect(() => parseFilters(conditions(1_001))).toThrow('1000 filter conditions')
  })

  test('a filter written out is read back as it was', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(parseFilters(write(filter))).toEqual(filter)
      }),
      { numRuns: 1000 },
    )
  })

  test('any text is parsed or refused, never anything else', () => {
    const piece = fc.constantFrom(
      'AND',
      'OR',
      'NOT',
      'TO',
      '(',
      ')',
      ':',
      '"',
      "'",
      '\\',
      '<',
      '>=',
      '!=',
      '=',
      '!',
      '-',
      ' ',
      'a',
      '1',
      '1e308',
      '😀',
      '\u0000',
    )
    const noise = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(noise, (text) => {
        expect([null, 'filter', 'refused']).toContain(outcomeOf(() => parseFilters(text)))
      }),
      { numRuns: 5000 },
    )
  })

  test.each(['"', "'", '\\', ' ', '(', 'a', 'a:', 'a:1 ', '<', '"\\', "a:'x' OR "])(
    'a hundred thousand times %j is answered',
    (text) => {
      expect([null, 'filter', 'refused']).toContain(outcomeOf(() => parseFilters(text.repeat(100_000 / text.length))))
    },
  )
})

describe('facetFilters', () => {
  test.each<[unknown, Filter | null]>([
    [[], null],
    ['', null],
    ['a:1', and(a)],
    [['a:1', 'b:2'], and(a, b)],
    [[['a:1', 'b:2'], 'c:3'], and(or(a, b), c)],
    ['[["a:1","b:2"],"c:3"]', and(or(a, b), c)],
    [[[]], null],
    [['a:-1'], and(not(a))],
    [['a:\\-1'], and(term('a', '-1'))],
    [['a:b:c'], and(term('a', 'b:c'))],
    [['a:'], and(term('a', ''))],
    [['a: x '], and(term('a', ' x '))],
    [['even'], and(term('_tags', 'even'))],
    [['-even'], and(not(term('_tags', 'even')))],
    [['__proto__:1'], and(term('__proto__', '1'))],
  ])('%j', (value, filter) => {
    expect(parseFacetFilters(value)).toEqual(filter)
  })

  test.each([
    [5],
    [null],
    [{}],
    [[1]],
    [[['a:1', ['b:2']]]],
    [[{}]],
    ['[1'],
    [true],
    [Array.from({ length: 6000 }, () => 'a:1')],
  ])('%j is refused', (value) => {
    expect(outcomeOf(() => parseFacetFilters(value))).toBe('refused')
  })
})

describe('numericFilters', () => {
  const range = (min: number, max: number): Filter => ({ kind: 'range', attribute: 'price', range: { min, max } })
  test.each<[unknown, Filter | null]>([
    [[], null],
    ['price=5', and(range(5, 5))],
    [
      ['price>=5', 'price<=6'],
      and(
        { kind: 'range', attribute: 'price', range: { min: 5 } },
        { kind: 'range', attribute: 'price', range: { max: 6 } },
      ),
    ],
    [[['price=5', 'price = 6']], and(or(range(5, 5), range(6, 6)))],
    [['price:5 TO 6'], and(range(5, 6))],
    [['price:5'], and(range(5, 5))],
    [['price != -5'], and(not(range(-5, -5)))],
    [['spout reach > 1'], and({ kind: 'range', attribute: 'spout reach', range: { min: 1, excludeMin: true } })],
  ])('%j', (value, filter) => {
    expect(parseNumericFilters(value)).toEqual(filter)
  })

  test.each([
    ['price'],
    ['>5'],
    ['price>'],
    ['price>x'],
    ['price:1 TO 2 TO 3'],
    ['price>1e999'],
    [5],
    [' '.repeat(100_000)],
  ])('%j is refused', (value) => {
    expect(outcomeOf(() => parseNumericFilters([value]))).toBe('refused')
  })
})

const anyName = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0)
const { filter: anyFilter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4 },
    fc.record({
      kind: fc.constant('term' as const),
      attribute: anyName,
      value: fc.string({ unit: 'grapheme', maxLength: 8 }),
    }),
    fc
      .tuple(anyName, anyNumber, anyNumber)
      .map(([attribute, min, max]): Filter => ({ kind: 'range', attribute, range: { min, max } })),
    tie('filter').map(not),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      filters: fc.array(tie('filter'), { minLength: 2, maxLength: 3 }),
    }),
  ),
}))

function write(filter: Filter): string {
  const quote = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`
  if (filter.kind === 'term') return `${quote(filter.attribute)}:${quote(String(filter.value))}`
  if (filter.kind === 'range') return `${quote(filter.attribute)}:${filter.range.min} TO ${filter.range.max}`
  if (filter.kind === 'not') return `NOT (${write(filter.filter)})`
  return `(${filter.filters.map(write).join(filter.kind === 'and' ? ' AND ' : ' OR ')})`
}

function outcomeOf(parse: () => Filter | null): 'filter' | 'refused' | null {
  try {
    return parse() && 'filter'
  } catch (error) {
    if (error instanceof QueryError && error.code === 'invalid_input') return 'refused'
    throw error
  }
}
