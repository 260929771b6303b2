/** A bracket, a comma, a colon, the end of a line, a text in quotation marks, or a word: a number, true, false, null. */
export type JsonSign = '{' | '}' | '[' | ']' | ',' | ':' | '\n' | 'text' | 'word'

const SIGNS = '{}[],:\n'
const BETWEEN = ' \t\r'

/**
 * Visits the signs of a JSON text from left to right, a text without its quotation marks; ends where `visit` returns
 * false. A text that is no JSON is walked as well.
 */
export function walkJson(text: string, visit: (sign: JsonSign, start: number, end: number) => boolean | void): void {
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (BETWEEN.includes(sign)) continue
    if (SIGNS.includes(sign)) {
      if (visit(sign as JsonSign, at, at + 1) === false) return
      continue
    }
    const isText = sign === '"'
    const end = isText ? endOfString(text, at) : endOfWord(text, at)
    if (visit(isText ? 'text' : 'word', isText ? at + 1 : at, end) === false) return
    at = isText ? end : end - 1
  }
}

/** The place of the quotation mark that ends a string. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}

function endOfWord(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && !SIGNS.includes(text[at]!) && !BETWEEN.includes(text[at]!) && text[at] !== '"') at++
  return at
}
