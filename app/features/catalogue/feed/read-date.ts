/** A date of a feed as `YYYY-MM-DD`, ignoring its time zone; null for an invalid or implausible date. */
export function readDate(cell: unknown): string | null {
  if (typeof cell !== 'string' && typeof cell !== 'number') return null
  const written = String(cell).trim()
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(written)?.[1]
  const time = new Date(iso ?? (typeof cell === 'number' ? cell : `${written} UTC`))
  if (Number.isNaN(time.getTime())) return null
  const date = time.toISOString().slice(0, 10)
  // Dates roll over: 31 February would become 3 March.
  return (iso === undefined || iso === date) && /^(?:19|20)\d{2}-/.test(date) ? date : null
}
