/** Pairs of equal entries of two lists beyond which they are not compared entry by entry: it would take seconds. */
const MOST_PAIRS = 2_000_000

/** Tests whether two lists can be compared entry by entry in a turn of the event loop. */
export function areComparable(one: readonly string[], other: readonly string[]): boolean {
  const counts = new Map<string, number>()
  for (const entry of one) counts.set(entry, (counts.get(entry) ?? 0) + 1)
  let pairs = one.length + other.length
  for (const entry of other) {
    pairs += counts.get(entry) ?? 0
    if (pairs > MOST_PAIRS) return false
  }
  return true
}
