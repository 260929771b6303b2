import { unsafeCell } from '#app/core/csv.ts'
import { OUTLINE_LEVEL, plainName } from './fields.ts'
import { roomWithin } from './levels.ts'
import { placeOfName } from './place-columns.ts'
import type { ListRow, Mapping } from './model.ts'

const NAME =
  /^(stage|building|block|tower|wing|lot|level|floor|house|villa|townhouse|cottage|unit|apartment|apt|flat|dwelling)(?: (?:no|number|name))?$/
/** Columns whose cells may also be types: `Type A`, or `101`. */
const UNIT = /^(?:unit|apartment|apt|flat|dwelling)$/

/** Returns whether a column holds parts of a building that contain rooms. */
export function isLevelName(name: string): boolean {
  const plain = plainName(name)
  return (NAME.test(plain) && !UNIT.test(plain)) || OUTLINE_LEVEL.test(plain)
}

/** Returns whether a column holds units of a building if its cells are numbers: `Apt`, `Unit`. */
export const isUnitName = (name: string): boolean => UNIT.test(plainName(name))

export function levelColumns(header: readonly string[] | null, mapping: Mapping): readonly number[] {
  return mapping.flatMap((field, index) => {
    const name = header?.[index] ?? ''
    return field === 'room' && (isLevelName(name) || isUnitName(name) || placeOfName(name) !== null) ? [index] : []
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
    if (kind === '' && /^\d{1,3}$/.test(text) && placeOfName(header[index]!)) return `${header[index]!.trim()} ${text}`
    return isNumber ? `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${text}` : text || (above[at] ?? '')
  })
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
