import { AppError } from '#app/core/app-error.ts'
import { MAX_LIST_CHARACTERS, MAX_LIST_LINES, TOO_LONG, TOO_MANY_LINES } from './limits.ts'

/** @throws AppError `too_large` for a text of more than can be read at once. */
export function assertLength(text: string): void {
  if (text.length > MAX_LIST_CHARACTERS) throw new AppError('too_large', TOO_LONG)
  if ((text.match(/\n/g)?.length ?? 0) > MAX_LIST_LINES) throw new AppError('too_large', TOO_MANY_LINES)
}
