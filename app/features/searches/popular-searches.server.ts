import { setImmediate as nextTurn } from 'node:timers/promises'
import { LOCALES, type Locale } from '@specify/core/market.ts'
import type { SearchBackend } from '#app/features/search/backends/backend.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { listFrequentSearches } from './queries.server.ts'

const REFRESH_MS = 10 * 60_000
/** Candidates that are checked, and texts that are kept, per market. */
const MOST_CANDIDATES = 300
export const MOST_POPULAR = 50

interface PopularSearchesOptions {
  readonly db: Database
  readonly log: Logger
  readonly search: () => SearchBackend
  /** Returns whether all words of a text are in the catalogue or its vocabulary. */
  readonly isKnown: (locale: Locale, text: string) => boolean
  readonly refreshMs?: number
}

/**
 * The most frequent searches per market, refreshed in the background. Visitors cannot place texts: each word must be in
 * the catalogue or vocabulary, and the text must find products.
 */
export class PopularSearches {
  private readonly options: PopularSearchesOptions
  private readonly timer: NodeJS.Timeout
  private readonly lists = new Map<Locale, readonly string[]>()

  constructor(options: PopularSearchesOptions) {
    this.options = options
    this.timer = setInterval(() => void this.refresh(), options.refreshMs ?? REFRESH_MS).unref()
    void this.refresh()
  }

  /** The most frequent first. */
  of(locale: Locale): readonly string[] {
    return this.lists.get(locale) ?? []
  }

  /** Refreshes the lists; they stay unchanged while database or search is unavailable. */
  async refresh(): Promise<void> {
    try {
      for (const locale of LOCALES) this.lists.set(locale, await this.read(locale))
    } catch (error) {
      this.options.log.warn({ err: error }, 'popular searches could not be read')
    }
  }

  close(): void {
    clearInterval(this.timer)
  }

  private async read(locale: Locale): Promise<string[]> {
    const { db, search, isKnown } = this.options
    const popular: string[] = []
    for (const text of await listFrequentSearches(db, { locale, limit: MOST_CANDIDATES }, new Date())) {
      if (popular.length === MOST_POPULAR) break
      if (isKnown(locale, text) && (await findsAllOf(search(), locale, text))) popular.push(text)
      await nextTurn()
    }
    return popular
  }
}

/** Returns whether a product has all words of a text as spelt. */
async function findsAllOf(search: SearchBackend, locale: Locale, text: string): Promise<boolean> {
  const scope = { locale, visibility: 'public', inBimLibrary: false } as const
  const { corrections, filter, ignored, parts, text: words } = search.understand(scope, { text })
  if (corrections.length > 0 || ignored.length > 0 || parts.some(({ role }) => role === 'wish')) return false
  const [answer] = await search.search(scope, [{ ...(words && { text: words }), ...(filter && { filter }), limit: 0 }])
  return (answer?.nbHits ?? 0) > 0
}
