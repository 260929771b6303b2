import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { LOCALES } from '@specify/core/market.ts'
import type { CatalogueState } from '../catalogue/catalogue-state.ts'
import { prepareLexicon } from '../understanding/lexicon/lexicons.ts'
import type { Vocabulary } from '../vocabulary.ts'

/** Makes what reading queries needs of each view of a catalogue, those of visitors first. Requests go on meanwhile. */
export async function prepareSearch(catalogue: CatalogueState, vocabulary: Vocabulary): Promise<void> {
  for (const visibility of ['public', 'internal'] as const) {
    for (const locale of LOCALES) {
      await runInTurns(prepareLexicon(catalogue.products(locale, visibility), locale, vocabulary))
      if (visibility === 'internal') continue
      await runInTurns(prepareLexicon(catalogue.bimLibrary(locale, visibility), locale, vocabulary))
    }
  }
}
