import { unsafeCell } from '@specify/core/text/csv.ts'
import { roomKey } from '@specify/schedule/rooms/room-name.ts'
import { isDitto, isNoName, isNoValue } from '../words/blank-words.ts'
import { isPlace, isRoomText } from '../words/list-words.ts'
import { isRoomNumberName, OUTLINE_LEVEL, plainName, roomRank } from '../columns/fields.ts'
import { isLevel, roomWithin } from './levels.ts'
import { placeOfName } from '../places/place-columns.ts'
import type { ListRow, Mapping } from '../model.ts'

const NAME =
  /^(stage|building|block|tower|wing|lot|level|floor|house|villa|townhouse|cottage|unit|apartment|apt|flat|dwelling)(?: (?:no|number|name))?$/
/** Columns whose cells may also be types: `Type A`, or `101`. */
const UNIT = /^(?:unit|apartment|apt|flat|dwelling)$/

/** Places whose names say as much as those of rooms, and whose numbers may also be measures or quantities. */
const AREA = /^(?:zone|area|location|loc|space|section|placement|where|rooms)(?: (?:no|number|id|ref|code))?$/
/** Cells that say whether a column holds names or numbers. */
const SAMPLE_CELLS = 50
/** Before a name in its cell: `101 Ensuite`, `1.02 - WC`. */
const ROOM_NUMBER = /^\d[\d.]{0,5}\p{L}?[ -]{1,3}/u
const AREA_NUMBER = /^[1-9]\d{0,3}$/
const AREA_MARK = /^(?:\d[\d.]{0,5}|\p{Lu}\d{0,2})$/u

/** Returns whether a column holds marks of zones: `1`, `A`. Beside a room it is in that zone. */
export function isZoneColumn({ name, cells }: { readonly name: string; readonly cells: readonly string[] }): boolean {
  return isZoneName(name) && isAreaColumn(name, cells, AREA_MARK)
}

/** Returns whether a column contains rooms, whatever its cells are. */
export const isZoneName = (name: string): boolean => /^zone(?: (?:no|number|id|ref|code|name))?$/.test(plainName(name))

/** Returns whether a column names places or what contains them: `Ensuite` or `North` below `Area`. */
export function mayContainRooms(name: string): boolean {
  return (
    isZoneName(name) || isLevelName(name) || /^(?:area|(?:sub ?)?location|loc|section)(?: name)?$/.test(plainName(name))
  )
}

/** Returns whether a column of a place's name has only numbers: `Area` with 1 and 2. */
export function isNumberedArea({ name, cells }: { readonly name: string; readonly cells: readonly string[] }): boolean {
  return isAreaColumn(name, cells, AREA_NUMBER)
}

function isAreaColumn(name: string, cells: readonly string[], mark: RegExp): boolean {
  if (!AREA.test(plainName(name)) && !OUTLINE_LEVEL.test(plainName(name))) return false
  const filled = cells.filter((cell) => !isNoName(cell) && !isDitto(cell) && cell !== '')
  return filled.length > 0 && filled.every((cell) => mark.test(cell))
}

/** `4`, `1.2`, `A`: a part of a building that its column names. */
export const isNumberOfArea = (text: string): boolean => AREA_MARK.test(text)

/** Returns whether a column holds parts of a building that contain rooms. */
export function isLevelName(name: string): boolean {
  const plain = plainName(name)
  return (NAME.test(plain) && !UNIT.test(plain)) || OUTLINE_LEVEL.test(plain)
}

/** Returns whether a column holds units of a building if its cells are numbers: `Apt`, `Unit`. */
export const isUnitName = (name: string): boolean => UNIT.test(plainName(name))

interface LevelColumn {
  readonly index: number
  /** Stands before numbers and letters: `Level`; empty where they are names. */
  readonly prefix: string
  readonly hasNumber: (cell: string) => boolean
  readonly isNone: (cell: string) => boolean
  /** Numbers a single room, which another room below it does not share. */
  readonly isOfRoom: boolean
}

/** The place of a row, and the parts of the building around it. */
interface Within {
  readonly levels: readonly string[]
  readonly room: string
  readonly unitType: string
}

export const NOT_WITHIN: Within = { levels: [], room: '', unitType: '' }

/**
 * Columns whose cells are part of the names of the rooms beside them: levels, areas, and of several columns of rooms all
 * but the one that names them best.
 */
export function levelColumns(
  header: readonly string[] | null,
  mapping: Mapping,
  body: readonly { readonly cells: readonly string[] }[],
): readonly LevelColumn[] {
  const columns = mapping.flatMap((field, index) => {
    if (field !== 'room') return []
    return [{ index, name: header?.[index] ?? '', cells: body.map((row) => unsafeCell(row.cells[index] ?? '')) }]
  })
  const [first, ...others] = columns.filter((column) => !isLevelColumn(column, columns.length > 1))
  const room = others.reduce((best, column) => (nameScore(column) > nameScore(best!) ? column : best), first)
  return columns.flatMap(({ index, name }) => (index === room?.index ? [] : [toLevelColumn(index, name)]))
}

function toLevelColumn(index: number, name: string): LevelColumn {
  const [, kind = ''] = NAME.exec(plainName(name)) ?? []
  const isOfName = AREA.test(plainName(name)) || placeOfName(name) !== null
  return {
    index,
    prefix: kind === '' ? (isOfName ? nameOfMarks(name) : '') : kind.charAt(0).toUpperCase() + kind.slice(1),
    hasNumber: kind === '' ? isNumberOfArea : (cell) => /^(?:\d{1,4}|\p{Lu})$/u.test(cell),
    isNone: kind === '' && !isZoneName(name) ? isNoName : isNoValue,
    isOfRoom: isRoomNumberName(name),
  }
}

type NamedCells = Parameters<typeof isZoneColumn>[0]

function isLevelColumn(column: NamedCells, isBesideOthers: boolean): boolean {
  const { name } = column
  if (isLevelName(name) || isUnitName(name) || isNumberedArea(column)) return true
  if (isBesideOthers) return isZoneName(name) || (placeOfName(name) !== null && column.cells.every(isBlankOrNumber))
  return placeOfName(name) !== null
}

const isBlankOrNumber = (cell: string): boolean => cell === '' || isNumberOfArea(cell)

/**
 * Names come before numbers, numbers of rooms before names of areas such as `North`, and columns that are called rooms
 * before those of places.
 */
function nameScore({ name, cells }: NamedCells): number {
  const sample = cells.filter(Boolean).slice(0, SAMPLE_CELLS)
  const isMost = (holds: (cell: string) => boolean) => sample.filter(holds).length * 2 >= sample.length
  const areNames =
    isMost((cell) => isRoomText(cell.replace(ROOM_NUMBER, ''))) && (!mayContainRooms(name) || isMost(isPlace))
  return (areNames ? 100 : isRoomNumberName(name) ? 50 : 0) - roomRank(name)
}

/**
 * Reads the place of a row, its levels as `Level 1` where the cell has the number alone. A blank cell is that of the row
 * above; a blank room is so within the same levels.
 */
export function readWithin(
  row: ListRow,
  cells: readonly string[],
  { columns, roomAt, above }: { columns: readonly LevelColumn[]; roomAt: number; above: Within },
): Within {
  const cell = cells[roomAt] ?? ''
  const room = isDitto(cell) ? above.room : row.room
  const isSameRoom = cell === '' || roomKey(room) === roomKey(above.room)
  const levels = columns.map(({ index, prefix, hasNumber, isNone, isOfRoom }, at) => {
    const text = unsafeCell(cells[index] ?? '')
    if (text === '' || isDitto(text)) return text === '' && isOfRoom && !isSameRoom ? '' : (above.levels[at] ?? '')
    if (prefix !== '' && hasNumber(text) && !isLevel(text)) return `${prefix} ${text}`
    return isNone(text) ? '' : text
  })
  const isSameType = row.unitType === '' || row.unitType === above.unitType
  const isProduct = row.code !== '' || row.quantity !== ''
  const isMerged = cell === '' && isProduct && isSameType && levels.every((level, at) => level === above.levels[at])
  return { levels, room: isMerged ? above.room : room, unitType: row.unitType || above.unitType }
}

/** `Zone no.` without what says that its cells are numbers. */
function nameOfMarks(name: string): string {
  const plain = name.trim().replace(/ (?:no|number|id|ref|code)\.?$/i, '')
  return /^rooms$/i.test(plain) ? 'Room' : plain
}

/** Returns whether the only cell of a row is no name of a place: `All tapware chrome` in the first column. */
export function isRemarkAlone(cells: readonly string[]): boolean {
  const [text = '', ...others] = cells.filter(Boolean)
  return text !== '' && others.length === 0 && !isRoomText(text) && !isPartAlone('', text)
}

/** Returns whether a cell by itself is a part of a building: any name below `Zone`, but `Level 1` or `1` below `Level`. */
export function isPartAlone(name: string, text: string): boolean {
  return isLevel(text) || isNumberOfArea(text) || (isZoneName(name) && isRoomText(text))
}

/** The column of zones or levels that only rows of their own fill, as merged cells do; -1 for none. */
export function mergedAt(header: readonly string[] | null, wide: readonly (readonly string[])[]): number {
  return (header ?? []).findIndex((name, at) => {
    return (isZoneName(name) || isLevelName(name)) && wide.length > 0 && wide.every((row) => !row[at])
  })
}

/** A row whose room stands in its levels. A row with neither is where the row above is. */
export function withLevels(
  row: ListRow,
  cells: readonly string[],
  within: Within,
  columns: readonly LevelColumn[],
): ListRow {
  const { room } = within
  const levels = within.levels.filter(Boolean)
  if (columns.length === 0 || (row.room === '' && columns.every(({ index }) => !cells[index]))) return row
  const key = roomKey(room)
  // `North` beside `North ensuite`
  const further = levels.filter((level) => !`${key} `.startsWith(`${roomKey(level)} `))
  return { ...row, room: roomWithin(room === '' ? levels : further, room) }
}
