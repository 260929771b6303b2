import { totalQuantity } from '@specify/schedule/units.ts'
import type { LineEffect, PlannedRow } from './model.ts'
import type { UnnamedLine } from './plan-changes.ts'

export interface ChangeTotals {
  /** Cents with GST over all units, of products that have a public price. */
  readonly priceEffect: number
  /** Products without one, whose changes are not in the sum. */
  readonly unpriced: readonly string[]
  /** Pieces over all units. */
  readonly pieces: number
}

/** Sums what a plan changes. */
export function changeTotals(
  { rows, unnamed }: { readonly rows: readonly PlannedRow[]; readonly unnamed: readonly UnnamedLine[] },
  priceOf: (sku: string) => number | null,
): ChangeTotals {
  const effects = [...rows.flatMap((row) => row.effects), ...unnamed].filter(({ was, now }) => was !== now)
  const unpriced = new Set(effects.flatMap(({ sku }) => (priceOf(sku) === null ? [sku] : [])))
  return {
    priceEffect: effects.reduce((sum, effect) => sum + (effectPrice([effect], priceOf) ?? 0), 0),
    unpriced: Array.from(unpriced),
    pieces: effects.reduce((sum, { was, now, units }) => sum + totalQuantity({ quantity: now - was }, units), 0),
  }
}

/** Cents for all units; null where a product has no public price. */
export function effectPrice(effects: readonly LineEffect[], priceOf: (sku: string) => number | null): number | null {
  let sum = 0
  for (const { sku, was, now, units } of effects) {
    const price = priceOf(sku)
    if (price === null) return null
    sum += price * totalQuantity({ quantity: now - was }, units)
  }
  return Number.isSafeInteger(sum) ? sum : null
}
