import { cellText } from '@specify/spreadsheets/table.ts'

/** Delimiters in the order in which they are tried; the candidates for a line have the same number of rows. */
export const DELIMITERS = ['\t', '|', ';', ',', '  '] as const
export type Delimiter = (typeof DELIMITERS)[number]
const MAX_QUOTED_LINES = 50
/** The comma of `2,312.00` between words is none of a table. */
const THOUSANDS = /(?<=(?:^|\s|\$)\d{1,3}),(?=\d{3}\.\d\d(?:\s|$))/g
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
  const staysOpen = openQuotes(lines, delimiter)
  for (let start = from; start < to;) {
    const piece = splitAt(lines, start, { to, delimiter, maxCellLength, staysOpen })
    pieces.push(piece)
    start = piece.end
  }
  return pieces
}

/** The cells from a line on, across the lines of quoted cells. An unclosed quote is an ordinary character. */
function splitAt(
  lines: readonly string[],
  start: number,
  {
    to,
    delimiter,
    maxCellLength,
    staysOpen,
  }: { to: number; delimiter: Delimiter; maxCellLength: number | undefined; staysOpen: StaysOpen },
): Piece {
  const line = lines[start]!
  const toTexts = (cells: readonly string[]) => cells.map((cell) => cellText(cell, maxCellLength))
  const plain = (): Piece => ({ start, end: start + 1, cells: toTexts(splitPlain(line, delimiter)) })
  if (delimiter === '  ' || delimiter === '|' || !line.includes('"')) return plain()
  const quoted = splitQuoted(lines, start, {
    to: Math.min(to, start + MAX_QUOTED_LINES),
    delimiter,
    staysOpen,
  })
  return quoted ? { ...quoted, start, cells: toTexts(quoted.cells) } : plain()
}

function splitPlain(line: string, delimiter: Delimiter): string[] {
  if (delimiter === '  ') return line.trim().split(/\s{2,}/)
  if (delimiter === ',') return line.replace(THOUSANDS, '').split(delimiter)
  if (delimiter !== '|') return line.split(delimiter)
  // The separator line of a Markdown table is empty.
  return /^[\s|:+-]+$/.test(line) ? [''] : line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|')
}

/** Returns whether a quote that is open at the start of a line is open at its end. */
type StaysOpen = (at: number) => boolean

/** Each line is looked at once: of many unclosed quotes, each would look at the same lines below it. */
function openQuotes(lines: readonly string[], delimiter: Delimiter): StaysOpen {
  const known = new Map<number, boolean>()
  return (at) =>
    known.getOrInsertComputed(at, () => readQuotedLine(lines[at]!, { open: '', delimiter, cells: [] }) !== null)
}

/** Cells of which some are quoted, with doubled quotes within; null for an unclosed quote. */
function splitQuoted(
  lines: readonly string[],
  start: number,
  { to, delimiter, staysOpen }: { to: number; delimiter: Delimiter; staysOpen: StaysOpen },
): Omit<Piece, 'start'> | null {
  const cells: string[] = []
  let open = readQuotedLine(lines[start]!, { open: null, delimiter, cells })
  let end = start + 1
  if (open === null) return { end, cells }
  for (let length = lines[start]!.length; ; end++) {
    if (end >= to || length > MAX_QUOTED_LENGTH) return null
    if (!staysOpen(end)) break
    length += lines[end]!.length
  }
  for (let at = start + 1; at <= end; at++) open = readQuotedLine(lines[at]!, { open: `${open}\n`, delimiter, cells })
  return { end: end + 1, cells }
}

/** Adds the cells of a line, the first of which may be open; returns what is open at its end, null for nothing. */
function readQuotedLine(
  line: string,
  { open: before, delimiter, cells }: { open: string | null; delimiter: Delimiter; cells: string[] },
): string | null {
  let open = before
  for (let at = 0; ;) {
    let cell: string | null = null
    // Alone before a tab it says that the row above has it.
    if (open === null && line[at] === '"' && !(delimiter === '\t' && line[at + 1] === delimiter)) {
      open = ''
      at++
    }
    if (open !== null) {
      const end = endOfQuote(line, at)
      if (end < 0) return open + line.slice(at)
      const text = open + line.slice(at, end)
      cell = text.includes('"') ? text.replaceAll('""', '"') : text
      open = null
      at = end + 1
    }
    const next = line.startsWith(delimiter, at) ? at : line.indexOf(delimiter, at)
    const rest = next === at ? '' : next < 0 ? line.slice(at) : line.slice(at, next)
    cells.push(cell === null ? rest : rest === '' ? cell : cell + rest)
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
