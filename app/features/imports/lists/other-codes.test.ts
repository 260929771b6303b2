import { expect, it } from 'vitest'
import { embeddedBackend, embeddedCache } from '#app/features/search/backends/embedded-backend.ts'
import { VocabularyFile } from '#app/features/search/vocabulary.ts'
import { makeCatalogue } from '#tests/support/demo-catalogue.ts'
import { findCandidates } from './find-candidates.server.ts'

it('a code of another maker offers ours first, and never takes it by itself', async () => {
  const { catalogue } = await makeCatalogue()
  const vocabulary = VocabularyFile.parse({ groups: [{ words: ['ZX-90417'], means: ['97140C6AF'] }] })
  const search = embeddedBackend(catalogue, vocabulary, embeddedCache())
  const context = { catalogue, search, visibility: 'public', locale: 'au' } as const
  const rows = [
    { code: 'ZX-90417', description: 'basin mixer' },
    { code: 'ZX-90418', description: '' },
  ]
  const { matches } = await findCandidates(rows, catalogue.codeReader('au', 'public'), context)
  expect(matches[0]).toMatchObject({ kind: 'unknown', sku: null, isSure: false })
  expect(matches[0]?.candidates[0]).toEqual({ sku: '97140C6AF', why: 'ZX-90417 of another maker', options: [] })
  expect(matches[1]?.candidates).toEqual([])
})
