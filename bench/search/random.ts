/** Numbers from 0 to 1, always the same for one seed (mulberry32). */
export type Random = () => number

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

/** Picks the first items far more often than the last, as shoppers and catalogues do (Zipf's law). */
export class SkewedPicker<T> {
  private readonly items: readonly T[]
  private readonly cumulative: readonly number[]

  constructor(items: readonly T[], exponent: number) {
    const weights = items.map((_, rank) => 1 / (rank + 1) ** exponent)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    let sum = 0
    this.items = items
    this.cumulative = weights.map((weight) => (sum += weight / total))
  }

  pick(random: Random): T {
    const point = random()
    let low = 0
    let high = this.items.length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.cumulative[middle] ?? 1) < point) low = middle + 1
      else high = middle
    }
    const item = this.items[low]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
}
