import { countText } from '@specify/core/text/count-text.ts'

/** Rooms that a clause names before it counts the rest. */
const MAX_ROOMS = 12

/** `Type A, Ensuite; Lobby and 3 more`. */
export function roomsText(all: readonly string[]): string {
  const places = [...new Set(all)]
  const more = places.length - MAX_ROOMS
  return places.slice(0, MAX_ROOMS).join('; ') + (more > 0 ? ` and ${countText(more)} more` : '')
}
