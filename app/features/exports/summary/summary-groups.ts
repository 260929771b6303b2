import { countText } from '@specify/core/text/count-text.ts'
import { handsText } from '@specify/schedule/hands/unit-hands.ts'
import type { UnitType } from '@specify/schedule/model.ts'
import type { SummaryRoom } from './summary.ts'

/** The rooms of one type, or the common areas. */
export interface SummaryGroup {
  readonly unitType: UnitType | null
  readonly rooms: readonly SummaryRoom[]
}

export function groupRooms(rooms: readonly SummaryRoom[]): SummaryGroup[] {
  return [...Map.groupBy(rooms, ({ unitType }) => unitType?.id)].map(([, ofType]) => ({
    unitType: ofType[0]?.unitType ?? null,
    rooms: ofType,
  }))
}

/** `Type A × 40`, `Type A × 30: 15 left, 15 right`, or `Common areas`. */
export function unitTypeText(unitType: UnitType | null): string {
  if (!unitType) return 'Common areas'
  return [`${unitType.name} × ${countText(unitType.count)}`, handsText(unitType)].filter(Boolean).join(': ')
}
