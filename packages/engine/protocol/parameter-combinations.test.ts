import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { batch, letters, MANY, names, THOUSAND_HITS, useCallCost } from './testing/call-cost.ts'

const expectCheap = useCallCost(THOUSAND_HITS)

const ONE = '/1/indexes/au_products/query'
const FACET = '/1/indexes/au_products/facets/range/query'

describe('what one call with any parameters may cost (F-16)', () => {
  test('no combination of parameters is dear', { timeout: 60_000 }, async () => {
    const list = fc.oneof(
      fc.constantFrom(['*'], ['name', 'description'], ['*', '-name'], ['variants.item-name', 'range'], []),
      fc.integer({ min: 1, max: 300 }).map((count) => names(count)),
    )
    const text = fc.oneof(
      fc.constantFrom('', 'a', letters, 'w', 'wall hung', 'bsain mxier', '9610', 'tūroa', '\u0301'.repeat(400)),
      fc.string({ unit: 'grapheme', maxLength: 600 }),
    )
    const filter = fc.integer({ min: 0, max: 1_200 }).map((count) => names(count).map((name) => `range:${name}`))
    const parameters = fc.record(
      {
        query: text,
        page: fc.nat(1_000_000),
        hitsPerPage: fc.constantFrom(0, 1, 20, 100, 500, 1_000),
        facets: fc.constantFrom(['*'], ['range'], []),
        maxValuesPerFacet: fc.constantFrom(1, 100, 1_000, 1_000_000),
        attributesToRetrieve: list,
        attributesToHighlight: list,
        attributesToSnippet: list,
        restrictSearchableAttributes: list,
        highlightPreTag: fc.constantFrom('<em>', 'x'.repeat(100), 'x'.repeat(101)),
        snippetEllipsisText: fc.constantFrom('…', '.'.repeat(100)),
        queryType: fc.constantFrom('prefixAll', 'prefixLast', 'prefixNone'),
        removeWordsIfNoResults: fc.constantFrom('none', 'lastWords', 'allOptional'),
        typoTolerance: fc.boolean(),
        facetFilters: filter,
        numericFilters: fc.integer({ min: 0, max: 1_200 }).map((count) => names(count).map((_, at) => `price>${at}`)),
        filters: fc.constantFrom('', 'NOT NOT NOT range:x', 'price < 50 OR isNew:true'),
        facetQuery: text,
      },
      { requiredKeys: [] },
    )
    const call = fc.oneof(
      fc.tuple(fc.constant(ONE), parameters),
      fc.tuple(fc.constant(FACET), parameters),
      fc.tuple(
        fc.constant(MANY),
        fc.tuple(parameters, fc.integer({ min: 1, max: 50 })).map(([given, count]) => batch(count, () => given)),
      ),
    )
    await fc.assert(
      fc.asyncProperty(call, async ([path, body]) => {
        fc.pre(JSON.stringify(body).length <= 2 ** 20)
        expect([200, 400, 413]).toContain((await expectCheap(path, body)).status)
      }),
      { numRuns: 60, seed: 20_261_122, endOnFailure: true },
    )
  })
})
