import { type Word, listWords } from '../text/words.ts'

/** Words past the tenth are ignored, as in the hosted service. */
export const MAX_WORDS = 10

export function listQueryWords(text: string): Word[] {
  return listWords(text).slice(0, MAX_WORDS)
}
