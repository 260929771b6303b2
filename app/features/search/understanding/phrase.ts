import { isNumber, isStopWord, listWords, singular, type Word } from '@specify/engine/words'

/** Longer queries say no more of a product; a paragraph is cut. */
const MOST_WORDS = 40
/** The longest phrase that is looked up, in words. */
export const LONGEST_PHRASE = 6

/** Words that stand for one another one by one: `grey` for `gray`. */
export type Canonical = ReadonlyMap<string, string>

/** A word of the query in the form that phrases are compared in. */
export interface Token {
  readonly key: string
  readonly text: string
  readonly start: number
  readonly end: number
}

export function listTokens(text: string, canonical: Canonical): Token[] {
  return listWords(text)
    .slice(0, MOST_WORDS)
    .map((word) => ({ ...word, key: wordKey(word, canonical) }))
}

function wordKey({ text }: Pick<Word, 'text'>, canonical: Canonical): string {
  const one = singular(text.replaceAll(/['’ʼ]/gu, ''))
  return canonical.get(one) ?? one
}

/** Signs that belong to the word before them: `36"`. */
const SIGNS = /^["″”'′’.]+/u

/** Some of the tokens as they are written: those side by side with what is between them. */
export function textOf(text: string, tokens: readonly Token[], kept: readonly Token[]): string {
  const parts = kept.map((token) => {
    const next = tokens[tokens.indexOf(token) + 1]
    const rest = text.slice(token.end, next?.start)
    return text.slice(token.start, token.end) + (next && kept.includes(next) ? rest : `${SIGNS.exec(rest)?.[0] ?? ''} `)
  })
  return parts.join('').trim()
}

/** Phrases of a text with others that mean the same: `mop sink` with `cleaners sink`. */
export function listAlike(
  text: string,
  tokens: readonly Token[],
  { likes }: { readonly likes: ReadonlyMap<string, readonly string[]> },
): (readonly [phrase: string, others: readonly string[]])[] {
  return tokens.flatMap((token, first) =>
    tokens.slice(first, first + LONGEST_PHRASE).flatMap((last, more) => {
      const others = likes.get(joinKeys(tokens.slice(first, first + more + 1)))
      return others ? [[text.slice(token.start, last.end), others] as const] : []
    }),
  )
}

/** The `in` of `36 in vanity` is an inch. */
export function isUnit(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'in' && isNumber(tokens[at - 1]?.text ?? '')
}

/** The key under which a phrase is looked up: `Hand Showers`, `hand-shower` and `handshower` share one. */
export function phraseKey(phrase: string, canonical: Canonical): string {
  return joinKeys(listTokens(phrase, canonical))
}

/** They change nothing within a phrase: `step over the bath`, `toilet is always running`. */
const SAYING_NOTHING = new Set(
  (
    'a an the my our your his her their is are was were be been keep keeps constantly continually continuously always ' +
    'very really just still'
  ).split(' '),
)

/** The words of a phrase as it is looked up. */
export function joinKeys(tokens: readonly Token[]): string {
  return tellingKeys(tokens).join('')
}

function tellingKeys(tokens: readonly Token[]): string[] {
  const isInner = (at: number) => at > 0 && at < tokens.length - 1
  return tokens.flatMap(({ key, text }, at) => (isInner(at) && SAYING_NOTHING.has(text) ? [] : [key]))
}

/** Two words the other way round are another thing: `shower bath`. */
const FEWEST_IN_ANY_ORDER = 3

/** The same for the words of a phrase in any order: `toilet seat broken hinge`. Null for one too short, and for `with …` and `… with`. */
export function anyOrderKey(tokens: readonly Token[]): string | null {
  const keys = tellingKeys(tokens)
  const isOpen = [tokens[0], tokens.at(-1)].some((token) => !token || isStopWord(token.text))
  return keys.length < FEWEST_IN_ANY_ORDER || isOpen ? null : keys.sort().join(' ')
}

/** Each end of a name: `wall basin mixer`, `basin mixer`, `mixer`. */
export function listEnds(name: string): string[] {
  const words = listWords(name)
  return words.map(({ start }) => name.slice(start))
}
