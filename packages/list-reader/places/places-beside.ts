import { roomKey } from '@specify/schedule/rooms/room-name.ts'
import { isDitto, isNoValue, isSpot } from '../words/blank-words.ts'
import { isRoomText } from '../words/list-words.ts'
import type { Column } from '../columns/column-content.ts'
import { isRoomNumberName, plainName } from '../columns/fields.ts'
import { isNumberedArea, isNumberOfArea, isZoneName } from '../quantities/level-columns.ts'
import { isLevel } from '../quantities/levels.ts'
import type { Mapping } from '../model.ts'

const ENOUGH = 0.5
/** Contain rooms where they have names: numbers may be measures. */
const AREA = /^area(?: (?:no|number|id|ref|code|name))?$/
/** Places beside a room that no column of rooms is called. */
const OTHER =
  /^(?:department|dept|ward|precinct|tenancy|tenant|property|address|campus|site|cluster|client|customer|resident)(?: name)?$/

interface PlacesBeside {
  /** Columns that are part of the room's name. */
  readonly sure: readonly Column[]
  /** Columns that tell rooms of one name apart, or say where in a room a product is. */
  readonly unclear: readonly Column[]
}

/**
 * Finds further columns of places beside the one of rooms: areas, whose rooms may have the same names, and columns
 * without which two rooms would be one.
 */
export function findPlacesBeside(
  columns: readonly Column[],
  mapping: Mapping,
  body: readonly (readonly string[])[],
): PlacesBeside {
  if (!mapping.includes('room')) return { sure: [], unclear: [] }
  const free = columns.filter((column) => mapping[column.index] === null && isPlaceColumn(column))
  const sure = free.filter(isOuter)
  const names = mapping.flatMap((field, index) => (field === 'room' || field === 'type' ? [index] : []))
  const within = [...names, ...sure.map(({ index }) => index)]
  const apart = columnsApart(
    body,
    within,
    free.filter((column) => !sure.includes(column)),
  )
  const numbers = apart.filter(isRoomNumber)
  return { sure: [...sure, ...numbers], unclear: apart.filter((column) => !numbers.includes(column)) }
}

function isPlaceColumn(column: Column): boolean {
  const { name, named, filled, isNameless, description, room, cells } = column
  if (filled === 0 || description >= ENOUGH || isNumberedArea(column)) return false
  const said = listStated(cells)
  if (said.filter(isSpot).length * 2 > said.length) return false
  // `Phase 1` below another name is of an order.
  if (isNameless && !isZoneName(name)) return false
  if (OTHER.test(plainName(name))) return named === null && said.length > 0 && column.quantity < ENOUGH
  return named === 'room' && (room >= ENOUGH || isRoomNumber(column) || isOuter(column))
}

function isOuter({ name, cells, room }: Column): boolean {
  const said = listStated(cells)
  if (said.length === 0) return false
  if (isZoneName(name)) return true
  const isArea = AREA.test(plainName(name)) && (room > 0 || said.some((cell) => /\p{L}/u.test(cell)))
  return isArea ? said.every((cell) => isRoomText(cell) || isNumberOfArea(cell)) : said.every(isLevel)
}

/** Returns whether a column numbers the rooms; a blank cell is that of the row above, or of a room without a number. */
function isRoomNumber({ name, cells }: Column): boolean {
  const said = listStated(cells)
  return isRoomNumberName(name) && said.length > 0 && said.every((cell) => /\d/.test(cell))
}

function listStated(cells: readonly string[]): readonly string[] {
  return cells.filter((cell) => cell !== '' && !isNoValue(cell) && !isDitto(cell))
}

/** Columns with different texts in rows of one name. A blank cell is that of the row above. */
function columnsApart(
  body: readonly (readonly string[])[],
  names: readonly number[],
  columns: readonly Column[],
): readonly Column[] {
  if (columns.length === 0) return []
  const above = new Map<number, string>()
  const textAt = (cells: readonly string[], index: number) => {
    const cell = cells[index] ?? ''
    const text = cell === '' || isDitto(cell) ? (above.get(index) ?? '') : roomKey(cell)
    above.set(index, text)
    return text
  }
  const first = new Map<string, readonly string[]>()
  const apart = new Set<Column>()
  for (const cells of body) {
    const key = names.map((index) => textAt(cells, index)).join('\t')
    const texts = columns.map(({ index }) => textAt(cells, index))
    const expected = first.getOrInsert(key, texts)
    for (const [at, column] of columns.entries()) if (texts[at] !== expected[at]) apart.add(column)
  }
  return columns.filter((column) => apart.has(column))
}
