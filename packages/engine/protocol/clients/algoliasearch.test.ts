import { describe, expect, test } from 'vitest'
import type { SearchRecord } from '../../model.ts'
import { sampleRecords } from '../testing/sample-index.ts'
import { useClient } from '../testing/use-client.ts'
import { withValue } from '../testing/with-value.ts'

const client = useClient()

describe('algoliasearch', () => {
  test('a search has the shape of the hosted service', async () => {
    const result = await client().searchSingleIndex({
      indexName: 'au_products',
      searchParams: {
        query: 'tūroa basn',
        hitsPerPage: 2,
        facets: ['range', 'price'],
        clickAnalytics: true,
        attributesToRetrieve: ['name', 'variants.sku'],
      },
    })
    expect(result).toMatchObject({
      nbHits: 20,
      page: 0,
      nbPages: 10,
      hitsPerPage: 2,
      query: 'tūroa basn',
      index: 'au_products',
      exhaustiveNbHits: true,
    })
    expect(result.queryID).toMatch(/^[0-9a-f]{32}$/)
    expect(result.facets?.['range']).toEqual({ Tūroa: 20 })
    const prices = sampleRecords
      .filter(withValue('range', 'Tūroa'))
      .filter(({ name }) => String(name).includes('Basin'))
      .map(({ price }) => Number(price))
    expect(result.facets_stats?.['price']).toMatchObject({ min: Math.min(...prices), max: Math.max(...prices) })
    expect(new URLSearchParams(result.params).get('hitsPerPage')).toBe('2')
    const [hit] = result.hits
    expect(Object.keys(hit ?? {}).sort()).toEqual(['_highlightResult', 'name', 'objectID', 'variants'])
    expect(hit).toMatchObject({ variants: [{ sku: expect.stringMatching(/6A$/) }, {}] })
  })

  test('a batch answers every search, of replicas and of facets too', async () => {
    const { results } = await client().search({
      requests: [
        { indexName: 'au_products', hitsPerPage: 1 },
        { indexName: 'au_products_name_asc', hitsPerPage: 120 },
        { indexName: 'au_products', type: 'facet', facet: 'colours', facetQuery: 'matt' },
      ],
    })
    expect(results[0]).toMatchObject({ hits: [{ objectID: 'p119' }], nbHits: 120 })
    const names = sampleRecords.map(({ name }) => String(name)).sort(new Intl.Collator('en', { numeric: true }).compare)
    expect(
      results[1] && 'hits' in results[1] ? results[1].hits.map((hit: object) => Reflect.get(hit, 'name')) : [],
    ).toEqual(names)
    expect(results[2]).toMatchObject({
      facetHits: [{ value: 'Matte Black', highlighted: '<em>Matt</em>e Black', count: expect.any(Number) }],
    })
  })

  test('facet values can be searched on their own', async () => {
    const { facetHits } = await client().searchForFacetValues({
      indexName: 'au_products',
      facetName: 'categories.lvl1',
      searchForFacetValuesRequest: { facetQuery: 'basin', params: 'filters=range%3ALiano&maxFacetHits=1' },
    })
    expect(facetHits).toHaveLength(1)
    expect(facetHits[0]?.highlighted).toContain('<em>Basin</em>')
  })

  test('a record can be fetched, whole or in part', async () => {
    expect(await client().getObject({ indexName: 'au_products', objectID: 'p7' })).toEqual(sampleRecords[7])
    const part = await client().getObject({ indexName: 'au_products', objectID: 'p7', attributesToRetrieve: ['name'] })
    expect(part).toEqual({ objectID: 'p7', name: sampleRecords[7]?.['name'] })
    await expect(client().getObject({ indexName: 'au_products', objectID: 'p999' })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('texts are marked where they matched, in arrays and codes too', async () => {
    const { hits } = await client().searchSingleIndex({
      indexName: 'au_products',
      searchParams: {
        query: '96 107 b6a mixer',
        attributesToHighlight: ['name', 'variants.sku', 'variants.item-name'],
        highlightPreTag: '[',
        highlightPostTag: ']',
      },
    })
    expect(hits[0]?._highlightResult).toMatchObject({
      name: {
        value: 'Contura Shower [Mixer] 7',
        matchLevel: 'partial',
        matchedWords: ['mixer'],
        fullyHighlighted: false,
      },
      variants: [
        { sku: { matchLevel: 'none' }, 'item-name': { value: 'Shower [Mixer] Matte Black' } },
        {
          sku: {
            value: '[96107B6A]',
            matchLevel: 'partial',
            fullyHighlighted: true,
            matchedWords: ['96', '107', 'b6a'],
          },
        },
      ],
    })
  })

  test('snippets are cut around the match', async () => {
    const { hits } = await client().searchSingleIndex({
      indexName: 'au_products',
      searchParams: { query: 'solid brass', attributesToSnippet: ['description:5'], attributesToHighlight: [] },
    })
    expect(hits[0]?._snippetResult).toEqual({
      description: { value: '…of <em>solid</em> <em>brass</em> for years…', matchLevel: 'full' },
    })
    expect(hits[0]).not.toHaveProperty('_highlightResult')
  })

  test.each([
    [
      { filters: 'range:Liano AND NOT isNew:true' },
      (r: SearchRecord) => r['range'] === 'Liano' && r['isNew'] === false,
    ],
    [
      { filters: 'price:10 TO 20 OR price > 90' },
      (r: SearchRecord) => (Number(r['price']) >= 10 && Number(r['price']) <= 20) || Number(r['price']) > 90,
    ],
    [{ filters: 'colours:"matte black"' }, withValue('colours', 'Matte Black')],
    [
      { facetFilters: [['range:Liano', 'range:Tūroa'], 'isNew:true'] },
      (r: SearchRecord) => ['Liano', 'Tūroa'].includes(String(r['range'])) && r['isNew'] === true,
    ],
    [{ facetFilters: ['colours:-Chrome'] }, (r: SearchRecord) => !withValue('colours', 'Chrome')(r)],
    [{ facetFilters: ['colours:\\-5'] }, withValue('colours', '-5')],
    [{ facetFilters: 'range:Liano' }, withValue('range', 'Liano')],
    [
      { numericFilters: ['price>=50', 'price<=60'] },
      (r: SearchRecord) => Number(r['price']) >= 50 && Number(r['price']) <= 60,
    ],
    [{ numericFilters: [['price=37', 'price=74']] }, (r: SearchRecord) => [37, 74].includes(Number(r['price']))],
    [{ tagFilters: ['even'] }, (r: SearchRecord) => Number(r.objectID.slice(1)) % 2 === 0],
    [{ filters: 'objectID:p5 OR objectID:p6' }, (r: SearchRecord) => ['p5', 'p6'].includes(r.objectID)],
    [{ filters: 'unknown:x' }, () => false],
    [{ filters: 'NOT unknown:x' }, () => true],
  ])('%j', async (searchParams, accepts) => {
    const { hits } = await client().searchSingleIndex({
      indexName: 'au_products',
      searchParams: { ...searchParams, hitsPerPage: 200 },
    })
    expect(hits.map(({ objectID }) => objectID).sort()).toEqual(
      sampleRecords
        .filter(accepts)
        .map(({ objectID }) => objectID)
        .sort(),
    )
  })

  test('pages end at the pagination limit, and offset and length take the place of pages', async () => {
    const page = async (searchParams: object) => client().searchSingleIndex({ indexName: 'au_products', searchParams })
    expect(await page({ page: 5, hitsPerPage: 20 })).toMatchObject({
      nbPages: 6,
      page: 5,
      hits: expect.objectContaining({ length: 20 }),
    })
    expect((await page({ page: 6 })).hits).toEqual([])
    expect((await page({ page: 9007199254740991, hitsPerPage: 1000 })).hits).toEqual([])
    expect(await page({ hitsPerPage: 0 })).toMatchObject({ nbPages: 0, hits: [], nbHits: 120 })
    const limited = async (searchParams: object) =>
      client().searchSingleIndex({ indexName: 'au_limited', searchParams })
    expect(await limited({ page: 2 })).toMatchObject({ nbHits: 120, nbPages: 3, hits: { length: 10 } })
    expect((await limited({ page: 3 })).hits).toEqual([])
    expect((await limited({ offset: 45, length: 20 })).hits).toHaveLength(5)
    const window = await page({ offset: 3, length: 2 })
    expect(window).toMatchObject({ offset: 3, length: 2, hits: [{ objectID: 'p116' }, { objectID: 'p115' }] })
    expect(window).not.toHaveProperty('nbPages')
  })

  test('words are given up on request, and the answer says which', async () => {
    const search = async (searchParams: object) =>
      client().searchSingleIndex({ indexName: 'au_products', searchParams })
    expect((await search({ query: 'liano zzzz' })).nbHits).toBe(0)
    expect(await search({ query: 'liano zzzz', removeWordsIfNoResults: 'lastWords' })).toMatchObject({
      nbHits: 30,
      queryAfterRemoval: 'liano <em>zzzz</em>',
    })
    expect((await search({ query: 'liaon', typoTolerance: false })).nbHits).toBe(0)
    expect((await search({ query: 'solid', restrictSearchableAttributes: ['name'] })).nbHits).toBe(0)
  })

  test('an index that is not there is a 404, and so is a batch that asks for one', async () => {
    await expect(client().searchSingleIndex({ indexName: 'nowhere' })).rejects.toMatchObject({
      status: 404,
      message: 'Index nowhere does not exist',
    })
    await expect(
      client().search({ requests: [{ indexName: 'au_products' }, { indexName: 'nowhere' }] }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('the answer to an error names the parameter, and leaves the host in use', async () => {
    const wrong = client().searchSingleIndex({ indexName: 'au_products', searchParams: { hitsPerPage: -1 } })
    await expect(wrong).rejects.toMatchObject({ status: 400, message: expect.stringContaining('hitsPerPage') })
    expect((await client().searchSingleIndex({ indexName: 'au_products' })).nbHits).toBe(120)
  })
})
