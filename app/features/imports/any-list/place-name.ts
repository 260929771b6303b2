import { trimRoomName } from '#app/features/projects/room-name.ts'
import type { Place } from './heading.ts'

/** The room of a row in a project: that of a type is named after it, `Type A - Ensuite`. */
export function placeName({ room, unitType }: Place): string {
  return trimRoomName(unitType === '' ? room : `${unitType} - ${room}`)
}

/** A note with the tag of its line in front. */
export function noteWithTag(note: string, tag: string): string {
  return [tag, note].filter(Boolean).join(': ')
}
