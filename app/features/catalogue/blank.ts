/** What a feed writes where a field does not apply. Compared without case. */
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

/** The characters with which such a cell can begin, in either case. */
const OPENINGS = new Set(Array.from(NOTHING).flatMap((text) => [text.charCodeAt(0), text.toUpperCase().charCodeAt(0)]))

/** Whether a cell holds no value: empty, or one of the ways in which feeds say so. */
export function isBlank(value: unknown): boolean {
  if (typeof value !== 'string') return value === null || value === undefined
  // An import asks this of millions of cells, and nearly all are told by their first character.
  const first = value.charCodeAt(0)
  if (isVisible(first) && !OPENINGS.has(first)) return false
  const text = value.trim()
  return text.length <= LONGEST_NOTHING && NOTHING.has(text.toLowerCase())
}

/** ASCII that `trim` leaves where it is. */
function isVisible(code: number): boolean {
  return code > 0x20 && code < 0x7f
}
