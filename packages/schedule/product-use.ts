import type { ScheduleRooms } from './model.ts'
import { unitCounts } from './units.ts'

export interface ProductUse {
  readonly productId: string
  /** Rooms with the product in any finish, each as often as it is built. */
  readonly rooms: number
}

/** Counts the rooms that each product is in, the most frequent product first. */
export function productUsage({ rooms, unitTypes }: ScheduleRooms): ProductUse[] {
  const unitsOf = unitCounts(unitTypes)
  const counts = new Map<string, number>()
  for (const room of rooms) {
    for (const productId of new Set(room.items.flatMap(({ productId, free }) => (free ? [] : productId)))) {
      counts.set(productId, (counts.get(productId) ?? 0) + unitsOf(room))
    }
  }
  const used = Array.from(counts, ([productId, count]) => ({ productId, rooms: count }))
  return used.filter((each) => each.rooms > 0).toSorted((a, b) => b.rooms - a.rooms)
}
