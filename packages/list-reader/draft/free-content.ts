import {
  MAX_DESCRIPTION_LENGTH,
  MAX_FREE_CODE_LENGTH,
  NO_DETAILS,
  readFreeLine,
  type FreeLineContent,
} from '@specify/schedule/free-lines/free-line.ts'

interface Written {
  readonly code: string
  readonly description: string
  readonly note: string
}

/**
 * The free line that a row is kept as, with its note. Nothing is lost: a code or description that is too long for its
 * field goes on in the next. Null for a row that says nothing.
 */
export function freeContentOf({
  code,
  description,
  note,
}: Written): (FreeLineContent & { readonly note: string }) | null {
  const isCode = code.length <= MAX_FREE_CODE_LENGTH
  const text = [isCode ? '' : code, description].filter(Boolean).join(' ') || code
  const letters = Array.from(text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim())
  const name = letters.slice(0, MAX_DESCRIPTION_LENGTH).join('')
  const rest = letters.slice(MAX_DESCRIPTION_LENGTH).join('')
  const typed = { name, free: { ...NO_DETAILS, code: isCode ? code.replace(/\p{Cc}+/gu, ' ') : '' } }
  const { content, problems } = readFreeLine(typed)
  return Object.keys(problems).length > 0 ? null : { ...content, note: [rest, note].filter(Boolean).join(' ') }
}
