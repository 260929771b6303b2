import { cellText, type TableRow } from '#app/platform/spreadsheet/table.ts'
import type { IsCode } from './list-line.ts'
import { readListLine } from './list-line.ts'
import { isCodeCell, isPlace, quantityIn } from './list-words.ts'
import { isHeader } from './read-list.ts'

/** In the order in which they are tried; the candidates for a line have the same number of rows. */
const DELIMITERS = ['\t', '|', ';', ',', '  '] as const
type Delimiter = (typeof DELIMITERS)[number]
const MAX_QUOTED_LINES = 50
/** Consecutive lines that share a delimiter and a number of cells are a table from this number on. */
const MIN_ROWS = 2

interface Piece {
  readonly start: number
  readonly end: number
  readonly cells: readonly string[]
}

export interface Block {
  /** From 0. */
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

/** Whether a row next to certain ones may be of their table: it has a code or a quantity. */
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

function splitLines(
  lines: readonly string[],
  { from, to, delimiter }: { from: number; to: number; delimiter: Delimiter },
): Piece[] {
  const pieces: Piece[] = []
  for (let start = from; start < to;) {
    const piece = splitAt(lines, start, { to, delimiter })
    pieces.push(piece)
    start = piece.end
  }
  return pieces
}

/** The cells from a line on, across the lines of quoted cells. An unclosed quote is an ordinary character. */
function splitAt(
  lines: readonly string[],
  start: number,
  { to, delimiter }: { to: number; delimiter: Delimiter },
): Piece {
  const line = lines[start]!
  const plain = (): Piece => ({ start, end: start + 1, cells: splitPlain(line, delimiter).map(cellText) })
  if (delimiter === '  ' || delimiter === '|' || !line.includes('"')) return plain()
  let text = line
  for (let end = start + 1; end <= Math.min(to, start + MAX_QUOTED_LINES); end++) {
    const cells = splitQuoted(text, delimiter)
    if (cells) return { start, end, cells: cells.map(cellText) }
    text += `\n${lines[end] ?? ''}`
  }
  return plain()
}

function splitPlain(line: string, delimiter: Delimiter): string[] {
  if (delimiter === '  ') return line.trim().split(/\s{2,}/)
  if (delimiter !== '|') return line.split(delimiter)
  // The separator line of a Markdown table is empty.
  return /^[\s|:+-]+$/.test(line) ? [''] : line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|')
}

/** Cells of which some are quoted, with doubled quotes within; null for an unclosed quote. */
function splitQuoted(text: string, delimiter: Delimiter): string[] | null {
  const cells: string[] = []
  for (let at = 0; ;) {
    let cell = ''
    if (text[at] === '"') {
      const end = endOfQuote(text, at)
      if (end < 0) return null
      cell = text.slice(at + 1, end).replaceAll('""', '"')
      at = end + 1
    }
    const next = text.indexOf(delimiter, at)
    cells.push(cell + (next < 0 ? text.slice(at) : text.slice(at, next)))
    if (next < 0) return cells
    at = next + 1
  }
}

function endOfQuote(text: string, start: number): number {
  for (let at = start + 1; ;) {
    const quote = text.indexOf('"', at)
    if (quote < 0 || text[quote + 1] !== '"') return quote
    at = quote + 2
  }
}
