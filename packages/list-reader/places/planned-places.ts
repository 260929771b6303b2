import { countText } from '@specify/core/text/count-text.ts'
import { isRoomName, roomKey, trimRoomName } from '@specify/schedule/rooms/room-name.ts'
import { totalQuantity } from '@specify/schedule/units.ts'
import { readQuantity } from './row-rules.ts'
import { readUnits, roomOf, type DraftRow, type ListAnswer } from '../draft/list-draft.ts'
import { RoomFinder } from './room-finder.ts'

type KnownPlaces = Pick<ListAnswer, 'unitTypes' | 'rooms' | 'typedRooms'>

/**
 * Describes by row id what a row's room does not show: the room's new name, its unit type, and the quantity over all
 * units: `as Ensuite 2, Type B × 40, qty each: 80 in all`.
 */
export function plannedPlaces(
  rows: readonly DraftRow[],
  otherwise: string,
  { unitTypes, rooms, typedRooms }: KnownPlaces,
): ReadonlyMap<number, string> {
  const types = new Map(typedRooms.map(({ room, unitType }) => [roomKey(room), unitType]))
  let made = 0
  const finder = new RoomFinder(
    {
      unitTypes: unitTypes.map(({ name, count }) => ({ id: name, name, count })),
      rooms: rooms.map((name) => ({
        id: name,
        name,
        note: '',
        unitTypeId: types.get(roomKey(name)) ?? null,
        items: [],
      })),
    },
    () => `new ${made++}`,
  )
  const ids = new Map<number, string>()
  for (const row of rows) {
    const room = roomOf(row, otherwise)
    const unitType = trimRoomName(row.unitType)
    if (row.isLeftOut || !isRoomName(room) || (unitType !== '' && !isRoomName(unitType))) continue
    ids.set(row.id, finder.roomOf({ room, unitType, units: readUnits(row.units) }))
  }
  const places = new Map(finder.rooms.map((room) => [room.id, room]))
  const counts = new Map(finder.unitTypes.map((unitType) => [unitType.id, unitType]))
  return new Map(
    rows.flatMap((row) => {
      const place = places.get(ids.get(row.id) ?? '')
      if (!place) return []
      const unitType = place.unitTypeId === null ? null : counts.get(place.unitTypeId)
      const isRenamed = roomKey(place.name) !== roomKey(roomOf(row, otherwise))
      const text = [isRenamed && `as ${place.name}`, unitType && unitsText(unitType, readQuantity(row.quantity))]
      return [[row.id, text.filter(Boolean).join(', ')] as const]
    }),
  )
}

function unitsText(
  { name, count }: { readonly name: string; readonly count: number },
  quantity: number | null,
): string {
  if (count === 1) return name
  const all = quantity === null ? '' : `: ${countText(totalQuantity({ quantity }, count))} in all`
  return `${name} × ${count}, qty each${all}`
}
