import { cacheByText } from '@specify/core/data/cache-by-text.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import type { IsCode } from '../codes/find-code.ts'
import { isCodeCell } from './list-words.ts'
import { isMeasureName, namedField } from '../columns/fields.ts'
import { placeOfName } from '../places/place-columns.ts'

/** Places above fewer columns may be a heading. */
const FEWEST = 2
const TOTAL = /^(?:(?:grand|sub)[ -]?)?totals?\b/i

/** Rows that are looked at in one step. */
const ROWS_AT_ONCE = 50

interface NamesIn {
  readonly cells: readonly string[]
}

/**
 * Rows in which the names of columns that stand in two rows are in one: types or levels above the rooms of each, or above
 * `Qty`, groups above the names of each, or one name in both. A place above counts for the columns without a name beside it, as cells that were merged.
 */
export function* joinNames<Row extends NamesIn>(
  rows: readonly Row[],
  join: (upper: Row, lower: Row, cells: readonly string[]) => Row | null,
  isCode: IsCode,
): Chunked<Row[]> {
  const joined: Row[] = []
  for (let at = 0; at < rows.length; at++) {
    if (at % ROWS_AT_ONCE === 0) yield
    const [upper, lower] = [rows[at]!, rows[at + 1]]
    const cells = lower
      ? (namesOf(upper.cells, lower.cells, isCode) ?? groupedNames(upper.cells, lower.cells, isCode))
      : null
    const both = lower && cells ? join(upper, lower, cells) : null
    joined.push(both ?? upper)
    if (both) at++
  }
  return joined
}

const isPlaceName = cacheByText((cell) => placeOfName(cell) !== null)

/** The names of two rows together; null where they are not two rows of names. */
function namesOf(upper: readonly string[], lower: readonly string[], isCode: IsCode): string[] | null {
  // Most rows have a number.
  if (upper.length < FEWEST || upper.some(isNumber) || lower.some(isNumber)) return null
  const places = upper.map((cell) => cell !== '' && isPlaceName(cell))
  if (places.filter(Boolean).length < FEWEST) return null
  const isProduct = (cell: string) => cell !== '' && (isCode(cell) || isCodeCell(cell))
  if (lower.some(isProduct) || upper.some((cell, index) => !places[index] && isProduct(cell))) return null
  const width = Math.max(upper.length, lower.length)
  const above = carried(upper, places, width)
  const below = above.flatMap((place, index) => (place !== '' && (lower[index] ?? '') !== '' ? [index] : []))
  if (below.length < FEWEST) return null
  // The other columns have their names in one of the two rows.
  const others = Array.from({ length: width }, (_, index) => index).filter((index) => above[index] === '')
  const isNamed = (cells: readonly string[]) => others.some((index) => namedField(cells[index] ?? '') !== null)
  const isClear = (cells: readonly string[]) => others.every((index) => (cells[index] ?? '') === '')
  if (!(isNamed(lower) || (isNamed(upper) && isClear(lower)))) return null
  return Array.from({ length: width }, (_, index) => {
    const [own = '', name = ''] = [upper[index], lower[index]]
    if (name === '') return own
    const place = above[index]!
    const field = namedField(name)
    if (place === '' || (field !== null && field !== 'quantity') || TOTAL.test(name)) return name
    return field === 'quantity' ? place : `${place} - ${name}`
  })
}

/**
 * Names below those of their groups, or broken in two: `As ordered` above `Quantity` and `Amount`, `Part` above `No.`. Null
 * where both rows together do not name more columns than one of them.
 */
function groupedNames(upper: readonly string[], lower: readonly string[], isCode: IsCode): string[] | null {
  const isFilled = (cell: string) => cell !== ''
  if (upper.filter(isFilled).length < FEWEST || lower.filter(isFilled).length < FEWEST) return null
  if ([...upper, ...lower].some((cell) => isNumber(cell) || (cell !== '' && isCode(cell)))) return null
  const width = Math.max(upper.length, lower.length)
  let group = ''
  const joined = Array.from({ length: width }, (_, index) => {
    const [own = '', name = ''] = [upper[index], lower[index]]
    if (own !== '') group = name === '' ? '' : own
    if (name === '') return own
    if (group === '') return name
    const isOnce = lower.filter((each) => each === name).length === 1
    const isOwn = isOnce && namesColumn(name) && (own === '' || namedField(`${group} ${name}`) === null)
    return isOwn ? name : `${group} ${name}`
  })
  const count = (names: readonly string[]) => names.filter((name) => name !== '' && namesColumn(name)).length
  const isCoded = (names: readonly string[]) => names.some((name) => namedField(name) === 'code')
  const isDescribed = joined.some((name) => namedField(name) === 'description')
  const most = Math.max(count(upper), count(lower))
  const isMore = count(joined) > most || (count(joined) === most && isCoded(joined) && !isCoded(lower))
  return isMore && (isCoded(joined) || isDescribed) ? joined : null
}

function namesColumn(name: string): boolean {
  return namedField(name) !== null || isMeasureName(name)
}

function isNumber(cell: string): boolean {
  return /^[\d.,]+$/.test(cell)
}

/** Places with what is empty beside them. */
function carried(cells: readonly string[], places: readonly boolean[], width: number): string[] {
  let place = ''
  return Array.from({ length: width }, (_, index) => {
    if ((cells[index] ?? '') !== '') place = places[index] ? cells[index]! : ''
    return place
  })
}
