import type { IsCode } from '../codes/find-code.ts'
import { isTick } from '../words/blank-words.ts'
import { quantityIn } from '../words/list-words.ts'
import { contentOf, COUNTED_CELL, type Column } from './column-content.ts'
import {
  codeScore,
  hasFixtureTypes,
  isDescribing,
  mayBeRooms,
  noteScore,
  roomScore,
  tagScore,
  typeScore,
} from './column-scores.ts'
import {
  isMeasureName,
  isPerUnit,
  isQuantitySupplied,
  isSpareName,
  namedField,
  OUTLINE_LEVEL,
  plainName,
  type Field,
} from './fields.ts'
import { isLevelName, isUnitName, isZoneColumn } from '../quantities/level-columns.ts'
import { isSumOf, partsOfTotal, TOTAL_NAME, totalOf } from '../quantities/column-sums.ts'
import type { ListTable } from '../model.ts'
import { placeOfName } from '../places/place-columns.ts'
import { findPlacesBeside } from '../places/places-beside.ts'

const SAMPLE_ROWS = 200
const ENOUGH = 0.5
const MIN_ASKED_ROWS = 3

type Asks = ListTable['asks']

export interface Guess {
  readonly mapping: (Field | null)[]
  readonly asks: Asks
  readonly columns: readonly Column[]
  /** Columns that may be part of the room's name. */
  readonly unclear: readonly Column[]
}

/**
 * Guesses what the columns of a table hold, by their content, then by their names. Columns of quantities that disagree,
 * and codes that cannot be found, are asked for.
 */
export function guessColumns(
  header: readonly string[] | null,
  body: readonly (readonly string[])[],
  isCode: IsCode,
): Guess {
  const sample = body.slice(0, SAMPLE_ROWS)
  const width = Math.max(header?.length ?? 0, ...sample.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, index): Column => {
    const cells = sample.map((row) => row[index] ?? '')
    const name = header?.[index] ?? ''
    return { ...contentOf(cells, isCode), index, name, named: name === '' ? null : namedField(name), cells }
  })
  const mapping: (Field | null)[] = columns.map(() => null)
  const free = () => columns.filter(({ index }) => mapping[index] === null)
  const take = (field: Field, column: Column | null) => {
    if (column) mapping[column.index] = field
    return column !== null
  }
  const isKnown = columns.some(({ known }) => known > 0)
  // Codes of the catalogue within descriptions say more than a column of codes that it does not have.
  const naming = isKnown ? null : bestOf(free(), ({ naming: share }) => share)
  let hasCode = take('code', naming ?? bestOf(free(), codeScore))
  const units = columns.find(({ named, quantity }) => named === 'units' && quantity >= ENOUGH)
  // Of a hotel the types of rooms are built so many times.
  const isRoomType = ({ name }: Column) => units !== undefined && plainName(name) === 'room type'
  const isTyped = columns.some((column) => isRoomType(column) || typeScore(column) >= ENOUGH)
  const total = units && !isTyped ? totalOf(units, free()) : undefined
  const quantities = total ? [total] : findQuantities(free(), mapping.indexOf('code'))
  const isByPlace = namesPlaces(quantities, columns)
  const taken = quantities.length === 1 || isByPlace ? quantities : []
  for (const column of taken) take('quantity', column)
  const hasQuantity = taken.length > 0
  const describes = columns.some(isDescribing)
  // Unknown codes may look like tags; a tag stands beside a code or a description.
  if (!hasCode && !describes)
    hasCode = take(
      'code',
      bestOf(free(), ({ codeLike, named }) => (named === null ? codeLike : 0)),
    )
  const codeColumn = columns[mapping.indexOf('code')]
  take(
    'tag',
    (units || (codeColumn?.distinct ?? 0) < 1 ? null : free().find(hasFixtureTypes)) ?? bestOf(free(), tagScore),
  )
  take('type', bestOf(free(), typeScore) ?? free().find(isRoomType) ?? null)
  take('units', units && !total ? units : null)
  const isBehind = ({ index }: Column) =>
    (['code', 'quantity'] as const).every((field) => index > mapping.lastIndexOf(field))
  const isPlaced = take('room', bestOf(free(), roomScore)) || mapping.includes('type') || isByPlace
  for (const column of free()) {
    const isNumbered =
      column.named === 'type' && column.quantity === 1 && column.money === 0 && new Set(column.cells).size > 1
    if (isNumbered && isUnitName(column.name)) take('room', column)
  }
  for (const column of free())
    if (
      isZoneColumn(column) ||
      (isLevelName(column.name) && column.filled > 0 && !column.isNameless && isOfPlaces(column))
    )
      take('room', column)
  const { sure, unclear } = findPlacesBeside(columns, mapping, body)
  for (const column of sure) take('room', column)
  take('note', bestOf(free(), noteScore))
  take('roomNote', free().find(({ named }) => named === 'roomNote') ?? null)
  for (const column of free()) if (isDescribing(column)) mapping[column.index] = 'description'
  const asks: Asks = [
    ...(isCodeClear(columns[mapping.indexOf('code')], sample.length, describes) ? [] : (['code'] as const)),
    ...(hasQuantity || quantities.length === 0 ? [] : (['quantity'] as const)),
    ...(!isPlaced && free().some((column) => isBehind(column) && mayBeRooms(column)) ? (['room'] as const) : []),
  ]
  return { mapping, asks, columns, unclear: unclear.filter(({ index }) => mapping[index] === null) }
}

function isOfPlaces({ name, place }: Column): boolean {
  return !OUTLINE_LEVEL.test(plainName(name)) || place >= ENOUGH
}

/** Returns whether a column of codes needs no question. A single unknown code in a few rows proves nothing. */
function isCodeClear(column: Column | undefined, rows: number, describes: boolean): boolean {
  if (!column) return describes
  return column.known > 0 || column.naming > 0 || rows < MIN_ASKED_ROWS
}

/** The column with the highest score, the first of several; null where none has enough. */
function bestOf(columns: readonly Column[], score: (column: Column) => number): Column | null {
  let best: Column | null = null
  for (const column of columns) if (score(column) >= ENOUGH && (!best || score(column) > score(best))) best = column
  return best
}

/** Columns of which each may be the quantity: those that are named so, else all whose cells are quantities. */
function findQuantities(columns: readonly Column[], codeAt: number): readonly Column[] {
  const named = columns.filter(({ named: name, quantity, filled }) => {
    return name === 'quantity' && (quantity > 0 || filled === 0)
  })
  const holding = columns.filter(({ name: title, named: name, quantity }) => {
    return quantity >= ENOUGH && (name === 'quantity' || (name === null && !isMeasureName(title)))
  })
  // `Unit` with `2 ea`
  const counted = columns.filter(({ name, named: field, filled, cells }) => {
    return (
      field === 'type' &&
      filled > 0 &&
      isUnitName(name) &&
      cells.every((cell) => cell === '' || COUNTED_CELL.test(cell))
    )
  })
  if (counted.length > 0 && holding.length === 0) return counted
  const ticked = columns.filter(({ name, filled, cells }) => {
    return filled > 0 && placeOfName(name) !== null && cells.every((cell) => cell === '' || isTick(cell))
  })
  if (holding.length === 0 && ticked.length > 1) return ticked
  const ofRooms = holding.filter(({ name }) => placeOfName(name) !== null)
  if (ofRooms.length > 1) {
    const parts = besides(ofRooms, holding)
    const isPriced = columns.some(({ name }) => isMeasureName(name))
    const isTotal = ({ name, named: field, quantity, money }: Column) =>
      quantity >= ENOUGH && money === 0 && (field === 'quantity' || (!isPriced && plainName(name) === 'total'))
    const totals = columns.filter((column) => isTotal(column) && !parts.includes(column))
    return totals.every((total) => isSumOf(total, parts)) ? parts : [...parts, ...totals]
  }
  // Quantities are whole where others have cents, and count the rows only where they stand behind the code.
  const whole = holding.filter(({ money }) => money === 0)
  const isBehind = ({ index }: Column) => codeAt >= 0 && index > codeAt
  const uncounted = whole.filter((column) => !column.isCounter || (column.name !== '' && isBehind(column)))
  const plain = uncounted.length > 0 ? uncounted : whole.filter(isBehind)
  // Beside quantities per unit there are their totals.
  const perUnit = named.filter(({ name }) => isPerUnit(name))
  const supplied = columns.filter(({ name, quantity }) => isQuantitySupplied(name) && quantity >= ENOUGH)
  const unnamed = whole.filter(({ name, named: field, index }) => name !== '' && field === null && index > codeAt)
  const parts = partsOfTotal(unnamed, columns)
  // `No.` counts the rows, or the products.
  const numbers = columns.filter(
    (column) =>
      /^(?:no|number|num)$/.test(plainName(column.name)) &&
      column.quantity >= ENOUGH &&
      (isBehind(column) || !isRising(column.cells)),
  )
  const others = [[...plain, ...numbers], supplied].find((found) => found.length > 0) ?? []
  const isPriced = columns.some(({ name, money }) => isMeasureName(name) || money > 0)
  const totals = isPriced ? [] : columns.filter(({ name, quantity }) => quantity >= ENOUGH && TOTAL_NAME.test(name))
  // Words, two numbers or nothing at all in a column of quantities are shown as they are.
  const unread = columns.filter(({ named: field, filled }) => field === 'quantity' && filled > 0)
  const candidates = [perUnit, parts, named, others, totals, unread].find((found) => found.length > 0) ?? []
  // Nobody says whether spares are among the quantity beside them.
  const spares = columns.filter(({ name, quantity, cells }) => {
    return isSpareName(name) && quantity >= ENOUGH && cells.some((cell) => Number(quantityIn(cell)) > 0)
  })
  if (spares.length > 0 && candidates.length > 0) {
    const whole = columns.filter((column) => TOTAL_NAME.test(column.name) && !candidates.includes(column))
    return [...new Set([...candidates, ...spares, ...whole])]
  }
  const [first] = candidates
  return first && candidates.every((column) => isSameQuantity(first, column)) ? [first] : candidates
}

function isRising(cells: readonly string[]): boolean {
  const numbers = cells.filter(Boolean).map(Number)
  return numbers.every((number, at) => at === 0 || number > numbers[at - 1]!)
}

/** Columns of places, and those right beside them whose names say nothing else: `King` beside `Twin Ensuite`. */
function besides(places: readonly Column[], holding: readonly Column[]): Column[] {
  const isOpen = ({ name, named, money, isCounter }: Column) =>
    name !== '' && named === null && money === 0 && !isCounter
  const all = new Set(places)
  for (const order of [holding, holding.toReversed()])
    for (const column of order) {
      const isBeside = Array.from(all).some(({ index }) => Math.abs(index - column.index) === 1)
      if (isBeside && isOpen(column)) all.add(column)
    }
  return holding.filter((column) => all.has(column))
}

function namesPlaces(quantities: readonly Column[], columns: readonly Column[]): boolean {
  const placed = quantities.filter(({ name }) => placeOfName(name) !== null)
  const areNames = quantities.every(
    (column) => placed.includes(column) || (column.name !== '' && column.named === null),
  )
  return areNames && (placed.length > 1 || partsOfTotal(quantities, columns).length > 0)
}

function isSameQuantity(one: Column, other: Column): boolean {
  return one.cells.every((cell, row) => quantityIn(cell) === quantityIn(other.cells[row] ?? ''))
}
