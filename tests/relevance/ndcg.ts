/** Grades by the id of what is found: 3 is what was asked for, 1 is related, nothing is not wanted. */
export type Grades = ReadonlyMap<string, number>

export interface GradedQuery {
  readonly query: string
  readonly misspelt: boolean
  readonly grades: Grades
}

const DEPTH = 10

/**
 * Normalised discounted cumulative gain of the first ten, from 0 to 1, with the gain 2^grade − 1 and the discount
 * log2(place + 1) of Burges et al. (2005). An id that appears twice counts where it is first.
 */
export function ndcgAt10(ranked: readonly string[], grades: Grades): number {
  const found = [...new Set(ranked)].map((id) => grades.get(id) ?? 0)
  const best = discountedGain([...grades.values()].sort((one, other) => other - one))
  return best === 0 ? 0 : discountedGain(found) / best
}

function discountedGain(grades: readonly number[]): number {
  return grades.slice(0, DEPTH).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}

/**
 * The mean over all queries, and over the misspelt ones, and how many find nothing; `search` answers with ids, the best
 * first.
 */
export async function measureNdcg(
  queries: readonly GradedQuery[],
  search: (query: string) => Promise<readonly string[]>,
): Promise<{ readonly all: number; readonly misspelt: number; readonly withoutHit: number }> {
  const values: { readonly ndcg: number; readonly misspelt: boolean }[] = []
  let withoutHit = 0
  for (const { query, misspelt, grades } of queries) {
    const found = await search(query)
    if (found.length === 0) withoutHit++
    values.push({ ndcg: ndcgAt10(found, grades), misspelt })
  }
  const mean = (of: typeof values) => (of.length === 0 ? 0 : of.reduce((sum, { ndcg }) => sum + ndcg, 0) / of.length)
  return { all: mean(values), misspelt: mean(values.filter(({ misspelt }) => misspelt)), withoutHit }
}
