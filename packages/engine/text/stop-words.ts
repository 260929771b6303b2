/** Words that may be missing from a product as long as the query has others: `back to the wall toilet`. */
const STOP_WORDS: ReadonlySet<string> = new Set('a an and at by for from in of on or the to with'.split(' '))

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word)
}
