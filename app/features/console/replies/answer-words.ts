/** Words of an answer that are filled in as it is sent, with what stands in their place. */
export const ANSWER_WORDS = {
  name: 'the customer’s name',
  number: 'the number of the enquiry',
  day: 'the day it was sent',
  staff: 'your name',
} as const

export type AnswerWords = Readonly<Record<keyof typeof ANSWER_WORDS, string>>

/** Anything in braces that could be meant as a word: one that is misspelt must not reach a customer. */
const WORD = /\{([^{}\n]{1,60})\}/g

const isWord = (word: string): word is keyof AnswerWords => Object.hasOwn(ANSWER_WORDS, word)

/** The words of a text that nothing is filled in for, each once. */
function unknownWords(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(WORD), ([, word = '']) => word))].filter((word) => !isWord(word))
}

/** Says which words are not known, and which are; empty where all are. */
export function wordProblem(text: string): string {
  const unknown = unknownWords(text)
  if (unknown.length === 0) return ''
  const listed = (words: readonly string[]) => words.map((word) => `{${word}}`).join(', ')
  return `Nothing is filled in for ${listed(unknown.slice(0, 5))}. Words are ${listed(Object.keys(ANSWER_WORDS))}.`
}

/** Fills in each word once: braces in a customer's name stay as they are. */
export function fillWords(text: string, words: AnswerWords): string {
  return text.replaceAll(WORD, (written, word: string) => (isWord(word) ? words[word] : written))
}
