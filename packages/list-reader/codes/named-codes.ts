import { normaliseCode } from '@specify/engine/fold'
import { findCode, findKnown, type IsCode } from './find-code.ts'
import type { Role } from '../words/line-words.ts'
import { toWords } from '../words/list-tokens.ts'

/** The codes of the catalogue among the words of a text; several as `A or B`, empty for none. */
export function namedCodes(text: string, isCode: IsCode): string {
  if (!/\d/.test(text)) return ''
  const { words } = toWords(text, isCode)
  const roles: Role[] = words.map(() => null)
  const code = findCode(words, roles, findKnown(words, isCode))
  return code?.isKnown ? code.text : ''
}

/** Codes that begin alike are finishes or sizes of one product. */
const MAX_ALIKE = 4

/** Returns whether codes are of several products that belong together, rather than of one to choose. */
export function areApart(codes: readonly string[]): boolean {
  const plain = codes.map(normaliseCode)
  return plain.every((one, at) => plain.every((other, index) => index === at || alikeLength(one, other) <= MAX_ALIKE))
}

function alikeLength(one: string, other: string): number {
  const end = Array.from(one).findIndex((character, at) => character !== other[at])
  return end < 0 ? one.length : end
}
