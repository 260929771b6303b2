import { type Word, listWords } from '../text/words.ts'

/** As in the hosted service, words past the tenth are ignored. */
export const MAX_WORDS = 10

export function listQueryWords(text: string): Word[] {
  return listWords(text).slice(0, MAX_WORDS)
}
