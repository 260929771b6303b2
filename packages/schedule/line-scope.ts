import type { LineItem, Room, ScheduleRooms, UnitType } from './model.ts'
import { assertKnown } from './rooms/known-ids.ts'
import { unitCounts } from './units.ts'

/** The lines that an action applies to. Null among the types stands for common areas. */
export type LineScope =
  | { readonly lineItemIds: readonly string[] }
  | { readonly roomIds: readonly string[] }
  | { readonly unitTypeIds: readonly (string | null)[] }
  | { readonly all: true }

export interface ScopedLine {
  readonly item: LineItem
  readonly room: Room
  readonly unitType: UnitType | null
  readonly units: number
}

/** Lists lines in room order. Unknown ids are ignored. */
export function linesIn({ unitTypes, rooms }: ScheduleRooms, scope: LineScope): ScopedLine[] {
  const types = new Map(unitTypes.map((unitType) => [unitType.id, unitType]))
  const unitsOf = unitCounts(unitTypes)
  const isIn = scopeFilter(scope)
  return rooms.flatMap((room) => {
    const unitType = room.unitTypeId === null ? null : (types.get(room.unitTypeId) ?? null)
    const units = unitsOf(room)
    return room.items.flatMap((item) => (isIn(room, item) ? { item, room, unitType, units } : []))
  })
}

/** @throws AppError `not_found` for ids that the schedule does not have. */
export function assertScope({ unitTypes, rooms }: ScheduleRooms, scope: LineScope): void {
  if ('lineItemIds' in scope) {
    const lines = new Set(rooms.flatMap(({ items }) => items.map(({ id }) => id)))
    assertKnown({ what: 'line item', ids: scope.lineItemIds, isKnown: (id) => lines.has(id) })
  } else if ('roomIds' in scope) {
    const roomIds = new Set(rooms.map(({ id }) => id))
    assertKnown({ what: 'room', ids: scope.roomIds, isKnown: (id) => roomIds.has(id) })
  } else if ('unitTypeIds' in scope) {
    const unitTypeIds = new Set(unitTypes.map(({ id }) => id))
    assertKnown({ what: 'unit type', ids: scope.unitTypeIds, isKnown: (id) => unitTypeIds.has(id) })
  }
}

function scopeFilter(scope: LineScope): (room: Room, item: LineItem) => boolean {
  if ('lineItemIds' in scope) {
    const ids = new Set(scope.lineItemIds)
    return (_room, { id }) => ids.has(id)
  }
  if ('roomIds' in scope) {
    const ids = new Set(scope.roomIds)
    return ({ id }) => ids.has(id)
  }
  if ('unitTypeIds' in scope) {
    const ids = new Set(scope.unitTypeIds)
    return ({ unitTypeId }) => ids.has(unitTypeId)
  }
  return () => true
}
