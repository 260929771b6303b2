/** Optimal string alignment distance in characters, written down from its definition. */
export function editDistance(a: string, b: string): number {
  const [from, to] = [Array.from(a), Array.from(b)]
  const rows = Array.from({ length: from.length + 1 }, (_, i) =>
    Array.from({ length: to.length + 1 }, (_, j) => (i === 0 ? j : i)),
  )
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= from.length; i++) {
    for (let j = 1; j <= to.length; j++) {
      const substituted = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Infinity
      rows[i]![j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, substituted, swapped)
    }
  }
  return at(from.length, to.length)
}

/** The distance to the closest beginning of a term. */
export function prefixDistance(word: string, term: string): number {
  const characters = Array.from(term)
  return Math.min(
    ...Array.from({ length: characters.length + 1 }, (_, n) => editDistance(word, characters.slice(0, n).join(''))),
  )
}
