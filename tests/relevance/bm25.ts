/** A text with the id that it is graded by. */
export interface Titled {
  readonly id: string
  readonly title: string
}

export function tokensOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9/#.]+/g) ?? []
}

/** Okapi BM25 with k1 = 1.2 and b = 0.75, as a page of code: every word is optional. */
export function naiveBm25(titles: readonly Titled[]): (query: string) => Promise<readonly string[]> {
  const documents = titles.map(({ id, title }) => ({ id, tokens: tokensOf(title) }))
  const frequency = new Map<string, number>()
  for (const { tokens } of documents)
    for (const token of new Set(tokens)) frequency.set(token, (frequency.get(token) ?? 0) + 1)
  const meanLength = documents.reduce((sum, { tokens }) => sum + tokens.length, 0) / documents.length
  const weigh = (token: string, tokens: readonly string[]) => {
    const count = tokens.filter((own) => own === token).length
    const having = frequency.get(token) ?? 0
    const rarity = Math.log(1 + (documents.length - having + 0.5) / (having + 0.5))
    return (rarity * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * tokens.length) / meanLength))
  }
  return async (query) =>
    documents
      .map(({ id, tokens }) => ({ id, score: tokensOf(query).reduce((sum, token) => sum + weigh(token, tokens), 0) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .map(({ id }) => id)
}
