import type { Chunked } from '@specify/core/data/chunked.ts'
import type { IsCode } from '../codes/find-code.ts'
import { isCodeCell, quantityIn } from '../words/list-words.ts'
import { namedCodes } from '../codes/named-codes.ts'
import { DELIMITERS, splitLines, type Delimiter, type Piece } from '../text/split-lines.ts'
import { alignRows, namesOfColumns } from './align-rows.ts'
import { namedField } from '../columns/fields.ts'
import { isRule, readHeading } from '../columns/heading.ts'
import { placeOfName } from '../places/place-columns.ts'
import { joinNames } from '../words/two-row-names.ts'
import { readUncounted } from '../quantities/uncounted.ts'

/** Consecutive lines of one delimiter and width are a table from this number on, whatever stands in them. */
const MIN_LINES = 3
/** Fewer lines are one where each has a code beside a quantity, or names columns. */
const MIN_SURE_LINES = 2
/** Columns of a table that a row alone may go on with. */
const MIN_WIDTH = 4
/** Twice the longest note. */
const MAX_CELL_LENGTH = 600
/** Twice as many as any export of ours has. */
export const MAX_COLUMNS = 60

export interface FoundTable {
  /** Lines from 0, `end` excluded. */
  readonly start: number
  readonly end: number
  readonly pieces: readonly Piece[]
  /** Its delimiter and number of columns. */
  readonly shape: string
}

interface Candidate {
  readonly delimiter: Delimiter
  readonly width: number
  readonly pieces: readonly Piece[]
  readonly score: number
}

/** Rows that are looked at in one step. */
const ROWS_AT_ONCE = 100

/** The tables among lines, in their order. Where two overlap, the one with more certain rows counts. */
export function* findTables(lines: readonly string[], isCode: IsCode): Chunked<FoundTable[]> {
  const candidates: Candidate[] = []
  const more: Candidate[] = []
  for (const delimiter of DELIMITERS) {
    const split = splitLines(lines, { from: 0, to: lines.length, delimiter, maxCellLength: MAX_CELL_LENGTH }).map(
      (piece) => (piece.cells.length > MAX_COLUMNS ? { ...piece, cells: piece.cells.slice(0, MAX_COLUMNS) } : piece),
    )
    const pieces = yield* joinNames(split, ({ start }, { end }, cells) => ({ start, end, cells }), isCode)
    const named = new Set<number>()
    const aligned = yield* alignRows(pieces, delimiter, isCode)
    for (const run of yield* runsOf(aligned, isCode)) {
      const candidate = yield* toCandidate(run, delimiter, isCode)
      if (candidate) candidates.push(candidate)
      else if (named.has(widthOf(run))) more.push(...singleRow(run, delimiter, isCode))
      if (candidate?.pieces.some((piece) => namesColumns(piece, isCode)) === true && candidate.width >= MIN_WIDTH)
        named.add(candidate.width)
    }
    yield
  }
  candidates.sort((a, b) => b.score - a.score)
  candidates.push(...more)
  const taken = new Uint8Array(lines.length)
  const isFree = ({ start, end }: Piece) => !taken.subarray(start, end).includes(1)
  const found: FoundTable[] = []
  for (const { pieces, delimiter, width } of candidates) {
    const left = pieces.every(isFree)
      ? pieces
      : ((yield* toCandidate(longestFree(pieces, isFree), delimiter, isCode))?.pieces ?? [])
    const [first] = left
    if (!first) continue
    const { end } = left.at(-1)!
    taken.fill(1, first.start, end)
    found.push({ start: first.start, end, pieces: left, shape: `${delimiter} ${width}` })
  }
  return found.sort((a, b) => a.start - b.start)
}

function longestFree(pieces: readonly Piece[], isFree: (piece: Piece) => boolean): Piece[] {
  let best = { from: 0, to: 0 }
  let from = 0
  for (const [index, piece] of pieces.entries()) {
    if (!isFree(piece)) from = index + 1
    else if (index + 1 - from > best.to - best.from) best = { from, to: index + 1 }
  }
  return pieces.slice(best.from, best.to)
}

/** A line that is drawn between rows is as good as blank. */
const isBlank = ({ cells }: Piece) => !cells.some((cell) => cell !== '' && !isRule(cell))
const isRow = (piece: Piece) => piece.cells.length > 1 && !isBlank(piece)

/** Runs of rows of one width, with the headings and blank lines among them. A row with names begins another run. */
function* runsOf(pieces: readonly Piece[], isCode: IsCode): Chunked<Piece[][]> {
  const runs: Piece[][] = []
  let run: Piece[] = []
  let width = 0
  const end = () => {
    if (width > 0) runs.push(run)
    run = []
    width = 0
  }
  for (const [index, piece] of pieces.entries()) {
    if (index % ROWS_AT_ONCE === 0) yield
    if (isRow(piece)) {
      if (width > 0 && (piece.cells.length !== width || namesColumns(piece, isCode, 2))) end()
      width = piece.cells.length
      run.push(piece)
    } else if (width > 0) {
      if (isBlank(piece) || readHeading(piece.cells[0]!) !== null) run.push(piece)
      else end()
    }
  }
  end()
  return runs
}

const widthOf = (run: readonly Piece[]): number => run.find(isRow)?.cells.length ?? 0

/** A row alone, set off by a remark, goes on with the table above that has names for as many columns. */
function singleRow(run: readonly Piece[], delimiter: Delimiter, isCode: IsCode): Candidate[] {
  const rows = run.filter((piece) => isRow(piece) && isProductRow(piece, isCode))
  return rows.length === 1 ? [{ delimiter, width: widthOf(run), pieces: rows, score: 0 }] : []
}

/** `least` of the names say what is read. Within a table `Item, No.` may be a product and its unit. */
function namesColumns({ cells }: Piece, isCode: IsCode, least = 0): boolean {
  const fields = namesOfColumns(cells, isCode) ?? []
  return fields.length > 0 && fields.filter((field) => field !== null && field !== 'ignored').length >= least
}

/** A run without the lines at its ends that are none of a table: greetings, signatures, blank lines. */
function* toCandidate(run: readonly Piece[], delimiter: Delimiter, isCode: IsCode): Chunked<Candidate | null> {
  const sure: boolean[] = []
  for (const piece of run) {
    if (sure.length % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) yield
    sure.push(isRow(piece) && (namesColumns(piece, isCode) || isProductRow(piece, isCode)))
  }
  const count = sure.filter(Boolean).length
  const rows = run.filter(isRow)
  const width = rows[0]?.cells.length ?? 0
  if (count >= MIN_SURE_LINES) {
    let start = sure.indexOf(true)
    let end = sure.lastIndexOf(true)
    while (start > 0 && isLikely(run[start - 1]!, isCode)) start--
    if (start > 0 && isNameRow(run[start - 1]!, delimiter, isCode)) start--
    while (end + 1 < run.length && isLikely(run[end + 1]!, isCode)) end++
    return { delimiter, width, pieces: run.slice(start, end + 1), score: count }
  }
  if (rows.length < MIN_LINES || !(hasValues(rows, width) || describesProducts(rows, isCode))) return null
  const pieces = run.slice(run.findIndex(isRow), run.findLastIndex(isRow) + 1)
  return { delimiter, width, pieces, score: rows.length / 1_000 }
}

/** Returns whether a neighbouring row may belong to a table: it has a code or a quantity. */
function isLikely(piece: Piece, isCode: IsCode): boolean {
  return (
    isRow(piece) &&
    piece.cells.some(
      (cell) => cell !== '' && (isProductCell(cell, isCode) || quantityIn(cell) || namedCodes(cell, isCode) !== ''),
    )
  )
}

/** Names that are not known, right above the rows. A greeting may have as many commas. */
function isNameRow(piece: Piece, delimiter: Delimiter, isCode: IsCode): boolean {
  const { cells } = piece
  const isName = (cell: string) => !/\d/.test(cell) || placeOfName(cell) !== null
  if (!isRow(piece) || !cells.every((cell) => cell !== '' && isName(cell) && !isProductCell(cell, isCode))) return false
  return delimiter !== ',' || cells.some((cell) => namedField(cell) !== null)
}

function isProductRow({ cells }: Piece, isCode: IsCode): boolean {
  return cells.some(
    (cell, at) =>
      cell !== '' &&
      isProductCell(cell, isCode) &&
      cells.some((other, index) => index !== at && quantityIn(other) !== null),
  )
}

function isProductCell(cell: string, isCode: IsCode): boolean {
  // A description may begin with its code.
  const first = cell.slice(0, Math.max(0, cell.indexOf(' ')))
  return isCodeCell(cell) || isCode(cell) || (first.length > 3 && isCode(first))
}

function describesProducts([names, ...rows]: readonly Piece[], isCode: IsCode): boolean {
  if (!names || !namesColumns(names, isCode)) return false
  const coded = rows.filter(({ cells }) => cells.some((cell) => cell.includes(' ') && namedCodes(cell, isCode) !== ''))
  if (coded.length * 3 >= rows.length) return true
  return names.cells.some((name, index) => {
    const field = namedField(name)
    if (field !== 'description' && field !== 'code') return false
    return rows.filter(({ cells }) => readUncounted(cells[index] ?? '')).length * 3 >= rows.length * 2
  })
}

/** Returns whether rows of unknown products have a column of numbers or codes: sentences with commas have none. */
function hasValues(rows: readonly Piece[], width: number): boolean {
  return Array.from({ length: width }, (_, index) => index).some((index) => {
    const values = rows.filter(({ cells }) => {
      const cell = cells[index] ?? ''
      return quantityIn(cell) !== null || isCodeCell(cell)
    })
    return values.length * 3 >= rows.length * 2
  })
}
