import { setImmediate } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { handleQueryRequest } from './handle-query-request.ts'
import type { ProtocolIndex, QueryReading } from './read-search.ts'
import { sampleView } from './testing/sample-index.ts'

const reading: QueryReading = {
  text: 'liano',
  meant: { kind: 'term', attribute: 'range', value: 'Liano' },
  wishes: [],
  ignoredWords: ['zebra'],
  appliedRules: [{ phrase: 'black', role: 'attribute' }],
}
let index: ProtocolIndex

beforeAll(async () => {
  index = { view: await sampleView(), read: () => reading }
})

async function ask(path: string, body: object) {
  const request = new Request(`http://localhost/1/indexes/x/${path}`, { method: 'POST', body: JSON.stringify(body) })
  const response = await handleQueryRequest(request, {
    resolve: () => index,
    onEvents: () => {},
    newQueryId: () => '',
    now: () => 0,
    nextTurn: () => setImmediate(),
    admit: () => {},
    charge: () => {},
  })
  return response.json()
}

test('the words of a client that says nothing of matching are read, and what was made of them is in the answer', async () => {
  expect(await ask('query', { query: 'black liano zebra' })).toMatchObject({
    nbHits: 30,
    parsedQuery: 'liano',
    queryAfterRemoval: 'black liano <em>zebra</em>',
    appliedRules: reading.appliedRules,
  })
  const { facetHits } = (await ask('facets/range/query', {
    facetQuery: '',
    params: 'query=black+liano+zebra',
  })) as { facetHits: object[] }
  expect(facetHits).toEqual([{ value: 'Liano', highlighted: 'Liano', count: 30 }])
})

test.each([
  ['typoTolerance', false],
  ['queryType', 'prefixLast'],
  ['removeWordsIfNoResults', 'none'],
  ['advancedSyntax', true],
  ['ignorePlurals', false],
  ['optionalWords', ['nothing']],
  ['restrictSearchableAttributes', ['name']],
])('words are taken as they are where a client sends %s', async (name, value) => {
  const answer = await ask('query', { query: 'black liano zebra', [name]: value })
  expect(answer).toMatchObject({ nbHits: 0 })
  expect(answer).not.toHaveProperty('appliedRules')
})

test('data of the site stands in the answer as it is', async () => {
  const withData: ProtocolIndex = { ...index, read: () => ({ ...reading, userData: [{ kind: 'discontinued' }] }) }
  const plain = index
  index = withData
  const answer = await ask('query', { query: 'black' })
  index = plain
  expect(answer).toMatchObject({ userData: [{ kind: 'discontinued' }] })
  expect(await ask('query', { query: 'black' })).not.toHaveProperty('userData')
})

test('how many hits have all of the query is in the answer where those follow that come nearest', async () => {
  const plain = index
  const nearest = { text: 'liano basin', wishes: [], atLeast: 35 }
  index = { ...index, read: () => ({ ...reading, nearest }) }
  const answer = await ask('query', { query: 'liano basin' })
  index = plain
  expect(answer).toMatchObject({ nbHits: 35, nbComplete: 30 })
  expect(await ask('query', { query: 'liano basin' })).not.toHaveProperty('nbComplete')
})

test('optional words need not be there', async () => {
  const query = 'liano zebra'
  expect(await ask('query', { query, optionalWords: ['zebra'] })).toMatchObject({ nbHits: 30 })
})

describe('what a client writes in its query', () => {
  const names = async (body: object): Promise<string[]> => {
    const { hits } = (await ask('query', { hitsPerPage: 200, ...body })) as { hits: { name: string }[] }
    return hits.map(({ name }) => name)
  }

  test('a word after a minus sign leaves out what has it, with advancedSyntax alone', async () => {
    const left = await names({ query: 'basin mixer -liano', advancedSyntax: true })
    expect(left.length).toBeGreaterThan(0)
    expect(left.filter((name) => name.startsWith('Liano'))).toEqual([])
    const typed = await names({ query: 'basin mixer -liano', advancedSyntax: false })
    expect(typed.every((name) => name.startsWith('Liano'))).toBe(true)
  })

  test('words in quotes stand side by side, also where each is in the text before', async () => {
    const phrase = await names({ query: '"basin mixer"', advancedSyntax: true })
    expect(phrase).toHaveLength(40)
    expect(await names({ query: '"mixer basin"', advancedSyntax: true })).toEqual([])
    expect(await names({ query: '"mixer of the tūroa range"', advancedSyntax: true })).toHaveLength(20)
  })

  test('a phrase and a whole code are left out as well', async () => {
    expect(await names({ query: 'mixer -"basin mixer"', advancedSyntax: true })).toHaveLength(40)
    expect(await names({ query: 'liano basin mixer 0 -96100A6A', advancedSyntax: true })).not.toContain(
      'Liano Basin Mixer 0',
    )
  })

  test('each of both can be wanted alone', async () => {
    const query = '"mixer basin" -liano'
    const advancedSyntaxFeatures = ['excludeWords']
    const left = await names({ query, advancedSyntax: true, advancedSyntaxFeatures })
    expect(left).toHaveLength(30)
  })

  test('other numbers of a word are no match where ignorePlurals is false', async () => {
    const query = { query: 'mixers', typoTolerance: false, queryType: 'prefixNone' }
    expect(await names({ ...query, ignorePlurals: true })).toHaveLength(80)
    expect(await names({ ...query, ignorePlurals: ['en'] })).toHaveLength(80)
    expect(await names({ ...query, ignorePlurals: false })).toEqual([])
  })
})
