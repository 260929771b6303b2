import { unsafeCell } from '#app/core/csv.ts'
import { isNoName } from '../blank-words.ts'
import { OUTLINE_LEVEL, plainName } from './fields.ts'
import { roomWithin } from './levels.ts'
import { placeOfName } from './place-columns.ts'
import type { ListRow, Mapping } from './model.ts'

const NAME =
  /^(stage|building|block|tower|wing|lot|level|floor|house|villa|townhouse|cottage|unit|apartment|apt|flat|dwelling)(?: (?:no|number|name))?$/
/** Columns whose cells may also be types: `Type A`, or `101`. */
const UNIT = /^(?:unit|apartment|apt|flat|dwelling)$/

/** Places whose names say as much as those of rooms, and whose numbers may also be measures or quantities. */
const AREA = /^(?:zone|area|location|loc|space|section|placement|where|rooms)(?: (?:no|number|id|ref|code))?$/
const AREA_NUMBER = /^[1-9]\d{0,3}$/
const AREA_MARK = /^(?:[1-9]\d{0,3}|\p{Lu}\d{0,2})$/u

/** Returns whether a column holds marks of zones: `1`, `A`. Beside a room it is in that zone. */
export function isZoneColumn({ name, cells }: { readonly name: string; readonly cells: readonly string[] }): boolean {
  return /^zone(?: |$)/.test(plainName(name)) && isAreaColumn(name, cells, AREA_MARK)
}

/** Returns whether a column of a place's name has only numbers: `Area` with 1 and 2. */
export function isNumberedArea({ name, cells }: { readonly name: string; readonly cells: readonly string[] }): boolean {
  return isAreaColumn(name, cells, AREA_NUMBER)
}

function isAreaColumn(name: string, cells: readonly string[], mark: RegExp): boolean {
  if (!AREA.test(plainName(name)) && !OUTLINE_LEVEL.test(plainName(name))) return false
  const filled = cells.filter((cell) => !isNoName(cell) && cell !== '')
  return filled.length > 0 && filled.every((cell) => mark.test(cell))
}

/** Returns whether a column holds parts of a building that contain rooms. */
export function isLevelName(name: string): boolean {
  const plain = plainName(name)
  return (NAME.test(plain) && !UNIT.test(plain)) || OUTLINE_LEVEL.test(plain)
}

/** Returns whether a column holds units of a building if its cells are numbers: `Apt`, `Unit`. */
export const isUnitName = (name: string): boolean => UNIT.test(plainName(name))

export function levelColumns(
  header: readonly string[] | null,
  mapping: Mapping,
  body: readonly { readonly cells: readonly string[] }[],
): readonly number[] {
  const rooms = mapping.flatMap((field, index) => (field === 'room' ? [index] : []))
  return rooms.filter((index) => {
    const name = header?.[index] ?? ''
    if (isLevelName(name) || isUnitName(name) || placeOfName(name) !== null) return true
    if (!AREA.test(plainName(name))) return false
    const column = { name, cells: body.map(({ cells }) => unsafeCell(cells[index] ?? '')) }
    return isNumberedArea(column) || (rooms.length > 1 && isZoneColumn(column))
  })
}

/** The levels of a row, as `Level 1` where the cell has the number alone; a blank cell is that of the row above. */
export function levelsOfRow(
  cells: readonly string[],
  { header, columns, above }: { header: readonly string[]; columns: readonly number[]; above: readonly string[] },
): readonly string[] {
  return columns.map((index, at) => {
    const text = unsafeCell(cells[index] ?? '')
    const [, kind = ''] = NAME.exec(plainName(header[index]!)) ?? []
    const isNumber = kind !== '' && /^(?:\d{1,4}|\p{Lu})$/u.test(text)
    const isOfName = AREA.test(plainName(header[index]!)) || placeOfName(header[index]!) !== null
    if (kind === '' && isOfName && AREA_MARK.test(text)) return `${nameOfMarks(header[index]!)} ${text}`
    if (kind === '' && isOfName && isNoName(text)) return ''
    return isNumber ? `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${text}` : text || (above[at] ?? '')
  })
}

/** `Zone no.` without what says that its cells are numbers. */
function nameOfMarks(name: string): string {
  const plain = name.trim().replace(/ (?:no|number|id|ref|code)\.?$/i, '')
  return /^rooms$/i.test(plain) ? 'Room' : plain
}

/** A row whose room stands in its levels. A row with neither is where the row above is. */
export function withLevels(
  row: ListRow,
  cells: readonly string[],
  given: readonly string[],
  columns: readonly number[],
): ListRow {
  const levels = given.filter(Boolean)
  if (levels.length === 0 || (row.room === '' && columns.every((index) => !cells[index]))) return row
  return { ...row, room: roomWithin(levels, row.room) }
}
