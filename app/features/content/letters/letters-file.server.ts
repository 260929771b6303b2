import { z } from 'zod'
import type { LetterWords } from '#app/platform/mail/email.server.tsx'
import { isLetterKind, LETTER_KINDS, type LetterKind } from './letter-kinds.ts'

/** Characters of one field. */
const MOST = 600
/** Control characters, and those that turn the direction of what follows. */
const UNPRINTED = /(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u

/** Lines of plain text: braces and markup are characters like any other. */
export const LetterLines = z
  .string()
  .trim()
  .max(MOST, `must have at most ${MOST} characters`)
  .refine((text) => !UNPRINTED.test(text), 'must be plain text')

const LetterLine = LetterLines.refine((text) => !text.includes('\n'), 'must be one line')

const Words = z.strictObject({
  greeting: LetterLine.optional(),
  closing: LetterLines.optional(),
  contact: LetterLines.optional(),
})

const SHAPE = Object.fromEntries(
  Object.entries(LETTER_KINDS).map(([kind, title]) => [kind, Words.optional().meta({ title })]),
) as Record<LetterKind, z.ZodOptional<typeof Words>>

/** Greeting, closing and contact lines by the kind of letter. */
export const LettersFile = z.strictObject(SHAPE)
export type LettersWords = z.output<typeof LettersFile>

/** The words around letters of a kind; none for letters of security. */
export function wordsAround(letters: LettersWords, kind: string): LetterWords {
  return (isLetterKind(kind) && letters[kind]) || {}
}
