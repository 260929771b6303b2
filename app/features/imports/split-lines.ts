import { cellText } from '#app/platform/spreadsheet/table.ts'

/** In the order in which they are tried; the candidates for a line have the same number of rows. */
export const DELIMITERS = ['\t', '|', ';', ',', '  '] as const
export type Delimiter = (typeof DELIMITERS)[number]
const MAX_QUOTED_LINES = 50

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
  let text = line
  for (let end = start + 1; end <= Math.min(to, start + MAX_QUOTED_LINES); end++) {
    const cells = splitQuoted(text, delimiter)
    if (cells) return { start, end, cells: toTexts(cells) }
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
    // Alone before a tab it says that the row above has it.
    if (text[at] === '"' && !(delimiter === '\t' && text[at + 1] === delimiter)) {
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
