/** Arithmetic on whole cents that stays exact for every amount a cart can hold. */

/** `cents * numerator / denominator`, rounded half up. None of them may be negative. */
export function shareOf(cents: number, numerator: number, denominator: number): number {
  const divisor = BigInt(denominator)
  return Number((BigInt(cents) * BigInt(numerator) * 2n + divisor) / (divisor * 2n))
}

/**
 * Divides an amount by weights: the parts add up to it exactly. The remainder of rounding goes to the parts that lost
 * most, earlier ones first. Without any weight every part is 0.
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total === 0n) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight))
  const parts = exact.map((each) => each / total)
  const remainder = Number(BigInt(cents) - parts.reduce((sum, part) => sum + part, 0n))
  const byLoss = exact
    .map((each, index) => ({ index, loss: each % total }))
    .toSorted((a, b) => (a.loss === b.loss ? a.index - b.index : a.loss > b.loss ? -1 : 1))
  const rounded = new Set(byLoss.slice(0, remainder).map(({ index }) => index))
  return parts.map((part, index) => Number(part) + (rounded.has(index) ? 1 : 0))
}
