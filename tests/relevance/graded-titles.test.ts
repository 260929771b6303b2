import { describe, expect, it } from 'vitest'
import { FILLERS, gradedTitles } from './graded-titles.ts'
import { measureNdcg } from './ndcg.ts'

const { titles, queries } = gradedTitles()
const tokensOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9/#.]+/g) ?? []

describe('the graded titles', () => {
  it('are 1,500 with 150 queries, the same on every call', () => {
    expect([titles.length, queries.length]).toEqual([1500, 150])
    expect(new Set(titles.map(({ id }) => id)).size).toBe(1500)
    expect(gradedTitles()).toEqual({ titles, queries })
  })

  it('are graded from 1 to 3; every query has what it asks for, and at least five grades', () => {
    const ids = new Set(titles.map(({ id }) => id))
    for (const { grades } of queries) {
      expect(Array.from(grades.keys()).filter((id) => !ids.has(id))).toEqual([])
      expect(new Set([1, 2, 3, ...grades.values()]).size).toBe(3)
      expect([...grades.values()]).toContain(3)
      expect(grades.size).toBeGreaterThanOrEqual(5)
    }
  })

  it('have a quarter of misspelt queries, and words that no title has', () => {
    expect(queries.filter(({ misspelt }) => misspelt).length).toBeGreaterThan(30)
    const known = new Set(titles.flatMap(({ title }) => tokensOf(title)))
    expect(FILLERS.filter((word) => known.has(word))).toEqual([])
    const strange = queries.filter(({ query }) => tokensOf(query).some((token) => !known.has(token)))
    expect(strange.length).toBeGreaterThan(queries.length / 2)
  })

  it('are neither trivial nor out of reach: naive BM25 gets between a half and two thirds', async () => {
    const { all, misspelt } = await measureNdcg(queries, naiveBm25())
    expect(all).toBeGreaterThan(0.5)
    expect(all).toBeLessThan(0.67)
    expect(misspelt).toBeLessThan(all)
  })
})

/** Okapi BM25 with k1 = 1.2 and b = 0.75; every word is optional. */
function naiveBm25(): (query: string) => Promise<readonly string[]> {
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
