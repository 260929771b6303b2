/** Numbers that people write as words, in lower case: `one` is 1, `twenty` is 20. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty`
    .split(/\s+/)
    .map((word, at) => [word, at + 1]),
)
