import type { LineItem, Room, ScheduleRooms, UnitType } from './model.ts'

/** How often rooms are built: as often as their type, once without one. */
export function unitCounts(unitTypes: readonly UnitType[]): (room: Pick<Room, 'unitTypeId'>) => number {
  const counts = new Map(unitTypes.map(({ id, count }) => [id, count]))
  return ({ unitTypeId }) => (unitTypeId === null ? 1 : (counts.get(unitTypeId) ?? 1))
}

/** How many of a line item the whole project takes. */
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

/** Whether a project says more than the documented calls and exports do: it has types, or tags. */
export function isExtended({ unitTypes, rooms }: ScheduleRooms): boolean {
  return unitTypes.length > 0 || rooms.some(({ items }) => items.some(({ tag }) => tag !== ''))
}
