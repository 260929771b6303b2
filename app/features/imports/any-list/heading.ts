import { isRoomText } from '../list-words.ts'
import { isUnitType } from './column-content.ts'

/** Where the following rows belong; empty where that is not known. */
export interface Place {
  readonly room: string
  readonly unitType: string
}

export const NOWHERE: Place = { room: '', unitType: '' }

/** The place that a line above others names: `Ensuite:`, `Type A`, `Type A - Ensuite`; null for any other text. */
export function readHeading(text: string): Place | null {
  const name = text.replace(/:$/, '').trim()
  const [first = '', ...others] = name.split(/\s+[-–—/|]\s+|,\s+|:\s+/)
  const room = others.join(' - ')
  if (isUnitType(first) && others.length === 0) return { room: '', unitType: first }
  if (isUnitType(first) && isRoomText(room)) return { room, unitType: first }
  return isRoomText(name) ? { room: name, unitType: '' } : null
}

/** Rooms below a type belong to it, until another type or the common areas begin. */
export function placeBelow(place: Place, { room, unitType }: Place): Place {
  if (unitType !== '') return { room, unitType }
  if (room === '') return place
  return { room, unitType: /\bcommon\b/i.test(room) ? '' : place.unitType }
}
