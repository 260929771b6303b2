import { countOf } from './count-text.ts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Says a time by its largest unit: `2 days`, `1 minute`. Less than a minute is `a moment`. */
export function ageText(milliseconds: number): string {
  for (const [unit, ms] of UNITS) if (milliseconds >= ms) return countOf(Math.floor(milliseconds / ms), unit)
  return 'a moment'
}
