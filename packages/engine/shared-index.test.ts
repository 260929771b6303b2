import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { buildIndex } from './build-index.ts'
import type { IndexSettings, SearchQuery } from './model.ts'
import { IndexView } from './view.ts'

test('another thread answers over the same memory', async () => {
  const settings: IndexSettings = {
    searchable: ['name'],
    codes: ['sku'],
    facets: [{ attribute: 'colour', kind: 'term' }],
    synonyms: [],
    customRanking: [],
    sorts: [],
  }
  const records = Array.from({ length: 50 }, (_, n) => ({
    objectID: `p${n}`,
    name: `Basin ${n}`,
    sku: `AB${n}`,
    colour: `c${n % 3}`,
  }))
  const index = await buildIndex({ identity: { name: 'test', generation: '1' }, settings, records })
  const query: SearchQuery = { text: 'basn 1', facets: '*' }
  const { description, sections } = index
  const worker = new Worker(new URL('testing/search-worker.ts', import.meta.url), {
    workerData: { description, buffer: sections.buffer, entries: sections.entries, query },
  })
  const [answer] = await once(worker, 'message')
  expect(answer).toEqual(new IndexView(index).search(query))
})
