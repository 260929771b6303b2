import type { SubstitutedLine } from '../model.ts'
import type { ScopedLine } from '../line-scope.ts'
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
