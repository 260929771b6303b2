import { isQtyWord } from './list-words.ts'
import { type Named, namedField } from '../columns/fields.ts'

const MAX_NAME_WORDS = 3
/** `Qty Room` are two names, `Qty Unit` is one. */
const BESIDE_QUANTITY: ReadonlySet<Named | null> = new Set(['room', 'tag', 'description', 'code', 'note'])

/** The names of columns in a line without delimiters, with the code among them: `Item Code Description Qty`. */
export function namesIn(line: string): readonly Named[] | null {
  const words = line.split(/\s+/)
  const named: Named[] = []
  const nameAt = (at: number, count: number) => {
    const name = words.slice(at, at + count)
    // `Finish Qty Location` are three.
    const isSeveral = name.some((word, index) => index > 0 && isQtyWord(word)) && namedField(name[0]!) !== null
    return isSeveral ? null : namedField(name.join(' '))
  }
  for (let at = 0; at < words.length;) {
    let length = MAX_NAME_WORDS
    while (length > 0 && !(at + length <= words.length && nameAt(at, length))) length--
    if (length === 0) return null
    if (isQtyWord(words[at]!) && [1, 2].some((count) => BESIDE_QUANTITY.has(nameAt(at + 1, count)))) length = 1
    named.push(nameAt(at, length)!)
    at += length
  }
  return named.length > 1 && named.includes('code') ? named : null
}
