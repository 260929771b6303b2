import { isCodeCell, isCountWord, isQtyWord, isRecordWord, isSentenceWord } from '../words/list-words.ts'
import { namedCodes } from './named-codes.ts'
import type { IsCode } from './find-code.ts'
import { isTag } from '../columns/column-content.ts'

/** A tag, the sign between, and what it marks: `WB-01 876010W`, `TW01: 876010W`, `T-03 / 876010W`, `WB-01/876010W`. */
const LEADING = /^[[(]?(\p{Lu}{1,4}(?:[-.]\d{1,3}| ?\d{1,3})\p{L}?)[\])]?(?:\s*([:,=/|–—]|\s-(?=\s))\s*|\s+)(\S.*)$/u
/** Two letters and a number that is set off, as no level and no room is numbered: `WB-01`, `WB01`. */
const SURE_TAG = /^\p{Lu}{2,4}(?:-\d{1,3}|0\d)\p{L}?$/u
const LEVEL = /^(?:lvl|apt|lot|blk|bld|bldg|unit|type|room|rm|bed|no)/i

/** Returns whether a text beside a code is certainly a tag. */
export function isSureTag(text: string): boolean {
  return SURE_TAG.test(text) && isTag(text) && !LEVEL.test(text) && !isRecordWord(text)
}

/**
 * The tag that a text with a code begins with, and the text behind it. Null where none is sure: a code of the catalogue
 * may begin as a tag does (`PT 40/240C`), and `ADD 2` counts.
 */
export function splitTag(text: string, isCode: IsCode): { readonly tag: string; readonly rest: string } | null {
  const [, tag = '', sign = '', rest = ''] = LEADING.exec(text) ?? []
  if (tag === '' || !isTag(tag) || isCode(tag) || isCode(text)) return null
  const [word = '', number] = tag.split(' ', 2)
  if (number !== undefined && (counts(word) || (sign === '' && !number.startsWith('0')))) return null
  const named = namedCodes(rest, isCode)
  if (![named, ''].includes(namedCodes(text, isCode))) return null
  // `AB12/34C` of another maker may be one code.
  const isApart = sign === '' ? isSureTag(tag) : sign === ':' || /\s/.test(text.slice(tag.length, -rest.length))
  return named !== '' || (isApart && isCodeCell(rest)) ? { tag, rest } : null
}

function counts(word: string): boolean {
  return isCountWord(word) || isQtyWord(word) || isSentenceWord(word) || isRecordWord(word) || /^(?:add|x)$/i.test(word)
}
