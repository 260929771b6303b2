import type { ScheduleRooms } from './model.ts'
import { builtLines, type FindTwin } from './hands/built-lines.ts'

export interface ProductUse {
  readonly productId: string
  /** Rooms with the product in any finish, each as often as it is built. */
  readonly rooms: number
}

/** Counts the rooms that each product is in, the most frequent product first. */
export function productUsage({ rooms, unitTypes }: ScheduleRooms, findTwin: FindTwin): ProductUse[] {
  const linesOf = builtLines(unitTypes, findTwin)
  const counts = new Map<string, number>()
  for (const room of rooms) {
    // Units of the two hands add up; lines of one hand are in the same units.
    const unitsBySide = new Map<string, Map<string, number>>()
    for (const { item, units, side } of linesOf(room))
      if (!item.free) unitsBySide.getOrInsertComputed(item.productId, () => new Map()).set(side ?? 'all', units)
    for (const [productId, bySide] of unitsBySide) {
      const units = bySide.get('all') ?? bySide.values().reduce((sum, each) => sum + each, 0)
      counts.set(productId, (counts.get(productId) ?? 0) + units)
    }
  }
  const used = Array.from(counts, ([productId, count]) => ({ productId, rooms: count }))
  return used.filter((each) => each.rooms > 0).toSorted((a, b) => b.rooms - a.rooms)
}
