/** Numbers that people write as words, in lower case: `one` is 1, `twenty` is 20. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty`
    .split(/\s+/)
    .map((word, at) => [word, at + 1]),
)

const WORDS = [...NUMBER_WORDS.keys()].join('|')
/** Not of `2-3 dozen` and `2 or 3 dozen`, which say two numbers, and not of `several dozen`. */
const DOZENS = new RegExp(
  String.raw`(?:(?<![\p{L}\d.,/–-]|\b(?:or|to)\s)(half(?:[\s-]an?)?|an?|${WORDS}|\d{1,3})[\s-]+|^)(?:dozen|doz|dz)(?![\p{L}\d])\.?(\s+and\s+a\s+half)?(?:\s+(?:of|x)(?!\S))?`,
  'giu',
)

/** Dozens as the number that they are: `2 dozen 97210B` is `24 off 97210B`, `half a dozen` is `6 off`. */
export function withoutDozens(text: string): string {
  if (!/doz|dz/i.test(text)) return text
  return text.replace(DOZENS, (_, many: string | undefined, andHalf: string | undefined) => {
    const word = (many ?? 'a').toLowerCase()
    const dozens = word.startsWith('half') ? 0.5 : /^an?$/.test(word) ? 1 : (NUMBER_WORDS.get(word) ?? Number(word))
    return `${dozens * 12 + (andHalf ? 6 : 0)} off`
  })
}
