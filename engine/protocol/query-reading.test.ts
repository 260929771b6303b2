import { setImmediate } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { handleQueryRequest } from './handle-query-request.ts'
import type { ProtocolIndex, QueryReading } from './search-response.ts'
import { sampleView } from './testing/sample-index.ts'

const reading: QueryReading = {
  text: 'liano',
  filter: { kind: 'term', attribute: 'range', value: 'Liano' },
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

test('optional words need not be there', async () => {
  const query = 'liano zebra'
  expect(await ask('query', { query, optionalWords: ['zebra'] })).toMatchObject({ nbHits: 30 })
})
