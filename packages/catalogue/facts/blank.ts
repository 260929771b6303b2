/** Placeholders in feeds for an empty field. Compared without case. */
const NOTHING = new Set([
  '',
  '-',
  '–',
  '—',
  'n/a',
  'n.a.',
  'na',
  '#n/a',
  'not applicable',
  'null',
  'undefined',
  'tbc',
  'tba',
  'none',
  'unspecified',
  'not specified',
  'not provided',
  'not available',
  'to be confirmed',
  'no information',
  'no information provided',
  'no information available',
])

const LONGEST_NOTHING = Math.max(...Array.from(NOTHING, (text) => text.length))

/** First characters of such a cell, in either case. */
const OPENINGS = new Set(Array.from(NOTHING).flatMap((text) => [text.charCodeAt(0), text.toUpperCase().charCodeAt(0)]))

export function isBlank(value: unknown): boolean {
  if (typeof value !== 'string') return value === null || value === undefined
  // An import checks millions of cells, and the first character decides nearly all.
  const first = value.charCodeAt(0)
  if (isVisible(first) && !OPENINGS.has(first)) return false
  const text = value.trim()
  return text.length <= LONGEST_NOTHING && NOTHING.has(text.toLowerCase())
}

/** ASCII that `trim` does not remove. */
function isVisible(code: number): boolean {
  return code > 0x20 && code < 0x7f
}
