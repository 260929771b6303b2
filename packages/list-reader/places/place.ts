import { levelsBelow, roomWithin, splitLevels } from '../quantities/levels.ts'
import type { RoomCount } from '../model.ts'

/** The place that a heading or row states; empty where it states none. */
export interface Place {
  readonly room: string
  readonly unitType: string
  readonly units: string
  readonly roomCount?: RoomCount | undefined
}

/** The place of the following rows; `room` includes the parts of the building around it. */
export interface Standing extends Place {
  readonly levels: readonly string[]
}

export const NOWHERE: Standing = { room: '', unitType: '', units: '', levels: [] }

/** Places that are on no level. */
const OUTSIDE = /^(?:externals?|outside|outdoors|site|garden|yard|car ?park)$/i

/** Rooms below a type or a level belong to it, until another or the common areas begin. */
export function placeBelow(place: Standing, next: Place): Standing {
  const { unitType, units } = next
  const isSame = unitType === '' || unitType === place.unitType
  const roomCount = next.roomCount ?? levelCount(place)
  if (next.room === '' && isSame) return unitType === '' ? place : { ...place, units: units || place.units }
  const { levels: own, room } = splitLevels(next.room)
  const levels = levelsBelow(isSame && !OUTSIDE.test(next.room) ? place.levels : [], own)
  // As it is written, where nothing is added.
  const named = levels.length === own.length ? next.room : roomWithin(levels, room)
  if (unitType !== '') return { room: named, unitType, units: units || (isSame ? place.units : ''), levels, roomCount }
  return { ...(/\bcommon\b/i.test(room) ? NOWHERE : place), levels, room: named, roomCount }
}

/** `Villas (4 off)` counts all rooms below it, `Ensuites (4 off)` those of its own name. */
function levelCount({ room, roomCount }: Place): RoomCount | undefined {
  return roomCount && (room === '' || splitLevels(room).room === '') ? roomCount : undefined
}

/** The place of a row below headings: its own level counts for no other row. */
export function placeOfRow(place: Standing, row: Place): Standing {
  const own = placeBelow(place, row)
  return own === place ? place : { ...own, levels: own.unitType === place.unitType ? place.levels : [] }
}

/** Keeps what counts for headings below a table: all but the room. */
export function withoutRoom(place: Standing): Standing {
  return place.unitType === '' && place.levels.length === 0
    ? NOWHERE
    : { ...place, room: '', roomCount: levelCount(place) }
}

export function toPlace({ room, unitType, units, roomCount }: Standing): Place {
  return roomCount ? { room, unitType, units, roomCount } : { room, unitType, units }
}
