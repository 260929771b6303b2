import { newUuid } from '@specify/core/ids/new-uuid.ts'
import type { Room, Schedule, UnitType } from '@specify/schedule/model.ts'
import { withoutTakenTags } from './number-tags.ts'
import { roomKey } from '@specify/schedule/rooms/room-name.ts'
import { copyOf, insertRooms } from '@specify/schedule/edits/schedule-edits.ts'

/**
 * A schedule with copies of the rooms of another one, at its end. Their unit type comes with them, or is the one of its
 * name; without one they are common areas. A tag that another product has here is left out.
 */
export function receiveRooms<S extends Schedule>(schedule: S, rooms: readonly Room[], unitType: UnitType | null): S {
  const own = unitType && schedule.unitTypes.find(({ name }) => roomKey(name) === roomKey(unitType.name))
  const added = unitType && !own ? [{ ...unitType, id: newUuid() }] : []
  const unitTypeId = own?.id ?? added[0]?.id ?? null
  const copies = withoutTakenTags(rooms, schedule).map((room) => copyOf(room, unitTypeId))
  const received = insertRooms({ ...schedule, unitTypes: [...schedule.unitTypes, ...added] }, copies, null)
  return { ...schedule, ...received }
}
