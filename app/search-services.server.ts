import type { SearchBackend } from '#app/features/search/backends/backend.ts'
import { embeddedBackend, embeddedCache } from '#app/features/search/backends/embedded-backend.ts'
import { hostedBackends } from '#app/features/search/backends/hosted-backend.server.ts'
import type { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'
import { isKnownIn } from '#app/features/search/understanding/lexicon/lexicons.ts'
import type { Vocabulary } from '#app/features/search/vocabulary.ts'
import { PopularSearches } from '#app/features/searches/popular-searches.server.ts'
import type { Config } from './platform/config.server.ts'
import type { RequestContext } from './platform/request-context.server.ts'

interface SearchParts extends Pick<RequestContext, 'db' | 'log' | 'tokens'> {
  /** The catalogue and the words in service. */
  readonly current: () => { readonly catalogue: CatalogueState; readonly vocabulary: Vocabulary }
}

/** Opens search: in this process, or at a host where the operator has one. */
export function openSearch({ hostedSearch: hosted }: Config, { db, log, tokens, current }: SearchParts) {
  const cache = embeddedCache()
  const embedded = (state: CatalogueState, vocabulary: Vocabulary): SearchBackend =>
    embeddedBackend(state, vocabulary, cache)
  const searchOf = hosted ? hostedBackends({ hosted, embedded, log, tokens }) : embedded
  const popularSearches = new PopularSearches({
    db,
    log,
    search: () => searchOf(current().catalogue, current().vocabulary),
    isKnown: (locale, text) =>
      isKnownIn(current().catalogue.products(locale, 'public'), locale, text, current().vocabulary),
  })
  return { searchOf, popularSearches }
}
