import { describe, expect, it } from 'vitest'
import { naiveBm25, tokensOf } from './bm25.ts'
import { FILLERS, gradedTitles } from './graded-titles.ts'
import { measureNdcg } from './ndcg.ts'

const graded = gradedTitles()
const { titles, tuning, heldOut } = graded
const queries = [...tuning, ...heldOut]

describe('the graded titles', () => {
  it('are the same on every call, with as many queries to tune with as are not looked at', () => {
    expect([titles.length, tuning.length, heldOut.length]).toEqual([1860, 186, 186])
    expect(new Set(titles.map(({ id }) => id)).size).toBe(titles.length)
    expect(gradedTitles()).toEqual(graded)
  })

  it('are graded from 1 to 3; every query has what it asks for, and at least five grades', () => {
    const ids = new Set(titles.map(({ id }) => id))
    for (const { grades } of queries) {
      expect(Array.from(grades.keys()).filter((id) => !ids.has(id))).toEqual([])
      expect(new Set([1, 1.5, 2, 3, ...grades.values()]).size).toBe(4)
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
    const { all, misspelt } = await measureNdcg(queries, naiveBm25(titles))
    expect(all).toBeGreaterThan(0.5)
    expect(all).toBeLessThan(0.67)
    expect(misspelt).toBeLessThan(all)
  })
})
