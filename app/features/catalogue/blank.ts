/** What a feed writes where a field does not apply. Compared without case. */
const NOTHING = new Set(['', '-', '–', '—', 'n/a', 'na', 'not applicable', 'null', 'undefined', '#n/a', 'tbc'])

const LONGEST_NOTHING = Math.max(...Array.from(NOTHING, (text) => text.length))

/** Whether a cell holds no value: empty, or one of the ways in which feeds say so. */
export function isBlank(value: unknown): boolean {
  if (typeof value !== 'string') return value === null || value === undefined
  const text = value.trim()
  return text.length <= LONGEST_NOTHING && NOTHING.has(text.toLowerCase())
}
