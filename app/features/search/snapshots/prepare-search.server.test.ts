import { beforeAll, expect, it, vi } from 'vitest'
import { understandIn } from '../understanding/lexicon/lexicons.ts'
import { openDemo } from '#tests/support/demo-backend.ts'
import { prepareSearch } from './prepare-search.server.ts'
import { VocabularyFile } from '../vocabulary.ts'
import { readFile } from 'node:fs/promises'

let demo: Awaited<ReturnType<typeof openDemo>>
const readVocabulary = async () => VocabularyFile.parse(JSON.parse(await readFile('content/vocabulary.json', 'utf8')))

beforeAll(async () => {
  demo = await openDemo()
})

it('makes all that queries are read with, and lets others have their turn', async () => {
  const vocabulary = await readVocabulary()
  const turns: number[] = []
  const timer = setInterval(() => turns.push(performance.now()), 1)
  const started = performance.now()
  await prepareSearch(demo.catalogue, vocabulary)
  const took = performance.now() - started
  clearInterval(timer)
  // A machine that is busy stalls now and then, but not most of the time.
  expect(turns.length).toBeGreaterThan(took / 60)

  for (const view of [demo.catalogue.products('au', 'public'), demo.catalogue.bimLibrary('au', 'public')]) {
    const searches = vi.spyOn(view, 'search')
    const readsAll = () => searches.mock.calls.some(([{ facets }]) => facets === '*')
    expect(understandIn(view, 'au', { text: 'black basin mixer' }, vocabulary).parts.length).toBe(2)
    expect(readsAll()).toBe(false)
    understandIn(view, 'au', { text: 'black basin mixer' }, { ...vocabulary })
    expect(readsAll()).toBe(true)
  }
})

it('keeps what the former vocabulary was read into while requests still use it', async () => {
  const [former, next] = [await readVocabulary(), { groups: [{ words: ['qqx'], means: ['Basin mixers'] }] }]
  const view = demo.catalogue.products('au', 'public')
  await prepareSearch(demo.catalogue, former)
  await prepareSearch(demo.catalogue, next)
  expect(understandIn(view, 'au', { text: 'qqx' }, former).parts).toEqual([])
  expect(understandIn(view, 'au', { text: 'qqx' }, next).parts.length).toBe(1)
})
