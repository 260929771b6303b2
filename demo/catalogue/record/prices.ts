import { hashOf } from './hash.ts'

/** New Zealand list prices lie this far above the Australian dollar amount: exchange, freight and 15 % GST. */
const NZD_RATIO = [1.08, 1.16] as const

/** A recommended retail price in cents near the amount, with an ending that price lists use. */
export function listPriceCents(dollars: number, seed: string): number {
  if (dollars < 25) return Math.max(95, Math.round(dollars * 20) * 5)
  const whole = Math.round(dollars)
  const endings: readonly [number, ...number[]] =
    dollars < 120 ? [0, 20, 40, 50, 60, 80, 90, 95] : dollars < 1500 ? [0, 0, 40, 50, 60, 80, 90] : [0, 0, 0, 40, 90]
  return whole * 100 + (endings[hashOf(`ending ${seed}`) % endings.length] ?? 0)
}

/** The New Zealand price in dollars of what costs this much in Australia. */
export function newZealandDollars(australianDollars: number, seed: string): number {
  const step = (hashOf(`nzd ${seed}`) % 9) / 8
  return australianDollars * (NZD_RATIO[0] + step * (NZD_RATIO[1] - NZD_RATIO[0]))
}
