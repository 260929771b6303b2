import { LruCache } from '@specify/core/data/lru-cache.ts'
import { finishSteps, type Chunked } from '@specify/core/data/chunked.ts'
import type { Locale } from '@specify/core/market.ts'
import type { IndexView } from '@specify/engine'
import { FACETS, facetAttribute } from '#app/features/search/hits/facets.ts'
import type { Vocabulary } from '#app/features/search/vocabulary.ts'
import { hasOnlyKnownWords } from '../names/known-words.ts'
import { lexiconSteps, type Lexicon } from './lexicon.ts'
import { readOtherCode, withPins } from '../pins.ts'
import { understand } from '../understand.ts'
import type { TypedQuery, Understanding } from '../understanding.ts'

interface LexiconEntry {
  readonly lexicon: Lexicon
  readonly recent: LruCache<string, Understanding>
}

/** Cached per view and vocabulary, while both are in use. */
const lexicons = new WeakMap<IndexView, WeakMap<Vocabulary, LexiconEntry>>()
/** A page asks for the same text several times, and pages of results follow one another. */
const MOST_RECENT = 300

export function understandIn(
  view: IndexView,
  locale: Locale,
  request: TypedQuery,
  vocabulary: Vocabulary,
): Understanding {
  const { lexicon, recent } = knownOf(view, locale, vocabulary)
  const key = JSON.stringify(request)
  const understood = recent.get(key) ?? understandWith(view, lexicon, request, vocabulary)
  recent.set(key, understood)
  return understood
}

function understandWith(view: IndexView, lexicon: Lexicon, request: TypedQuery, vocabulary: Vocabulary): Understanding {
  const own = readOtherCode(view, request, vocabulary)
  if (!own) return withPins(view, understand(view, lexicon, request), vocabulary)
  const typed = request.text.trim()
  return { ...understand(view, lexicon, own), corrections: [{ typed, meant: own.text }] }
}

/** Returns whether every word of a text is in the view or the vocabulary. */
export function isKnownIn(view: IndexView, locale: Locale, text: string, vocabulary: Vocabulary): boolean {
  return hasOnlyKnownWords(view, knownOf(view, locale, vocabulary).lexicon, text)
}

/** Makes the lexicon of a view before the first search asks for it. */
export function* prepareLexicon(view: IndexView, locale: Locale, vocabulary: Vocabulary): Chunked<LexiconEntry> {
  const ofView = lexicons.get(view) ?? new WeakMap<Vocabulary, LexiconEntry>()
  lexicons.set(view, ofView)
  const cached = ofView.get(vocabulary)
  if (cached) return cached
  const labels = new Map(FACETS.map((facet) => [facetAttribute(facet, locale), facet.label]))
  const lexicon = yield* lexiconSteps({ view, vocabulary, labels })
  const entry = { lexicon, recent: new LruCache<string, Understanding>(MOST_RECENT) }
  ofView.set(vocabulary, entry)
  return entry
}

function knownOf(view: IndexView, locale: Locale, vocabulary: Vocabulary): LexiconEntry {
  return lexicons.get(view)?.get(vocabulary) ?? finishSteps(prepareLexicon(view, locale, vocabulary))
}
