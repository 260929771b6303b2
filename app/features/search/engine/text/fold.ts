/** Letters that Unicode decomposition leaves whole but people type as ASCII. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'ng',
  þ: 'th',
  ŧ: 't',
}
const WHOLE_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')
const COMBINING_MARKS = /[\u0300-\u036f]/gu
// Compatibility decomposition would spell these out as letters.
const SIGNS = /[™®©℠ªº]/gu
const MARK = /\p{M}/u
const APOSTROPHES = /['’ʼ]/gu
const ASCII = /^[\u0020-\u007f]*$/

/** Lower case without diacritics: `Tūroa` and `turoa` become one, and so do `Weiß` and `weiss`. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (ASCII.test(lower)) return lower
  return lower
    .replace(SIGNS, '')
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .replace(WHOLE_LETTERS, (letter) => LETTERS[letter] ?? letter)
}

/**
 * Where in a text the first `length` characters of its folded form end, counted from `start`, apostrophes left out.
 * Marks belong to the letter before them.
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
