/** Files of a feed repeat a few thousand dates. */
const MAX_REMEMBERED = 20_000
const MAX_REMEMBERED_LENGTH = 40
const cache = new Map<string, string | null>()

/** A date of a feed as `YYYY-MM-DD`, ignoring its time zone; null for an invalid or implausible date. */
export function readDate(cell: unknown): string | null {
  if (typeof cell === 'number') return dateOf(null, new Date(cell))
  if (typeof cell !== 'string') return null
  const before = cache.get(cell)
  if (before !== undefined) return before
  const written = cell.trim()
  const iso = isoOf(written)
  const date = dateOf(iso, new Date(iso ?? `${written} UTC`))
  if (cell.length <= MAX_REMEMBERED_LENGTH && cache.size < MAX_REMEMBERED) cache.set(cell, date)
  return date
}

function isoOf(written: string): string | null {
  return /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(written)?.[1] ?? null
}

/** Dates roll over: 31 February would become 3 March, so one that was written in full must come out as it was. */
function dateOf(iso: string | null, time: Date): string | null {
  if (Number.isNaN(time.getTime())) return null
  const date = time.toISOString().slice(0, 10)
  return (iso === null || iso === date) && /^(?:19|20)\d{2}-/.test(date) ? date : null
}
