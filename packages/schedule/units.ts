import type { LineItem, Room, ScheduleRooms, UnitType } from './model.ts'

/** Returns a function that counts a room's units: its type's count, or 1 for common areas. */
export function unitCounts(unitTypes: readonly UnitType[]): (room: Pick<Room, 'unitTypeId'>) => number {
  const counts = new Map(unitTypes.map(({ id, count }) => [id, count]))
  return ({ unitTypeId }) => (unitTypeId === null ? 1 : (counts.get(unitTypeId) ?? 1))
}

/** Quantity over all units. */
export function totalQuantity({ quantity }: Pick<LineItem, 'quantity'>, units: number): number {
  return quantity * units
}

/** Rooms of common areas first, then those of each type, in the order of the types; each in the order of the rooms. */
export function roomsByType<R extends Pick<Room, 'unitTypeId'>>({
  unitTypes,
  rooms,
}: {
  readonly unitTypes: readonly UnitType[]
  readonly rooms: readonly R[]
}): { readonly unitType: UnitType | null; readonly rooms: readonly R[] }[] {
  const byType = Map.groupBy(rooms, ({ unitTypeId }) => unitTypeId)
  const common = rooms.filter(({ unitTypeId }) => !unitTypes.some(({ id }) => id === unitTypeId))
  const typed = unitTypes.map((unitType) => ({ unitType, rooms: byType.get(unitType.id) ?? [] }))
  return common.length === 0 ? typed : [{ unitType: null, rooms: common }, ...typed]
}

/** Returns whether a project has types, tags or free lines, which the contract's calls and exports do not know. */
export function isExtended({ unitTypes, rooms }: ScheduleRooms): boolean {
  return unitTypes.length > 0 || rooms.some(({ items }) => items.some(({ tag, free }) => tag !== '' || free))
}
