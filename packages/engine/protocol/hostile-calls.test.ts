import { describe, expect, test } from 'vitest'
import { batch, letters, MANY, names, THOUSAND_HITS, useCallCost } from './testing/call-cost.ts'

const expectCheap = useCallCost(THOUSAND_HITS)

const everything = { attributesToHighlight: ['*'], attributesToSnippet: ['*'] }

const hostile: readonly (readonly [string, unknown, number])[] = [
  ['a thousand hits', THOUSAND_HITS, 200],
  ['a thousand hits with all marks', batch(1, () => ({ query: 'w', hitsPerPage: 1000, ...everything })), 413],
  ['50 searches of a thousand hits', batch(50, () => ({ query: 'w', hitsPerPage: 1000, ...everything })), 400],
  ['long tags', batch(50, () => ({ query: 'a', highlightPreTag: 'x'.repeat(18_000) })), 400],
  [
    'tags as long as they may be',
    batch(1, () => ({
      query: letters,
      queryType: 'prefixAll',
      hitsPerPage: 1000,
      ...everything,
      highlightPreTag: 'x'.repeat(100),
      highlightPostTag: 'y'.repeat(100),
    })),
    413,
  ],
  ['a long ellipsis', batch(1, () => ({ query: 'a', snippetEllipsisText: '.'.repeat(100_000) })), 400],
  ['18,000 names to retrieve', batch(5, () => ({ attributesToRetrieve: names(18_000) })), 400],
  ['18,000 names in one text', batch(5, () => ({ attributesToRetrieve: names(18_000).join() })), 400],
  ['long names', batch(1, () => ({ attributesToSnippet: names(100, 5_000) })), 400],
  ['a name with many dots', batch(1, () => ({ attributesToRetrieve: ['a.'.repeat(90)] })), 400],
  [
    'a thousand restricted attributes',
    batch(50, () => ({ query: 'a', restrictSearchableAttributes: names(1_000) })),
    400,
  ],
  ['NOT of NOT of NOT', batch(50, () => ({ filters: `${'NOT '.repeat(45)}range:x` })), 200],
  [
    'brackets in brackets',
    batch(50, (at) => ({
      filters: `${'('.repeat(48)}range:${at}${' OR isNew:true) AND isNew:false'.repeat(5)}${')'.repeat(43)}`,
    })),
    200,
  ],
  ['5,000 NOTs', batch(10, () => ({ facetFilters: names(5_000).map((name) => `range:-${name}`) })), 400],
  ['4,900 numeric filters', batch(10, () => ({ numericFilters: names(4_900).map((_, at) => `price>${at}`) })), 400],
  [
    'filters that differ in every search',
    batch(50, (at) => ({ facetFilters: [names(100).map((name) => `range:${name}${at}`)] })),
    400,
  ],
  [
    'a thousand conditions',
    batch(1, () => ({ facetFilters: names(1_000).map((name) => [`range:${name}`, `range:-${name}`].slice(0, 1)) })),
    200,
  ],
  [
    'words with every typo',
    batch(50, (at) => ({
      query: `bsain mxier shwoer tolet${at} wsate vlave nkckel brsuhed chroem blakc`.padEnd(512, 'x'),
      removeWordsIfNoResults: 'allOptional',
    })),
    200,
  ],
  [
    'single letters',
    batch(50, () => ({ query: letters, hitsPerPage: 5, queryType: 'prefixAll', removeWordsIfNoResults: 'lastWords' })),
    200,
  ],
  ['thousands of words', batch(1, () => ({ query: 'wall '.repeat(150_000) })), 200],
  ['deep Unicode', batch(1, () => ({ query: '\uFDFA'.repeat(300_000) })), 200],
  [
    'all facets of 50 searches',
    batch(50, () => ({ hitsPerPage: 0, facets: ['*'], maxValuesPerFacet: 1000, sortFacetValuesBy: 'alpha' })),
    200,
  ],
  [
    '50 searches among values',
    batch(50, (at) => ({ type: 'facet', facet: 'range', facetQuery: `zz${at} `.repeat(4_000), maxFacetHits: 100 })),
    200,
  ],
  ['a page far away', batch(50, () => ({ query: 'a', page: 9_007_199_254_740_991, hitsPerPage: 20 })), 200],
  ['an echo of everything', batch(50, () => ({ filters: ' '.repeat(18_000) })), 200],
  ['many unknown parameters', batch(1, () => Object.fromEntries(names(60_000).map((name) => [name, 1]))), 200],
  [
    'many parameters in a text',
    {
      requests: [
        {
          indexName: 'au_products',
          params: names(60_000)
            .map((name) => `${name}=1`)
            .join('&'),
        },
      ],
    },
    400,
  ],
  ['an unknown name as long as a body', { requests: [{ indexName: 'x'.repeat(1_000_000) }] }, 404],
  ['lists in lists', `{"requests":${'['.repeat(500_000)}${']'.repeat(500_000)}}`, 400],
  ['many empty lists', `{"requests":[{"indexName":"au_products","facetFilters":[${'[],'.repeat(300_000)}[]]}]}`, 400],
]

describe('what one hostile call may cost (F-16)', () => {
  test.each(hostile)('%s', async (_, body, status) => {
    const cost = await expectCheap(MANY, body)
    expect(cost.status, JSON.stringify(cost)).toBe(status)
    expect(cost.message.length, JSON.stringify(cost)).toBeLessThan(300)
  })
})
