import { isRoomText } from '../list-words.ts'
import { isUnitType } from './column-content.ts'

/** Where the following rows belong; empty where that is not known. */
export interface Place {
  readonly room: string
  readonly unitType: string
  /** How often the type is built. */
  readonly units: string
}

export const NOWHERE: Place = { room: '', unitType: '', units: '' }

/** `Type A x 40`, `Type A (40 off)`. */
const COUNTED = /^(.*\S)\s+(?:[x×]\s*(\d{1,4})|\((\d{1,4})(?:\s*(?:off|no\.?|units?))?\))$/i

/** The place that a line above others names: `Ensuite:`, `Type A`, `Type A - Ensuite`; null for any other text. */
export function readHeading(text: string): Place | null {
  const name = text.replace(/\s+/g, ' ').replace(/:$/, '').trim()
  const [first = '', ...others] = name.split(/\s+[-–—/|]\s+|,\s+|:\s+/)
  const [, unitType = first, times, off] = COUNTED.exec(first) ?? []
  const room = others.join(' - ')
  if (isUnitType(unitType) && (room === '' || isRoomText(room))) return { room, unitType, units: times ?? off ?? '' }
  return isRoomText(name) ? { room: name, unitType: '', units: '' } : null
}

/** Rooms below a type belong to it, until another type or the common areas begin. */
export function placeBelow(place: Place, next: Place): Place {
  const { room, unitType } = next
  if (unitType !== '') {
    const isSame = unitType === place.unitType
    return {
      room: room === '' && isSame ? place.room : room,
      unitType,
      units: next.units || (isSame ? place.units : ''),
    }
  }
  if (room === '') return place
  return /\bcommon\b/i.test(room) ? { ...NOWHERE, room } : { ...place, room }
}
