import { type Word, listWords } from '../text/words.ts'

/** Words past the tenth are ignored, as in the hosted service. */
export const MAX_WORDS = 10

export function listQueryWords(text: string): Word[] {
  return listWords(text).slice(0, MAX_WORDS)
}

/** The same where a word that follows itself is one word. Numbers are not: `12 12` may be a code, or two lengths. */
export function listDistinctWords(text: string): Word[] {
  const words: Word[] = []
  for (const word of listWords(text)) {
    const last = words.at(-1)
    if (last?.text === word.text && !/\d/.test(word.text)) words[words.length - 1] = { ...last, end: word.end }
    else if (words.push(word) > MAX_WORDS) break
  }
  return words.slice(0, MAX_WORDS)
}
