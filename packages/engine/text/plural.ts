/** Words that end like a plural and are none, or whose plural follows no rule. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['shelves', 'shelf'],
  ['halves', 'half'],
  ['leaves', 'leaf'],
  ['knives', 'knife'],
  ['feet', 'foot'],
  ['gas', 'gas'],
  ['lens', 'lens'],
  ['wels', 'wels'],
  ['series', 'series'],
  ['species', 'species'],
  ['always', 'always'],
])
const MIN_LENGTH = 4
const NO_PLURAL = /(?:ss|us|is|\d.*)$/
const HISSING_PLURAL = /(?:sses|xes|ches|shes)$/

/** The singular of a folded English word; the word itself when it is not a plural (`glass`, `chassis`). */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (word.length < MIN_LENGTH || !word.endsWith('s') || NO_PLURAL.test(word)) return word
  if (word.endsWith('ies') && word.length > MIN_LENGTH) return `${word.slice(0, -3)}y`
  return HISSING_PLURAL.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
