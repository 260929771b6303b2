import { splitLine, type FindTwin } from '@specify/schedule/hands/built-lines.ts'
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

interface PriceSources {
  readonly priceOf: (sku: string) => number | null
  readonly findTwin: FindTwin
}

/** Sums what a plan changes. */
export function changeTotals(
  { rows, unnamed }: { readonly rows: readonly PlannedRow[]; readonly unnamed: readonly UnnamedLine[] },
  sources: PriceSources,
): ChangeTotals {
  const effects = [...rows.flatMap((row) => row.effects), ...unnamed].filter(({ was, now }) => was !== now)
  const pieces = effects.flatMap((effect) => piecesOf(effect, sources.findTwin))
  const unpriced = new Set(pieces.flatMap(({ sku }) => (sources.priceOf(sku) === null ? [sku] : [])))
  return {
    priceEffect: effects.reduce((sum, effect) => sum + (effectPrice([effect], sources) ?? 0), 0),
    unpriced: Array.from(unpriced),
    pieces: pieces.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/** Cents for all units; null where a product has no public price. */
export function effectPrice(effects: readonly LineEffect[], { priceOf, findTwin }: PriceSources): number | null {
  let sum = 0
  for (const { sku, quantity } of effects.flatMap((effect) => piecesOf(effect, findTwin))) {
    const price = priceOf(sku)
    if (price === null) return null
    sum += price * quantity
  }
  return Number.isSafeInteger(sum) ? sum : null
}

/** Pieces over all units, for each hand those of its product. */
function piecesOf({ sku, was, now, units, hands }: LineEffect, findTwin: FindTwin) {
  const quantity = now - was
  if (!hands) return [{ sku, quantity: totalQuantity({ quantity }, units) }]
  const line = { id: '', sku, productId: '', name: '', quantity, note: '', tag: '' }
  return splitLine(line, hands, findTwin(sku)).map((part) => ({
    sku: part.item.sku,
    quantity: totalQuantity(part.item, part.units),
  }))
}
