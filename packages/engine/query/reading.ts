import type { TextOptions } from '../model.ts'

/** Tolerances of one attempt to match a query. */
export interface Reading extends Pick<TextOptions, 'typos' | 'prefix' | 'plurals'> {
  /** Typos in the first letter of words, which are looked for only when nothing else is found. */
  readonly firstLetterTypos: boolean
  readonly matchAny: boolean
  /** Folded words that need not match. */
  readonly optional: ReadonlySet<string>
}
