import { LruCache } from '#app/core/lru-cache.ts'
import type { Locale } from '#app/features/markets/model.ts'
import type { IndexView } from '@specify/engine'
import { FACETS, facetAttribute } from '../facets.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { hasOnlyKnownWords } from './known-words.ts'
import { makeLexicon, type Lexicon } from './lexicon.ts'
import { understand, type Asked, type Understanding } from './understand.ts'

interface Known {
  readonly vocabulary: Vocabulary
  readonly lexicon: Lexicon
  readonly recent: LruCache<string, Understanding>
}

/** Of each view, until its catalogue or the vocabulary is another. */
const lexicons = new WeakMap<IndexView, Known>()
/** A page asks for the same text several times, and pages of results follow one another. */
const MOST_RECENT = 300

export function understandIn(view: IndexView, locale: Locale, asked: Asked, vocabulary: Vocabulary): Understanding {
  const { lexicon, recent } = knownOf(view, locale, vocabulary)
  const key = JSON.stringify(asked)
  const understood = recent.get(key) ?? understand(view, lexicon, asked)
  recent.set(key, understood)
  return understood
}

/** Whether every word of a text is one that the view or the vocabulary has. */
export function isKnownIn(view: IndexView, locale: Locale, text: string, vocabulary: Vocabulary): boolean {
  return hasOnlyKnownWords(view, knownOf(view, locale, vocabulary).lexicon, text)
}

function knownOf(view: IndexView, locale: Locale, vocabulary: Vocabulary): Known {
  const known = lexicons.get(view)
  if (known?.vocabulary === vocabulary) return known
  const labels = new Map(FACETS.map((facet) => [facetAttribute(facet, locale), facet.label]))
  const made = {
    vocabulary,
    lexicon: makeLexicon({ view, vocabulary, labels }),
    recent: new LruCache<string, Understanding>(MOST_RECENT),
  }
  lexicons.set(view, made)
  return made
}
