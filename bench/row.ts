/** One figure of a run. */
export interface BenchRow {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Maximum; for `times` and `share`, minimum. */
  readonly budget?: number
  /** The peer's time as a multiple. */
  readonly ratio?: number
}

export function toRow(name: string, value: number, unit: string, budget?: number): BenchRow {
  return { name, value, unit, ...(budget === undefined ? {} : { budget }) }
}

export function printRow({ name, value, unit, budget, ratio }: BenchRow): void {
  const isFloor = unit === 'times' || unit === 'share'
  const isMet = budget === undefined || (isFloor ? value >= budget : value <= budget)
  const bound = budget === undefined ? '' : `${isFloor ? '>=' : '<='} ${budget}${isMet ? '' : '  MISSED'}`
  const figure = value.toFixed(value >= 100 || Number.isInteger(value) ? 0 : 2)
  const peer = ratio ? `${ratio.toFixed(0)}x` : ''
  console.log(`${name.padEnd(46)} ${figure.padStart(10)} ${unit.padEnd(8)} ${bound.padEnd(18)} ${peer}`)
}

/** The value below which a share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
