import { cellText } from '#app/platform/spreadsheet/table.ts'

/** In the order in which they are tried; the candidates for a line have the same number of rows. */
export const DELIMITERS = ['\t', '|', ';', ',', '  '] as const
export type Delimiter = (typeof DELIMITERS)[number]
const MAX_QUOTED_LINES = 50
/** The comma of `2,312.00` between words is none of a table. */
const THOUSANDS = /(?<=(?:^|\s|\$)\d{1,3}),(?=\d{3}\.\d\d(?:\s|$))/g
/** Of such a row, several times the longest note. */
const MAX_QUOTED_LENGTH = 4_000

export interface Piece {
  readonly start: number
  readonly end: number
  readonly cells: readonly string[]
}

interface Split {
  readonly from: number
  readonly to: number
  readonly delimiter: Delimiter
  /** Longer cells are cut. */
  readonly maxCellLength?: number
}

export function splitLines(lines: readonly string[], { from, to, delimiter, maxCellLength }: Split): Piece[] {
  const pieces: Piece[] = []
  for (let start = from; start < to;) {
    const piece = splitAt(lines, start, { to, delimiter, maxCellLength })
    pieces.push(piece)
    start = piece.end
  }
  return pieces
}

/** The cells from a line on, across the lines of quoted cells. An unclosed quote is an ordinary character. */
function splitAt(
  lines: readonly string[],
  start: number,
  { to, delimiter, maxCellLength }: { to: number; delimiter: Delimiter; maxCellLength: number | undefined },
): Piece {
  const line = lines[start]!
  const toTexts = (cells: readonly string[]) => cells.map((cell) => cellText(cell, maxCellLength))
  const plain = (): Piece => ({ start, end: start + 1, cells: toTexts(splitPlain(line, delimiter)) })
  if (delimiter === '  ' || delimiter === '|' || !line.includes('"')) return plain()
  const quoted = splitQuoted(lines, start, { to: Math.min(to, start + MAX_QUOTED_LINES), delimiter })
  return quoted ? { ...quoted, start, cells: toTexts(quoted.cells) } : plain()
}

function splitPlain(line: string, delimiter: Delimiter): string[] {
  if (delimiter === '  ') return line.trim().split(/\s{2,}/)
  if (delimiter === ',') return line.replace(THOUSANDS, '').split(delimiter)
  if (delimiter !== '|') return line.split(delimiter)
  // The separator line of a Markdown table is empty.
  return /^[\s|:+-]+$/.test(line) ? [''] : line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|')
}

/** Cells of which some are quoted, with doubled quotes within; null for an unclosed quote. No line is read twice. */
function splitQuoted(
  lines: readonly string[],
  start: number,
  { to, delimiter }: { to: number; delimiter: Delimiter },
): Omit<Piece, 'start'> | null {
  const cells: string[] = []
  let open: string | null = null
  for (let at = start, length = 0; at < to && length <= MAX_QUOTED_LENGTH; at++) {
    const line = lines[at]!
    length += line.length
    const left = readQuotedLine(line, { open, delimiter, cells })
    if (left === null) return { end: at + 1, cells }
    open = `${left}\n`
  }
  return null
}

/** Adds the cells of a line, the first of which may be open; returns what is open at its end, null for nothing. */
function readQuotedLine(
  line: string,
  { open: before, delimiter, cells }: { open: string | null; delimiter: Delimiter; cells: string[] },
): string | null {
  let open = before
  for (let at = 0; ;) {
    let cell = ''
    // Alone before a tab it says that the row above has it.
    if (open === null && line[at] === '"' && !(delimiter === '\t' && line[at + 1] === delimiter)) {
      open = ''
      at++
    }
    if (open !== null) {
      const end = endOfQuote(line, at)
      if (end < 0) return open + line.slice(at)
      cell = (open + line.slice(at, end)).replaceAll('""', '"')
      open = null
      at = end + 1
    }
    const next = line.indexOf(delimiter, at)
    cells.push(cell + (next < 0 ? line.slice(at) : line.slice(at, next)))
    if (next < 0) return null
    at = next + 1
  }
}

function endOfQuote(text: string, start: number): number {
  for (let at = start; ;) {
    const quote = text.indexOf('"', at)
    if (quote < 0 || text[quote + 1] !== '"') return quote
    at = quote + 2
  }
}
