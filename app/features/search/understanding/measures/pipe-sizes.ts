import { hasWord, type IndexView } from '@specify/engine'
import { listOccurrences } from '@specify/engine/words'
import type { Correction } from '../spelling.ts'

/** Metric sizes of nominal pipe sizes in inches. */
const NOMINAL: ReadonlyMap<number, number> = new Map([
  [0.5, 15],
  [0.75, 20],
  [1.25, 32],
  [1.5, 40],
  [3.5, 90],
])
const SIGNS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }
/** `1/2"`, `1 1/4 inch`, `3/4 in`, `¾″`, `1½"`. */
const IN_INCHES =
  /(?<![\d./])(?:(\d{1,2})(?:\s+|-)?)??(?:(\d)\s?\/\s?(\d)|([½¼¾]))\s*-?(?:["″”]|''|in(?:ch(?:es)?)?\b)/gi

/** A text with sizes in parts of an inch called what the trade calls them, `3/4" valve` is of 20 mm, where no product has inches. */
export function nameInMetric(
  view: IndexView,
  text: string,
  isPlain: (phrase: string) => boolean,
): { readonly text: string; readonly named: readonly Correction[] } {
  const named: Correction[] = []
  const metric = text.replace(
    IN_INCHES,
    (typed: string, whole?: string, above?: string, below?: string, sign?: string) => {
      const part = sign === undefined ? Number(above) / Number(below) : (SIGNS[sign] ?? NaN)
      const mm = NOMINAL.get(Number(whole ?? 0) + part)
      const isInInches = listOccurrences(typed).some(
        ({ term }) => term.endsWith('mm') && term !== `${mm}mm` && hasWord(view, term),
      )
      if (mm === undefined || isPlain(typed) || isInInches) return typed
      named.push({ typed, meant: `${mm} mm` })
      return `${mm} mm`
    },
  )
  return { text: metric, named }
}
