import { searchForms, listWords } from './words.ts'

/** Synonym groups: for a phrase of singular words joined by spaces, the other phrases. */
export type SynonymTable = ReadonlyMap<string, readonly (readonly string[])[]>

export function compileSynonyms(groups: readonly (readonly string[])[]): SynonymTable {
  const table = new Map<string, readonly (readonly string[])[]>()
  for (const group of groups) {
    const phrases = group.map(toPhrase).filter((phrase) => phrase.length > 0)
    for (const phrase of phrases) {
      const key = phraseKey(phrase)
      const others = phrases.filter((other) => phraseKey(other) !== key)
      table.set(key, [...(table.get(key) ?? []), ...others])
    }
  }
  return table
}

/** The same for `Wall Hungs` and `wall hung`. */
export function phraseKey(words: readonly string[]): string {
  return words.map(toSingular).join(' ')
}

/** Counted in words. */
export function longestPhrase(table: SynonymTable): number {
  return Math.max(0, ...table.keys().map((key) => key.split(' ').length))
}

function toPhrase(text: string): string[] {
  return listWords(text).map((word) => toSingular(word.text))
}

function toSingular(word: string): string {
  return searchForms(word)[1] ?? searchForms(word)[0] ?? word
}
