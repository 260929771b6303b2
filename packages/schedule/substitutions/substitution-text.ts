import { countOf, countText } from '@specify/core/text/count-text.ts'
import type { SubstitutedLine, Substitution } from '../model.ts'
import { totalQuantity } from '../units.ts'

/** Pieces over all units. */
export function substitutedQuantity({ lines }: Pick<Substitution, 'lines'>): number {
  return lines.reduce((sum, line) => sum + totalQuantity(line, line.units), 0)
}

/** `3 lines in 3 rooms, 124 in all`. */
export function substitutedText(record: Pick<Substitution, 'lines'>): string {
  const rooms = new Set(record.lines.map(placeOf)).size
  return `${countOf(record.lines.length, 'line')} in ${countOf(rooms, 'room')}, ${countText(substitutedQuantity(record))} in all`
}

/** `Type A × 40: Ensuite (2), Bath (1); Lobby (4)`; from `limit` characters on, how many rooms are left out. */
export function placesText({ lines }: Pick<Substitution, 'lines'>, limit: number): string {
  const parts: string[] = []
  let length = 0
  let remaining = lines.length
  for (const [type, own] of Map.groupBy(lines, typeOf)) {
    const rooms: string[] = []
    for (const { roomName, quantity } of own) {
      const room = `${roomName} (${quantity})`
      if (length + room.length > limit) break
      length += room.length
      remaining--
      rooms.push(room)
    }
    if (rooms.length > 0) parts.push(type === '' ? rooms.join(', ') : `${type}: ${rooms.join(', ')}`)
  }
  return remaining === 0 ? parts.join('; ') : [...parts, `and ${countOf(remaining, 'further line')}`].join('; ')
}

function typeOf({ unitType, units }: SubstitutedLine): string {
  return unitType === '' ? '' : `${unitType} × ${units}`
}

function placeOf({ unitType, roomName }: SubstitutedLine): string {
  return `${unitType}\n${roomName}`
}
