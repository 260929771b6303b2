import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QUERY, useProtocol } from './testing/use-protocol.ts'

const { post } = useProtocol()

describe('whatever is sent (T-099)', () => {
  const parameter = fc.constantFrom(
    ...'query page hitsPerPage offset length facets maxValuesPerFacet filters facetFilters numericFilters tagFilters attributesToRetrieve attributesToHighlight attributesToSnippet highlightPreTag typoTolerance queryType removeWordsIfNoResults restrictSearchableAttributes clickAnalytics facetQuery maxFacetHits params __proto__ x'.split(
      ' ',
    ),
  )
  const plausible = fc.constantFrom<unknown>(
    'liano',
    'range:Liano',
    '-price',
    '*',
    'colours',
    'name:5',
    0,
    1,
    10,
    true,
    ['range'],
    [['range:Liano']],
    'price>5',
    ['price:1 TO 5'],
    'a OR',
    '1500 mm 96107b6a',
    'lastWords',
    'prefixAll',
  )
  const value = fc.oneof(plausible, fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary' }))
  const body = fc.dictionary(parameter, value, { maxKeys: 5 })
  const path = fc.constantFrom(QUERY, '/1/indexes/au_products/facets/colours/query')

  test('it is answered or refused, with JSON', async () => {
    await fc.assert(
      fc.asyncProperty(path, body, async (path, body) => {
        const answer = await post(path, body)
        expect([200, 400]).toContain(answer.status)
        expect(JSON.parse(answer.body)).toBeTypeOf('object')
      }),
      { numRuns: 3000 },
    )
  })

  test('events are taken or refused', async () => {
    const event = fc.dictionary(
      fc.constantFrom('eventType', 'eventName', 'index', 'userToken', 'objectIDs', 'positions', 'queryID'),
      fc.oneof(fc.constantFrom<unknown>('click', 'a', ['p1'], [1]), fc.jsonValue()),
    )
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), fc.record({ events: fc.array(event) })), async (body) => {
        expect([200, 400, 422]).toContain((await post('/1/events', body)).status)
      }),
      { numRuns: 500 },
    )
  })
})
