import { unsafeCell } from '@specify/core/text/csv.ts'
import { isTick } from '../words/blank-words.ts'
import { isOnlyPlace, isPlace, quantityInCell } from '../words/list-words.ts'
import { isUnitType } from '../columns/column-content.ts'
import { isMeasureName, isPerUnit, namedField } from '../columns/fields.ts'
import { readHeading } from '../columns/heading.ts'
import { isLevel, roomWithin } from '../quantities/levels.ts'
import type { ListRow, Mapping } from '../model.ts'
import { NOWHERE, type Place } from './place.ts'

/** `King (40)`, `1B (20 off)`: a type by how often it is built. */
const COUNTED_TYPE =
  /^([\p{L}\p{N}][\p{L}\p{N} -]{0,25}?) ?\((?:[x×] ?)?(\d{1,4})(?: ?(?:off|no\.?|units?|keys?|rooms?|apts?|apartments?))?\)$/iu

/** `B1` beside `L1`: a level below the ground, or of parking. */
const SHORT_LEVEL = /^(?:[BPRG]|LG|UG)\d{1,2}$/
/** Headings whose cells hold only a number: `Lot`, `Stage`. */
const KIND = /^(?:stage|lot|level|floor|building|block|tower|wing|unit|room|apartment|area|zone|type)s?$/i

function countedType(name: string): Place | null {
  const [, unitType = '', units = ''] = COUNTED_TYPE.exec(name) ?? []
  const isOther = unitType === '' || namedField(unitType) !== null || isMeasureName(unitType)
  return isOther ? null : { room: '', unitType, units }
}

/**
 * The place whose quantities a column has: `Ensuite`, `Qty Ensuite`, `Type A (12 off)`; null where its name is none.
 * `Qty Type A` may be of all units of the type, and is asked for.
 */
export function placeOfName(name: string): Place | null {
  if (isPerUnit(name) || KIND.test(name.trim())) return null
  const counted = countedType(name.trim())
  if (counted && !isOnlyPlace(counted.unitType)) return counted
  const place = name.replace(/^(?:qty|quantity)\s+(?:for\s+)?|\s+(?:qty|quantity)$/gi, '').trim()
  const isNamed = isPlace(place) || isLevel(place) || SHORT_LEVEL.test(place)
  if (isNamed && !isUnitType(place)) return { ...NOWHERE, room: place }
  const read = place === name.trim() ? readHeading(place) : null
  return read && read.unitType !== '' ? read : null
}

interface PlaceColumn {
  readonly index: number
  readonly place: Place
  /** True if its name is that of a place by itself, not because it stands among others. */
  readonly isNamed: boolean
}

/** Several columns of quantities are of places, whatever their names: `King`, `Twin`, `L1`. */
export function placeColumns(mapping: Mapping, header: readonly string[] | null): readonly PlaceColumn[] {
  const indexes = mapping.flatMap((field, index) => (field === 'quantity' ? [index] : []))
  const nameAt = (index: number) => (header?.[index] ?? '').trim()
  // `Accessible (4)` beside `King (40)` is a type, too.
  const areTypes = indexes.some((index) => placeOfName(nameAt(index))?.units)
  return indexes.flatMap((index) => {
    const name = nameAt(index)
    const field = namedField(name)
    const isOpen = indexes.length > 1 && name !== '' && (field === null || field === 'room')
    const named = (areTypes ? countedType(name) : null) ?? placeOfName(name)
    const place = named ?? (isOpen ? { ...NOWHERE, room: name } : null)
    return place ? [{ index, place, isNamed: named !== null }] : []
  })
}

/** One row for each place that has a quantity, where the columns of the quantities are named by places. */
export function rowsByPlace(
  row: ListRow,
  cells: readonly string[],
  { mapping, places }: { readonly mapping: Mapping; readonly places: readonly PlaceColumn[] },
): ListRow[] {
  if (places.length === 0) return [row]
  const columns = places.map(({ index, place }) => ({ place, text: unsafeCell(cells[index] ?? '') }))
  const isOfTypes = columns.every(({ place }) => place.unitType !== '')
  const isWithin = places.length > 1 && places.every(({ isNamed, place }) => isNamed && place.unitType === '')
  if (mapping.includes('room') && !isWithin && !(isOfTypes && !mapping.includes('type'))) return [row]
  const counted = columns.filter(({ text }) => !/^(?:|0+|[-–—]|nil|n\/?a)$/i.test(text))
  if (counted.length === 0) return [{ ...row, quantity: '' }]
  return counted.map(({ place, text }) => {
    const own = place.unitType === '' ? row : place
    const room =
      isWithin && mapping.includes('room')
        ? joinPlaces(row.room, place.room)
        : place.room || (isOfTypes ? row.room : '')
    return {
      ...row,
      unitType: own.unitType,
      units: own.units,
      room,
      quantity: isTick(text) ? '' : (quantityInCell(text) ?? text),
    }
  })
}

/** `North` and the column `Ensuite` are `North - Ensuite`, `Ensuite` and the column `Level 1` are `Level 1 - Ensuite`. */
function joinPlaces(room: string, column: string): string {
  const isOuter = isLevel(column) || SHORT_LEVEL.test(column)
  return isOuter ? roomWithin([column], room) : roomWithin([room].filter(Boolean), column)
}
