import { beforeAll, describe, expect, it } from 'vitest'
import { makeCatalogue } from '#tests/support/demo-catalogue.ts'
import { embeddedBackend, embeddedCache } from '../backends/embedded-backend.ts'
import type { SearchBackend } from '../backends/backend.ts'
import { checkVocabulary } from '../check-vocabulary.ts'
import { VocabularyFile } from '../vocabulary.ts'
import { toSearch } from './to-search.ts'

const SCOPE = { locale: 'au', visibility: 'public', inBimLibrary: false } as const
let search: (groups: object[], text: string) => Promise<readonly string[]>

beforeAll(async () => {
  const { catalogue } = await makeCatalogue()
  search = async (groups, text) => {
    const backend: SearchBackend = embeddedBackend(catalogue, VocabularyFile.parse({ groups }), embeddedCache())
    const understood = backend.understand(SCOPE, { text })
    const [found] = await backend.search(SCOPE, [{ ...toSearch(understood), limit: 500 }])
    return found!.hits.map(({ record }) => (record as unknown as { variants: { sku: string }[] }).variants[0]!.sku)
  }
})

describe('a pinned product', () => {
  it('comes first where the words are all that is searched for, in one and several', async () => {
    const before = await search([], 'basin mixer')
    const last = before.at(-1)!
    const pinned = [{ words: ['basin mixer'], pins: [last] }]
    expect(before[0]).not.toBe(last)
    for (const text of ['basin mixer', 'Basin Mixers', 'basin-mixer']) {
      const found = await search(pinned, text)
      expect(found[0]).toBe(last)
      expect(found.toSorted()).toEqual((await search([], text)).toSorted())
    }
    expect((await search(pinned, 'black basin mixer'))[0]).not.toBe(last)
  })

  it('that the words do not find is not added, and an unknown code changes nothing', async () => {
    const [toilet] = await search([], 'toilet suite')
    expect(await search([{ words: ['basin mixer'], pins: [toilet, 'NO-CODE-1'] }], 'basin mixer')).toEqual(
      await search([], 'basin mixer'),
    )
  })
})

it('the code of another maker may mean one of ours', async () => {
  const [ours] = await search([], 'basin mixer')
  expect(await search([], 'ZX-90417')).not.toContain(ours)
  const found = await search([{ words: ['ZX-90417'], means: [ours] }], 'zx 90417')
  expect(found).toEqual(await search([], ours!))
  expect(found[0]).toBe(ours)
})

it('words are pinned once, whatever else they mean', () => {
  const groups = [
    { words: ['tub'], means: ['Baths'] },
    { words: ['tub'], pins: ['A-1'] },
    { words: ['Tubs'], pins: ['A-2'] },
  ]
  expect(checkVocabulary(VocabularyFile.parse({ groups }), () => true)).toEqual([
    { group: 3, severity: 'error', sentence: 'Group 3 (Tubs): "Tubs" has pinned products in group 2 already.' },
  ])
  expect(VocabularyFile.safeParse({ groups: [{ words: ['a', 'b'], pins: ['A-1'], means: ['c'] }] }).success).toBe(false)
})
