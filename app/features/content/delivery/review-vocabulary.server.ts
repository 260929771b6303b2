import { readCatalogue } from '#app/features/catalogue/store/queries.server.ts'
import { LOCALES } from '@specify/core/market.ts'
import { toSearchRecord } from '#app/features/search/catalogue/search-record.ts'
import { VocabularyCoverage } from '#app/features/search/vocabulary-coverage.ts'
import { checkVocabulary } from '#app/features/search/check-vocabulary.ts'
import { VocabularyFile } from '#app/features/search/vocabulary.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { checkContent } from './check-content.server.ts'
import { readContentFiles } from './read-files.server.ts'

/** Lists meanings in a folder's vocabulary that no product in any market's public catalogue has. */
export async function reviewVocabulary(db: Database, directory: string): Promise<string[]> {
  const { sound } = checkContent(await readContentFiles(directory))
  const file = sound.find(({ name }) => name === 'vocabulary.json')
  if (!file) return []
  const vocabulary = VocabularyFile.parse(JSON.parse(file.text))
  const coverage = new VocabularyCoverage(vocabulary)
  await readCatalogue(db, async (_generation, products) => {
    for await (const product of products) {
      for (const locale of LOCALES) {
        const record = toSearchRecord(product, locale, 'public')
        if (record) coverage.add(record)
      }
    }
  })
  return checkVocabulary(vocabulary, coverage.knows).map(({ sentence }) => sentence)
}
