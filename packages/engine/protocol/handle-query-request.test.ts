import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { QUERY, useProtocol } from './testing/use-protocol.ts'

const { send, post } = useProtocol()

describe('what comes over the wire', () => {
  test('bodies are JSON whatever their content type, and keys and ids in the query string are passed over', async () => {
    const path = '/1/indexes/*/queries?x-algolia-agent=a&x-algolia-api-key=k&x-algolia-application-id=i'
    const init = {
      method: 'POST',
      body: '{"requests":[{"indexName":"au_products"}]}',
      headers: { 'content-type': 'text/plain' },
    }
    expect(JSON.parse((await send(path, init)).body)).toMatchObject({ results: [{ nbHits: 120 }] })
  })

  test.each([
    ['params=query%3Dliano%26hitsPerPage%3D3', { query: 'liano', hitsPerPage: 3, nbHits: 30 }],
    ['query=1&facets=%5B%22range%22%5D', { query: '1', facets: expect.anything() }],
    ['facets=range,colours&maxValuesPerFacet=1', { facets: { range: { Contura: 30 }, colours: expect.anything() } }],
    ['facetFilters=%5B%5B%22range%3ALiano%22%5D%5D', { nbHits: 30 }],
    ['typoTolerance=false&query=liaon', { nbHits: 0 }],
    ['hitsPerPage=2&page=1&clickAnalytics=true', { page: 1, queryID: '0'.repeat(32) }],
  ])('older clients url-encode their parameters: %s', async (params, answer) => {
    const text = params.startsWith('params=') ? decodeURIComponent(params.slice(7)) : params
    expect(JSON.parse((await post(QUERY, { params: text })).body)).toMatchObject(answer)
  })

  test('parameters may be an object too, and those beside it win', async () => {
    const { body } = await post(QUERY, { params: { query: 'liano', hitsPerPage: 5 }, hitsPerPage: 1 })
    expect(JSON.parse(body)).toMatchObject({ nbHits: 30, hitsPerPage: 1 })
  })

  test('facets keep their order, and keys that objects take for something else', async () => {
    const { body } = await post(QUERY, { facets: ['colours'], filters: 'price < 30' })
    const values = Array.from(
      /"colours":\{([^}]*)\}/.exec(body)?.[1]?.matchAll(/"([^"]+)":(\d+)/g) ?? [],
      ([, value, count]) => [value, Number(count)],
    )
    expect(values).toEqual(values.toSorted(([, a], [, b]) => Number(b) - Number(a)))
    expect(values.length).toBe(6)
  })

  test('compressed bodies are read, and their true size counts', async () => {
    const gzip = (text: string): RequestInit => ({
      method: 'POST',
      body: gzipSync(text),
      headers: { 'content-encoding': 'gzip' },
    })
    expect((await send(QUERY, gzip('{"query":"liano"}'))).status).toBe(200)
    expect((await send(QUERY, gzip(' '.repeat(5_000_000)))).status).toBe(413)
    expect((await send(QUERY, { ...gzip(''), body: 'not gzip' })).status).toBe(400)
    expect((await send(QUERY, { method: 'POST', body: '{}', headers: { 'content-encoding': 'br' } })).status).toBe(415)
  })

  test('any site may ask, without credentials', async () => {
    const preflight = await send(QUERY, { method: 'OPTIONS', headers: { origin: 'https://elsewhere.test' } })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    for (const { headers } of [preflight, await post(QUERY, {}), await post('/1/nowhere', {})]) {
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    }
  })
})

describe('what cannot be answered', () => {
  test.each([
    ['GET', QUERY, 404],
    ['POST', '/1/indexes/nowhere/query', 404],
    ['GET', '/1/indexes/nowhere/p1', 404],
    ['GET', '/1/indexes/au_products/p999', 404],
    ['POST', '/1/indexes/au_products/facets/unknown/query', 400],
    ['POST', '/1/indexes/au_products/facets/__proto__/query', 400],
    ['POST', '/1/indexes/__proto__/query', 404],
    ['GET', '/1/indexes/au_products/__proto__', 404],
    ['POST', '/1/indexes/au_products/batch', 404],
    ['PUT', '/1/indexes/au_products/p1', 404],
    ['DELETE', '/1/indexes/au_products', 404],
    ['GET', '/1/indexes', 404],
    ['GET', '/1/keys', 404],
    ['GET', '/2/indexes/au_products/p1', 404],
    ['POST', '/1/indexes/%E0%A4%A/query', 400],
    ['GET', '/1/events', 405],
  ])('%s %s is %i', async (method, path, status) => {
    const answer = await send(path, { method, ...(method === 'POST' || method === 'PUT' ? { body: '{}' } : {}) })
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toEqual({ message: expect.any(String), status })
  })

  test.each<[string, unknown, number]>([
    ['no JSON', '{"query":', 400],
    ['a list', [], 400],
    ['a string', '"x"', 400],
    ['null', 'null', 400],
    ['nothing', '', 200],
    ['a body too large', { query: 'x'.repeat(2 ** 20) }, 413],
    ['brackets without end', '['.repeat(500_000), 400],
    ['lists 200,000 deep', `{"facetFilters":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 400],
    ['objects 100,000 deep', `{"x":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`, 400],
    ['brackets in a text', { query: '[{'.repeat(200) }, 200],
    ['lists deep in params', `{"params":{"unknown":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`, 400],
    ['a query of 5 kB', { query: 'liano basin mixer '.repeat(280) }, 200],
    ['a query without spaces', { query: 'ab'.repeat(2500) }, 200],
    ['filters of 100,000 characters', { filters: `range:Liano${' OR range:Liano'.repeat(6600)}` }, 400],
    ['a thousand conditions', { filters: `range:Liano${' OR range:Liano'.repeat(999)}` }, 200],
    ['a thousand and one', { filters: `range:Liano${' OR range:Liano'.repeat(1000)}` }, 400],
    ['a negative page', { page: -1 }, 400],
    ['half a page', { page: 1.5 }, 400],
    ['a page past all numbers', { page: 1e308 }, 400],
    ['a page as text', { page: '1' }, 400],
    ['too many hits', { hitsPerPage: 1001 }, 400],
    ['a list as query', { query: ['a'] }, 400],
    ['an object as query', { query: { $ne: '' } }, 400],
    ['a number as filters', { filters: 5 }, 400],
    ['an object as facetFilters', { facetFilters: { a: 'b' } }, 400],
    ['numbers as facets', { facets: [1] }, 400],
    ['NaN in a filter', { filters: 'price > NaN' }, 400],
    ['a huge number in a filter', { filters: 'price < 1e308' }, 200],
    ['a prototype', '{"__proto__":{"hitsPerPage":-1},"constructor":{"prototype":{}}}', 200],
    [
      'attributes that objects have',
      {
        facets: ['__proto__', 'constructor', 'toString'],
        attributesToRetrieve: ['__proto__'],
        attributesToHighlight: ['constructor'],
      },
      200,
    ],
    ['null for everything', { query: null, page: null, facets: null, filters: null, facetFilters: null }, 200],
    [
      'parameters nobody knows',
      {
        foo: 1,
        optionalWords: [],
        ruleContexts: ['x'],
        userToken: 'u',
        analytics: false,
        distinct: true,
        getRankingInfo: true,
      },
      200,
    ],
    ['control characters', { query: '\u0000\uFFFF\uD800 \u202E' }, 200],
    ['filters from a database', { filters: "1' OR '1'='1" }, 400],
    ['wrong enumerations', { queryType: 'all' }, 400],
    ['text in params that is no list', { params: 'facets=[1,2' }, 200],
  ])('%s', async (_, body, status) => {
    const answer = await post(QUERY, body)
    expect(answer.status).toBe(status)
    if (status >= 400) expect(JSON.parse(answer.body)).toEqual({ message: expect.any(String), status })
    else expect(JSON.parse(answer.body)).toMatchObject({ nbHits: expect.any(Number) })
  })

  test.each<[string, unknown, number]>([
    ['no requests', {}, 400],
    ['requests that are no list', { requests: { length: 1 } }, 400],
    ['requests that are no objects', { requests: [null, 1] }, 400],
    ['requests without a name', { requests: [{}] }, 400],
    ['an unknown index among others', { requests: [{ indexName: 'au_products' }, { indexName: 'x' }] }, 404],
    ['no request', { requests: [] }, 200],
    ['51 requests', { requests: Array.from({ length: 51 }, () => ({ indexName: 'au_products' })) }, 400],
    ['a facet without a name', { requests: [{ indexName: 'au_products', type: 'facet' }] }, 400],
    ['a strategy', { requests: [{ indexName: 'au_products' }], strategy: 'stopIfEnoughMatches' }, 200],
  ])('a batch with %s', async (_, body, status) => {
    expect((await post('/1/indexes/*/queries', body)).status).toBe(status)
  })
})
