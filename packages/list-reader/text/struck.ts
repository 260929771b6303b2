import type { ListRow, ReadList } from '../model.ts'

/** Marks of text that is struck through, as Markdown has them; workbooks and HTML are read so, too. */
export const STRUCK = '~~'

const SPAN = /~~(?=\S)(.{0,600}?)~~/g

/** A line without what is struck through; null where little else stands in it: then it is taken out as a whole. */
export function withoutStruck(line: string): string | null {
  if (!line.includes(STRUCK)) return line
  const rest = line.replace(SPAN, ' ')
  const size = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return size(rest) * 2 < size(line) ? null : rest
}

/** Cells without what is struck through; null where the row is. */
export function cellsWithoutStruck(cells: readonly string[]): readonly string[] | null {
  if (!cells.some((cell) => cell.includes(STRUCK))) return cells
  if (withoutStruck(cells.join(' ')) === null) return null
  return cells.map((cell) => cell.replace(SPAN, ' ').trim())
}

export const withoutMarks = (text: string): string => text.replaceAll(STRUCK, '')

/** Rows of a change order whose lines are struck through: they say how many there were, and all of it goes. */
export function withStruckRows<Read extends Pick<ReadList, 'rows'>>(read: Read, struck: ReadonlySet<number>): Read {
  if (struck.size === 0) return read
  const rows = read.rows.map((row): ListRow => {
    return struck.has(row.line) ? { ...row, quantity: '', change: { kind: 'remove', from: row.quantity } } : row
  })
  return { ...read, rows }
}
