import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FacetScalar, Filter, NumberRange, Refinement, SearchRecord } from './model.ts'
import { countValues, select, valuesOf } from './testing/oracle.ts'
import { facets, viewOf } from './testing/view-of.ts'
import { naturalKey } from './text/natural-key.ts'
import { IndexView } from './view.ts'

/** Values that trip object keys, natural order and case. */
const term = fc.constantFrom(
  'Chrome',
  'chrome',
  '2',
  '10',
  '__proto__',
  'constructor',
  'Éclair',
  'eclair',
  '',
  'a > b',
  '-x',
)
const number = fc.constantFrom(0, -0, 1, 1.5, 2, 10, 1e308, -1e308, Number.MIN_VALUE)
const optional = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null })
const record = fc.record({
  name: optional(fc.constantFrom('Tūroa 2', 'turoa 10', 'Basin', 'basin', 'Ötzi', '10', '9')),
  colour: fc.oneof(optional(term), fc.array(term, { maxLength: 4 })),
  brand: optional(fc.constantFrom('Caroma', 'Dorf', 7, true)),
  price: optional(fc.oneof(number, fc.constant('12'))),
  isNew: fc.oneof(fc.boolean(), fc.constantFrom('true', null)),
  variants: fc.array(fc.record({ 'item-size': optional(number) }), { maxLength: 3 }),
  categories: fc.record({ lvl0: optional(term) }),
})
const records = fc
  .array(record, { maxLength: 70 })
  .map((all) => all.map((one, index): SearchRecord => ({ ...one, objectID: `p${index}` })))

const attribute = fc.constantFrom(...facets.map((facet) => facet.attribute), 'unknown')
const value: fc.Arbitrary<FacetScalar> = fc.oneof(
  term,
  number,
  fc.boolean(),
  fc.constantFrom('CHROME', 'true', '1.5', ' ', Number.NaN),
)
const bound = fc.oneof(number, fc.constantFrom(Infinity, -Infinity, Number.NaN))
const range: fc.Arbitrary<NumberRange> = fc.record(
  { min: bound, max: bound, excludeMin: fc.boolean(), excludeMax: fc.boolean() },
  { requiredKeys: [] },
)
const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    fc.record({ kind: fc.constant('term' as const), attribute, value }),
    fc.record({ kind: fc.constant('range' as const), attribute, range }),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      filters: fc.array(tie('filter'), { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), filter: tie('filter') }),
  ),
}))
const refinements: fc.Arbitrary<Refinement[]> = fc.array(
  fc.record({ attribute, values: fc.array(value, { maxLength: 2 }), ranges: fc.array(range, { maxLength: 2 }) }),
  { maxLength: 3 },
)

describe('every answer is what looking at each record gives', () => {
  test('hits and counts under random filters and refinements', async () => {
    await fc.assert(
      fc.asyncProperty(
        records,
        fc.option(filter, { nil: undefined }),
        refinements,
        async (all, filter, refinements) => {
          const view = await viewOf(all)
          const query = {
            ...(filter && { filter }),
            refinements,
            facets: '*',
            maxValuesPerFacet: 999,
            limit: 100,
          } as const
          const answer = view.search(query)
          const expected = select(all, query, facets)
          expect(answer.nbHits).toBe(expected.length)
          expect(answer.hits.map(({ docId }) => view.readRecord(docId).objectID)).toEqual(inDefaultOrder(expected))
          for (const facet of facets) {
            const open = countValues(select(all, query, facets, facet.attribute), facet)
            const counted = answer.facets.get(facet.attribute)
            expect(
              new Map(counted?.values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count])),
            ).toEqual(open)
            expect(counted?.stats ?? null).toEqual(facet.kind === 'number' ? statsOf(open) : null)
          }
        },
      ),
      { numRuns: 400 },
    )
  })

  test('each facet alone is counted as it is among the others', async () => {
    await fc.assert(
      fc.asyncProperty(records, filter, async (all, filter) => {
        const view = await viewOf(all)
        const together = view.search({ filter, facets: '*' }).facets
        for (const { attribute } of facets) {
          expect(view.search({ filter, facets: [attribute] }).facets.get(attribute)).toEqual(together.get(attribute))
        }
      }),
      { numRuns: 200 },
    )
  })

  test('a view is an index of the records it shows', async () => {
    await fc.assert(
      fc.asyncProperty(records, filter, refinements, async (all, base, refinements) => {
        const view = new IndexView((await viewOf(all)).index, base)
        const only = await viewOf(select(all, { filter: base }, facets))
        // Spelling decides between values that the view may not hold, so only exact ones are asked for.
        const query = {
          refinements: refinements.map(({ attribute, ranges }) => ({ attribute, ranges: ranges ?? [] })),
          facets: '*',
        } as const
        const [seen, wanted] = [view.search(query), only.search(query)]
        expect({ nbHits: seen.nbHits, facets: seen.facets }).toEqual({ nbHits: wanted.nbHits, facets: wanted.facets })
      }),
      { numRuns: 200 },
    )
  })

  test('pages of every sort follow one another', async () => {
    await fc.assert(
      fc.asyncProperty(
        records,
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom('name_asc', 'name_desc'),
        async (all, limit, sort) => {
          const view = await viewOf(all)
          const ids: string[] = []
          for (let offset = 0; offset <= all.length; offset += limit) {
            const page = view.search({ sort, offset, limit }).hits
            ids.push(...page.map(({ docId }) => view.readRecord(docId).objectID))
          }
          expect(ids).toEqual(inNameOrder(all, sort === 'name_asc' ? 1 : -1))
        },
      ),
      { numRuns: 200 },
    )
  })
})

function statsOf(counts: ReadonlyMap<FacetScalar, number>): object | null {
  if (counts.size === 0) return null
  const sorted = Array.from(counts, ([value, count]) => [Number(value), count] as const).sort(([a], [b]) => a - b)
  const sum = sorted.reduce((total, [value, count]) => total + value * count, 0)
  const documents = sorted.reduce((total, [, count]) => total + count, 0)
  return { min: sorted[0]?.[0], max: sorted.at(-1)?.[0], avg: sum / documents, sum }
}

/** New first, then cheapest, then by objectID. Texts are neither new nor cheap, but rank before nothing at all. */
function inDefaultOrder(all: readonly SearchRecord[]): string[] {
  const rank = (value: FacetScalar | undefined, last: number): number => (value === undefined ? last : Number(value))
  const newness = (one: SearchRecord): number => {
    const value = valuesOf(one, 'isNew')[0]
    return typeof value === 'string' ? -2 : rank(value === undefined ? undefined : -Number(value), 1)
  }
  const price = (one: SearchRecord): number => {
    const value = valuesOf(one, 'price')[0]
    if (value === undefined) return Infinity
    return typeof value === 'string' ? Number.MAX_VALUE : Number(value)
  }
  const byId = all.toSorted((a, b) => (a.objectID < b.objectID ? -1 : 1))
  return byId.toSorted((a, b) => newness(a) - newness(b) || compare(price(a), price(b))).map((one) => one.objectID)
}

function inNameOrder(all: readonly SearchRecord[], direction: 1 | -1): string[] {
  const ranked = inDefaultOrder(all).flatMap((id) => all.filter((one) => one.objectID === id))
  const key = (one: SearchRecord): string | null => (typeof one['name'] === 'string' ? naturalKey(one['name']) : null)
  const named = ranked.filter((one) => key(one) !== null)
  const sorted = named.toSorted((a, b) => direction * compare(key(a) ?? '', key(b) ?? ''))
  return [...sorted, ...ranked.filter((one) => key(one) === null)].map((one) => one.objectID)
}

function compare<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
