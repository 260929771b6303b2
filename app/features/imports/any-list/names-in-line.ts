import { type Named, namedField } from './fields.ts'

const MAX_NAME_WORDS = 3

/** The names of columns in a line without delimiters, with the code among them: `Item Code Description Qty`. */
export function namesIn(line: string): readonly Named[] | null {
  const words = line.split(/\s+/)
  const named: Named[] = []
  for (let at = 0; at < words.length;) {
    let length = MAX_NAME_WORDS
    while (length > 0 && !(at + length <= words.length && namedField(words.slice(at, at + length).join(' ')))) length--
    if (length === 0) return null
    named.push(namedField(words.slice(at, at + length).join(' '))!)
    at += length
  }
  return named.length > 1 && named.includes('code') ? named : null
}
