import { hasWord, hasWordFrom, similarTerms, type IndexView } from '@specify/engine'
import { isStopWord, singular } from '@specify/engine/words'
import type { Lexicon } from './lexicon/lexicon.ts'
import { COMPARATIVES } from './limits.ts'
import { listTokens, phraseKey, type Token } from './phrase.ts'

export interface Correction {
  readonly typed: string
  readonly meant: string
}

const ONE_TYPO_FROM = 4
const TWO_TYPOS_FROM = 7
/** Shorter words are more often another word than a misspelt one of a product's text. */
const TERM_FROM = 6
const SHORTEST_PART = 3
/** Shorter ones are near to too much. */
const PHRASE_FROM = 7
const UNREACHED = 99
/** They say how figures and phrases are meant, in any catalogue. */
const SAYING = new Set([
  ...COMPARATIVES,
  ...(
    'between under over below above least than about around approx less more better maximum minimum without except ' +
    'excluding width wide height high tall depth deep length long diameter reach inch inches foot feet'
  ).split(' '),
])
/** A text with more words that nobody knows is no misspelt query: none of them is corrected. */
const MOST_UNKNOWN = 6

/** The text with the words corrected that neither the catalogue nor its vocabulary has, `isPlain` ones left alone. */
export function correctText(
  view: IndexView,
  lexicon: Lexicon,
  text: string,
  isPlain: (phrase: string) => boolean,
): { text: string; corrections: Correction[] } {
  const tokens = listTokens(text, lexicon.canonical)
  const corrections: Correction[] = []
  let corrected = ''
  let from = 0
  const unknown = tokens.filter((token, at) => {
    const isKnown =
      isPlain(text.slice(token.start, token.end)) ||
      lexicon.meanings.has(token.key) ||
      [-1, 1].some((step) => lexicon.meanings.has(joinedKey(tokens, at, step)))
    return !isKnown && mayBeMisspelt(view, lexicon, token, at === tokens.length - 1)
  })
  for (const token of unknown.length > MOST_UNKNOWN ? [] : unknown) {
    const typed = text.slice(token.start, token.end)
    const meant = nearestWord(view, lexicon, tokens, tokens.indexOf(token))
    if (!meant) continue
    corrections.push({ typed, meant })
    corrected += text.slice(from, token.start) + meant
    from = token.end
  }
  return { text: corrected + text.slice(from), corrections }
}

/** `gun metal` is known as a phrase though neither word may be. */
function joinedKey(tokens: readonly Token[], at: number, step: number): string {
  const [one, other] = [tokens[Math.min(at, at + step)], tokens[Math.max(at, at + step)]]
  return one && other ? one.key + other.key : ''
}

/**
 * Returns whether a word is in neither the catalogue nor its vocabulary. Words with digits are codes and sizes; the
 * last word may be unfinished.
 */
function mayBeMisspelt(view: IndexView, lexicon: Lexicon, { text, key }: Token, isLast: boolean): boolean {
  if (text.length < ONE_TYPO_FROM || /\d/.test(text) || isStopWord(text) || SAYING.has(text)) return false
  if ([text, key].some((word) => lexicon.words.has(word) || hasWord(view, word))) return false
  return !isLast || !isBeginning(view, lexicon, text)
}

/** The word that was meant; null where none is near enough. Of several, one that is a phrase with its neighbour. */
function nearestWord(view: IndexView, lexicon: Lexicon, tokens: readonly Token[], at: number): string | null {
  const { text = '' } = tokens[at] ?? {}
  const most = text.length >= TWO_TYPOS_FROM ? 2 : 1
  const isPhrase = (word: string) => {
    const key = phraseKey(word, lexicon.canonical)
    const before = (tokens[at - 1]?.key ?? '') + key
    return [before, key + (tokens[at + 1]?.key ?? '')].some((each) => each !== key && lexicon.meanings.has(each))
  }
  const found = nearest(lexicon.words, text, { most, isPhrase, isAlone: (word) => lexicon.meanings.has(word) })
  const nearby =
    found && (hasWord(view, found.word) || isMeant(lexicon, found.word) || isPhrase(found.word)) ? found : null
  const [term] = text.length >= TERM_FROM ? similarTerms(view, text, 1).filter(({ typos }) => typos <= 1) : []
  if (nearby && (!term || nearby.typos <= term.typos)) return nearby.word
  return term?.term ?? apart(lexicon, text) ?? nearestPhrase(lexicon, text) ?? begun(lexicon, text)
}

/** A word of the operator's that this catalogue has no use for is no correction. */
function isMeant({ meanings, canonical }: Lexicon, word: string): boolean {
  return meanings.has(phraseKey(word, canonical))
}

/** `vani` for `vanity`: the shortest word for a thing that begins so. */
function begun({ words, meanings }: Lexicon, text: string): string | null {
  const things = Array.from(words).filter((word) => word.startsWith(text) && meanings.get(singular(word))?.isKind)
  return things.reduce<string | null>((best, word) => (best === null || word.length < best.length ? word : best), null)
}

/** `matteblack` in two words that are known. */
function apart({ words, meanings }: Lexicon, text: string): string | null {
  const isKnown = (part: string) => words.has(part) || meanings.has(part)
  for (let at = text.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const [one, other] = [text.slice(0, at), text.slice(at)]
    if (isKnown(one) && isKnown(other)) return `${one} ${other}`
  }
  return null
}

/** `sohwerhead` as the phrase that it is when it is written as one word. */
function nearestPhrase({ keys, words, meanings }: Lexicon, text: string): string | null {
  if (text.length < PHRASE_FROM) return null
  const phrases = keys.filter((key) => Math.abs(key.length - text.length) <= 1 && !words.has(key))
  const isKind = (key: string) => meanings.get(key)?.isKind === true
  return nearest(new Set(phrases), text, { most: 1, isPhrase: isKind, isAlone: () => false })?.word ?? null
}

function isBeginning(view: IndexView, lexicon: Lexicon, text: string): boolean {
  return hasWordFrom(view, text) || lexicon.words.values().some((word) => word.startsWith(text))
}

interface SpellingQuery {
  readonly most: number
  readonly isPhrase: (word: string) => boolean
  readonly isAlone: (word: string) => boolean
}

function nearest(
  words: ReadonlySet<string>,
  typed: string,
  { most, isPhrase, isAlone }: SpellingQuery,
): { word: string; typos: number } | null {
  let typos = UNREACHED
  let best: string[] = []
  for (const word of words) {
    if (Math.abs(word.length - typed.length) > most || word.length < ONE_TYPO_FROM) continue
    const own = editDistance(word, typed, most) + (word[0] === typed[0] ? 0 : 0.5)
    if (own > most || own > typos) continue
    if (own < typos) best = []
    typos = own
    best.push(word)
  }
  const letters = sorted(typed)
  const word = best.find((each) => sorted(each) === letters) ?? best.find(isPhrase) ?? best.find(isAlone) ?? best[0]
  return word === undefined ? null : { word, typos }
}

/** Sorts letters: of equally near words, one with the same letters is likeliest (`balck`). */
function sorted(word: string): string {
  return Array.from(word).sort().join('')
}

/** Insertions, deletions, substitutions and swaps of neighbours; more than `most` is 99. */
function editDistance(one: string, other: string, most: number): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[j - 2] ?? 0) + 1 : UNREACHED,
        ),
      )
    }
    if (Math.min(...next) > most) return UNREACHED
    before = row
    row = next
  }
  return row.at(-1) ?? UNREACHED
}
