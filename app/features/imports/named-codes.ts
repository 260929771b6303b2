import { findCode, type IsCode } from './find-code.ts'
import type { Role } from './line-words.ts'
import { toWords } from './list-tokens.ts'

/** The codes of the catalogue among the words of a text; several as `A or B`, empty for none. */
export function namedCodes(text: string, isCode: IsCode): string {
  if (!/\d/.test(text)) return ''
  const { words } = toWords(text, isCode)
  const roles: Role[] = words.map(() => null)
  const code = findCode(words, roles, isCode)
  return code?.isKnown ? code.text : ''
}
