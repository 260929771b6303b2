import type { SubstitutedLine } from '../model.ts'
import type { ScopedLine } from '../line-scope.ts'
import { splitLine, type FindTwin } from '../hands/built-lines.ts'
import { totalQuantity } from '../units.ts'

export interface Prices {
  /** Cents for one; null where there is none to show. */
  readonly from: number | null
  readonly to: number | null
}

export function toSubstitutedLine({ item, room, unitType, units }: ScopedLine): SubstitutedLine {
  return {
    lineItemId: item.id,
    roomName: room.name,
    unitType: unitType?.name ?? '',
    quantity: item.quantity,
    units,
  }
}

/** Cents for all units; null where a price, or a sum that a number can hold, is missing. */
export function priceEffectOf(
  lines: readonly Pick<SubstitutedLine, 'quantity' | 'units'>[],
  { from, to }: Prices,
): number | null {
  if (from === null || to === null) return null
  const effect = (to - from) * lines.reduce((sum, line) => sum + totalQuantity(line, line.units), 0)
  return Number.isSafeInteger(effect) ? effect : null
}

interface PriceSources {
  /** Cents for one; null where there is none to show. */
  readonly priceOf: (sku: string) => number | null
  readonly findTwin: FindTwin
}

/**
 * Cents for all units, each hand at the price of its product; null where a price, or a sum that a number can hold, is
 * missing.
 */
export function priceEffectIn(
  lines: readonly ScopedLine[],
  { from, to }: { readonly from: string; readonly to: string },
  { priceOf, findTwin }: PriceSources,
): number | null {
  const prices = { from: priceOf(from), to: priceOf(to) }
  const effect = priceEffectOf(lines.map(toSubstitutedLine), prices)
  const isHanded = lines.some(({ unitType }) => unitType?.hands)
  if (effect === null || !isHanded) return effect
  let sum = 0
  for (const [sku, sign] of [
    [to, 1],
    [from, -1],
  ] as const)
    for (const { item, unitType, units } of lines) {
      const line = { ...item, sku }
      const parts = unitType?.hands ? splitLine(line, unitType.hands, findTwin(sku)) : [{ item: line, units }]
      for (const part of parts) {
        const price = priceOf(part.item.sku)
        if (price === null) return null
        sum += sign * price * totalQuantity(part.item, part.units)
      }
    }
  return Number.isSafeInteger(sum) ? sum : null
}
