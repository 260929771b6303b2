import type { Chunked } from '@specify/core/data/chunked.ts'
import { isNoName } from '../words/blank-words.ts'
import type { IsCode } from '../codes/find-code.ts'
import { isCodeCell } from '../words/list-words.ts'
import { isMeasureName, namedField, plainName } from './fields.ts'
import { hasValue } from '../tables/has-value.ts'
import { isLevel } from '../quantities/levels.ts'
import { placeOfName } from '../places/place-columns.ts'
import type { Cells } from '../tables/read-row.ts'

/** A header is within so many rows; above it there may be a title. */
const MAX_ROWS_ABOVE = 30
/** Rows that are looked at in one step. */
const ROWS_AT_ONCE = 100

/** The row with the names of the columns, or one of texts above rows with numbers and codes; -1 for none. */
export function findHeader(rows: readonly Cells[], isCode: IsCode): number {
  const above = rows.slice(0, MAX_ROWS_ABOVE)
  const named = above.findIndex(({ cells }) => namesColumns(cells, isCode))
  // Of names in two rows the second says more.
  const next = above[named + 1]
  if (named >= 0 && next && beginsTable(next.cells, above[named]!.cells, isCode)) return named + 1
  if (named >= 0) return named
  const [first, ...others] = rows.map(({ cells }) => cells)
  if (!first || others.length < 2 || first.length < 2 || !first.every((cell) => cell !== '')) return -1
  const isValue = (cell: string) => isCode(cell) || isCodeCell(cell) || /\d/.test(cell)
  const valued = others.filter((cells) => cells.some(isValue)).length
  return first.some(isValue) || valued * 2 < others.length ? -1 : 0
}

/** A name among those of columns: one that is known, of a measure or a week, or of a room whose quantities stand below. */
function isNameAt(cell: string, field: ReturnType<typeof namedField>): boolean {
  // `101` is a room where its row has no other numbers.
  const isOther = isMeasureName(cell) || /^\d{3}$/.test(cell) || (/\d/.test(cell) && isNoName(cell))
  return cell === '' || field !== null || placeOfName(cell) !== null || isLevel(cell) || isOther
}

function namesColumns(given: readonly string[], isCode: IsCode): boolean {
  const cells = withoutLevelNumbers(given)
  if (hasValue(cells, isCode)) return false
  const fields = cells.map((cell) => (cell === '' ? null : namedField(cell)))
  const count = fields.filter((field) => field !== null).length
  if (count === 1) return fields.includes('code') && cells.every((cell, index) => isNameAt(cell, fields[index] ?? null))
  const named = cells.filter((cell, index) => cell !== '' && isNameAt(cell, fields[index] ?? null)).length
  return count >= 2 && named * 2 >= cells.filter(Boolean).length
}

/** Names without levels that are numbered: `Part no. | Description | G | 1 | 2 | 3`. Rows of products have no such names. */
function withoutLevelNumbers(cells: readonly string[]): readonly string[] {
  const isNext = (at: number) => /^\d{1,2}$/.test(cells[at] ?? '') && Number(cells[at]) === Number(cells[at - 1]) + 1
  const isNumbered = (at: number) => isNext(at) || (/^\d{1,2}$/.test(cells[at] ?? '') && isNext(at + 1))
  const fields = cells.map((cell) => (/\d/.test(cell) ? null : namedField(cell)))
  const isNamed = fields.includes('code') && fields.filter((field) => field !== null).length > 1
  return isNamed ? cells.map((cell, at) => (isNumbered(at) ? '' : cell)) : cells
}

/** `Item | No.` may be a product and its unit. */
function beginsTable(cells: readonly string[], header: readonly string[], isCode: IsCode): boolean {
  const fields = cells.map(namedField)
  const isMore = fields.filter((field) => field !== null && field !== 'ignored').length > 1
  return fields.includes('code') && isMore && namesColumns(cells, isCode) && !isSameRow(cells, header)
}

export function isSameRow(cells: readonly string[], header: readonly string[]): boolean {
  return cells.length === header.length && cells.every((cell, index) => plainName(cell) === plainName(header[index]!))
}

/** The tables of a sheet, one below the other: each begins with its names, or with the title right above them. */
export function* tablesOf(rows: readonly Cells[], isCode: IsCode): Chunked<Cells[][]> {
  const first = findHeader(rows, isCode)
  const tables: Cells[][] = [[]]
  let header = rows[first]?.cells ?? []
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) yield
    if (index > first && first >= 0 && beginsTable(row.cells, header, isCode)) {
      header = row.cells
      const above = tables.at(-1)!
      const isTitled = above.length > 1 && above.at(-1)!.cells.filter(Boolean).length === 1
      tables.push(isTitled ? [above.pop()!] : [])
    }
    tables.at(-1)!.push(row)
  }
  return tables.filter((table) => table.length > 0)
}
