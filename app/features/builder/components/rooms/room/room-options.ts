import type { Schedule, ScheduleRooms } from '@specify/schedule/model.ts'
import { ROOM_ACCESS, type RoomAccess } from '@specify/catalogue/facts/room-access.ts'
import { roomsByType } from '@specify/schedule/units.ts'

type Options = readonly (readonly [value: string, label: string])[]

const COMMON_AREAS = 'Common areas'

/** Rooms to choose from, by id; with the names of their types where there are any. */
export function roomOptions(schedule: ScheduleRooms, isOffered: (roomId: string) => boolean = () => true): Options {
  return roomsByType(schedule).flatMap(({ unitType, rooms }) =>
    rooms
      .filter(({ id }) => isOffered(id))
      .map(({ id, name }) => [id, unitType ? `${unitType.name}: ${name}` : name] as const),
  )
}

/** Types to choose from, by id; the common areas have an empty one. */
export function typeOptions({ unitTypes }: Pick<Schedule, 'unitTypes'>): Options {
  return [['', COMMON_AREAS], ...unitTypes.map(({ id, name }) => [id, name] as const)]
}

/** Marks of access to choose from, that of the room first; an empty one for none. */
export function accessOptions(access: RoomAccess | undefined): Options {
  const all = [['', 'Not marked'], ...Object.entries(ROOM_ACCESS)] as const
  return all.toSorted(([one], [other]) => Number(other === (access ?? '')) - Number(one === (access ?? '')))
}
