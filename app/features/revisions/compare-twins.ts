import { builtLines, type FindTwin } from '@specify/schedule/hands/built-lines.ts'
import { hasHandedUnits } from '@specify/schedule/hands/unit-hands.ts'
import type { ScheduleRooms } from '@specify/schedule/model.ts'

/** The product of a line item in units of the hand that is not drawn. */
export interface OtherHandOfLine {
  /** The code of its twin, or `no right hand in Chrome`. */
  readonly text: string
  /** Null where there is no twin. */
  readonly sku: string | null
  readonly name: string
}

/** The other hand of each line that is split or lacks its twin, by the id of the line item. */
export function otherHands(schedule: ScheduleRooms, findTwin: FindTwin): ReadonlyMap<string, OtherHandOfLine> {
  const others = new Map<string, OtherHandOfLine>()
  if (!hasHandedUnits(schedule)) return others
  const linesOf = builtLines(schedule.unitTypes, findTwin)
  for (const room of schedule.rooms)
    for (const { item, twinOf, missing } of linesOf(room)) {
      if (twinOf !== null) others.set(item.id, { text: item.sku, sku: item.sku, name: item.name })
      else if (missing) others.set(item.id, { text: `no ${missing.text}`, sku: null, name: item.name })
    }
  return others
}
