import { AppError } from '@specify/core/app-error.ts'
import { MAX_LIST_CHARACTERS, MAX_LIST_LINES, TOO_LONG, TOO_MANY_LINES } from '../limits.ts'

/** @throws AppError `too_large` for a text of more than can be read at once. */
export function assertLength(text: string): void {
  if (text.length > MAX_LIST_CHARACTERS) throw new AppError('too_large', TOO_LONG)
  if ((text.match(/\r\n?|\n/g)?.length ?? 0) > MAX_LIST_LINES) throw new AppError('too_large', TOO_MANY_LINES)
}

/** @throws AppError `too_large` for more lines than can be read at once, of which blank ones do not count. */
export function assertLines(lines: readonly string[]): void {
  const filled = lines.reduce((count, line) => count + (line === '' ? 0 : 1), 0)
  if (filled > MAX_LIST_LINES) throw new AppError('too_large', TOO_MANY_LINES)
}
