import { setImmediate } from 'node:timers/promises'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { handleQueryRequest, type ProtocolOptions } from './handle-query-request.ts'
import { largeView } from './testing/sample-index.ts'

/** Longest time that one call may hold the event loop, in processor time of this thread. */
const LONGEST_BLOCK_MS = 100
const MOST_MEMORY_BYTES = 64 * 2 ** 20

const MANY = '/1/indexes/*/queries'
const ONE = '/1/indexes/au_products/query'
const FACET = '/1/indexes/au_products/facets/range/query'

let options: ProtocolOptions

beforeAll(async () => {
  const view = await largeView()
  options = {
    resolve: (name) => (name === 'au_products' ? { view, paginationLimitedTo: 100_000 } : null),
    onEvents: () => {},
    newQueryId: () => '0'.repeat(32),
    now: () => performance.now(),
    nextTurn: () => setImmediate(),
    admit: () => {},
    charge: () => {},
  }
  // The compiler has seen everything once.
  for (let round = 0; round < 3; round++) await measure(MANY, hostile[0]?.[1])
})

interface Cost {
  readonly status: number
  readonly message: string
  readonly bytes: number
  readonly longestBlockMs: number
  readonly memoryBytes: number
}

/** Sends a call and watches the thread: how long it works in one go, and what it holds. */
async function measure(path: string, body: unknown): Promise<Cost> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const before = heldBytes()
  let isRunning = true
  let [longest, most] = [0, 0]
  const watching = (async () => {
    for (let last = cpuMs(); isRunning;) {
      await setImmediate()
      const now = cpuMs()
      longest = Math.max(longest, now - last)
      last = now
      most = Math.max(most, heldBytes())
    }
  })()
  const response = await handleQueryRequest(
    new Request(`http://localhost${path}`, { method: 'POST', body: text }),
    options,
  )
  // Read as the network reads it: to put it together and make it text again is the client's work.
  const chunks: Uint8Array[] = []
  for await (const chunk of response.body ?? []) chunks.push(chunk)
  isRunning = false
  await watching
  const answer = Buffer.concat(chunks)
  const message = response.ok ? '' : String(Reflect.get(JSON.parse(answer.toString()), 'message'))
  return { status: response.status, message, bytes: answer.length, longestBlockMs: longest, memoryBytes: most - before }
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function heldBytes(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

async function expectCheap(path: string, body: unknown): Promise<Cost> {
  const cost = await measure(path, body)
  const shown = JSON.stringify(cost)
  expect(cost.longestBlockMs, shown).toBeLessThanOrEqual(LONGEST_BLOCK_MS)
  expect(cost.memoryBytes, shown).toBeLessThanOrEqual(MOST_MEMORY_BYTES)
  expect(cost.bytes, shown).toBeLessThanOrEqual(8 * 2 ** 20)
  expect([200, 400, 413]).toContain(cost.status)
  return cost
}

function batch(count: number, parameters: (at: number) => object): unknown {
  return { requests: Array.from({ length: count }, (_, at) => ({ indexName: 'au_products', ...parameters(at) })) }
}

const names = (count: number, length = 1) => Array.from({ length: count }, (_, at) => `${'n'.repeat(length)}${at}`)
const everything = { attributesToHighlight: ['*'], attributesToSnippet: ['*'] }
const letters = 'w s c b m p t h n r'

const hostile: readonly (readonly [string, unknown, number])[] = [
  ['a thousand hits', batch(1, () => ({ query: 'w', hitsPerPage: 1000, attributesToHighlight: ['name'] })), 200],
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

describe('what one call may cost (F-16)', () => {
  test.each(hostile)('%s', async (_, body, status) => {
    const cost = await measure(MANY, body)
    const shown = JSON.stringify(cost)
    expect(cost.status, shown).toBe(status)
    expect(cost.message.length, shown).toBeLessThan(300)
    expect(cost.longestBlockMs, shown).toBeLessThanOrEqual(LONGEST_BLOCK_MS)
    expect(cost.memoryBytes, shown).toBeLessThanOrEqual(MOST_MEMORY_BYTES)
    expect(cost.bytes, shown).toBeLessThanOrEqual(8 * 2 ** 20)
  })

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
        await expectCheap(path, body)
      }),
      { numRuns: 60, seed: 20_261_122, endOnFailure: true },
    )
  })
})
