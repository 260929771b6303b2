/** Says why products that lack some of a query are shown, after `complete` that lack nothing. */
export function sayNearest(query: string, complete: number): string {
  return complete === 0
    ? `No product has all of “${query}”. These come nearest.`
    : `No other product has all of “${query}”. These come nearest.`
}

/** Says that no product has a code of a query, and what is shown in its place: texts around the code. */
export function sayUnknownCode(query: string): readonly [before: string, after: string] {
  return ['No product ', /\s/.test(query.trim()) ? '. Shown without it.' : '. These have codes like it.']
}
