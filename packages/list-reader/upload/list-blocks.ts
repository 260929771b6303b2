import type { TableRow } from '@specify/spreadsheets/table.ts'
import { readListLine } from '../lines/list-line.ts'
import type { IsCode } from '../codes/find-code.ts'
import { isCodeCell, isPlace, quantityIn } from '../words/list-words.ts'
import { isHeader } from './list-columns.ts'
import { DELIMITERS, type Delimiter, type Piece, splitLines } from '../text/split-lines.ts'

/** Consecutive lines that share a delimiter and a number of cells are a table from this number on. */
const MIN_ROWS = 2

export interface Block {
  /** Starts at 0. */
  readonly start: number
  readonly end: number
  readonly rows: readonly TableRow[]
  /** Tables of the same shape may share column names. */
  readonly shape: string
}

interface Stretch {
  readonly delimiter: Delimiter
  readonly width: number
  readonly pieces: readonly Piece[]
  /** Rows that name columns, or have a code and a quantity. */
  readonly sure: number
}

/** The largest table among lines: consecutive ones with one delimiter and one number of cells. */
export function findBlock(lines: readonly string[], from: number, to: number, isCode: IsCode): Block | null {
  let best: Stretch | null = null
  for (const delimiter of DELIMITERS) {
    for (const stretch of stretches(splitLines(lines, { from, to, delimiter }), delimiter, isCode))
      if (stretch.sure >= MIN_ROWS && stretch.sure > (best?.sure ?? 0)) best = stretch
  }
  if (!best) return null
  const { pieces, width, delimiter } = best
  return {
    start: pieces[0]!.start,
    end: pieces.at(-1)!.end,
    rows: pieces.flatMap(({ start, cells }) => (cells.some(Boolean) ? [{ number: start + 1, cells }] : [])),
    shape: `${delimiter} ${width}`,
  }
}

/** Runs of pieces of one width, with the headings and blank lines among them. */
function* stretches(pieces: readonly Piece[], delimiter: Delimiter, isCode: IsCode): Generator<Stretch> {
  let run: Piece[] = []
  let width = 0
  for (const piece of pieces) {
    const { cells } = piece
    const isBlank = !cells.some(Boolean)
    const isRow = !isBlank && cells.length > 1
    if (isRow && (width === 0 || cells.length === width)) {
      width = cells.length
      run.push(piece)
    } else if (width > 0 && (isBlank || isHeadingLine(cells, isCode))) {
      run.push(piece)
    } else {
      if (width > 0) yield toStretch(run, { delimiter, width, isCode })
      width = isRow ? cells.length : 0
      // A room right above belongs to the following rows.
      run = isRow || isRoomLine(cells) ? [piece] : []
    }
  }
  if (width > 0) yield toStretch(run, { delimiter, width, isCode })
}

/** Trims lines at the ends that belong to no table: a greeting, a signature, blank lines. */
function toStretch(
  run: readonly Piece[],
  { delimiter, width, isCode }: { delimiter: Delimiter; width: number; isCode: IsCode },
): Stretch {
  const isSureAt = (index: number) => isSure(run[index]?.cells ?? [], isCode)
  const indexes = Array.from(run.keys())
  let start = indexes.findIndex(isSureAt)
  let end = indexes.findLastIndex(isSureAt)
  const sure = indexes.filter(isSureAt).length
  if (sure === 0) return { delimiter, width, pieces: [], sure }
  while (start > 0 && (isLikely(run[start - 1]!.cells, isCode) || isRoomLine(run[start - 1]!.cells))) start--
  while (end + 1 < run.length && isLikely(run[end + 1]!.cells, isCode)) end++
  return { delimiter, width, pieces: run.slice(start, end + 1), sure }
}

/** Returns whether a neighbouring row may belong to a table: it has a code or a quantity. */
function isLikely(cells: readonly string[], isCode: IsCode): boolean {
  return (
    cells.length > 1 &&
    cells.some((cell) => cell !== '' && (isCodeCell(cell) || isCode(cell) || quantityIn(cell) !== null))
  )
}

function isRoomLine([text = '', ...others]: readonly string[]): boolean {
  return others.length === 0 && isPlace(text.replace(/:$/, ''))
}

function isHeadingLine(cells: readonly string[], isCode: IsCode): boolean {
  return cells.length === 1 && readListLine(cells[0]!, isCode).kind === 'heading'
}

function isSure(cells: readonly string[], isCode: IsCode): boolean {
  if (isHeader({ cells }) && cells.filter(Boolean).length > 1) return true
  return cells.some(
    (cell, at) =>
      cell !== '' &&
      (isCodeCell(cell) || isCode(cell)) &&
      cells.some((other, index) => index !== at && quantityIn(other) !== null),
  )
}
