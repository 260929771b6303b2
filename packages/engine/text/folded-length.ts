import { fold } from './fold.ts'

const MARK = /\p{M}/u
const APOSTROPHES = /['’ʼ]/gu

/**
 * Finds the end of the first `length` folded characters from `start`, without apostrophes. Combining marks belong to
 * the letter before them.
 */
export function endOfFolded(text: string, start: number, length: number, toFolded = foldLetters): number {
  let end = start
  for (const character of text.slice(start)) {
    if (toFolded(text.slice(start, end)).length >= length && !MARK.test(character)) return end
    end += character.length
  }
  return end
}

function foldLetters(text: string): string {
  return fold(text).replace(APOSTROPHES, '')
}
