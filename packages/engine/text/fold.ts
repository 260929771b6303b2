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

const SEPARATORS = /[^\p{L}\p{N}]+/gu

/** A product code as it is compared everywhere: `963-42 BN/6a` and `96342bn6A` are the same. Leading zeros count. */
export function normaliseCode(code: string): string {
  return fold(code).replace(SEPARATORS, '')
}
