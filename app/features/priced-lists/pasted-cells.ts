import type { ReadList } from '@specify/list-reader/model.ts'
import { DELIMITERS, splitLines } from '@specify/list-reader/text/split-lines.ts'

const MAX_LINE_LENGTH = 2_000
const MAX_CELL_LENGTH = 600

interface PastedCells {
  readonly cells: ReadonlyMap<number, readonly string[]>
  /** Returns whether a cell is written as a number: one in a column of quantities. */
  readonly numbers: (line: number, column: number) => boolean
}

/**
 * The lines of a text as cells: those of its tables where they are split, all others in the first cell of their line. The
 * delimiter is the one by which most rows have as many cells as their table has columns.
 */
export function pastedCells(text: string, { rows, tables, passed }: ReadList): PastedCells {
  const lines = text.split(/\r\n?|\n/).map((line) => line.slice(0, MAX_LINE_LENGTH))
  const mappings = new Map(tables.map(({ key, mapping }) => [key, mapping]))
  const tableOf = new Map(rows.flatMap(({ line, table }) => (table === null ? [] : [[line, table] as const])))
  const splits = DELIMITERS.map((delimiter) => {
    const pieces = splitLines(lines, { from: 0, to: lines.length, delimiter, maxCellLength: MAX_CELL_LENGTH })
    return new Map(pieces.map(({ start, cells }) => [start + 1, cells]))
  })
  const fits = (split: ReadonlyMap<number, readonly string[]>, line: number, table: string) =>
    (split.get(line)?.length ?? 0) > 1 && split.get(line)?.length === mappings.get(table)?.length
  const count = (split: ReadonlyMap<number, readonly string[]>) =>
    Array.from(tableOf).filter(([line, table]) => fits(split, line, table)).length
  const best = splits.reduce((a, b) => (count(b) > count(a) ? b : a), splits[0]!)
  const isSplit = count(best) > 0
  const names = new Set(passed.flatMap(({ line, reason }) => (reason === 'names' ? [line] : [])))
  const cells = new Map<number, readonly string[]>()
  for (const [index, line] of lines.entries()) {
    const number = index + 1
    const split = best.get(number)
    const isOfTable = isSplit && split !== undefined && split.length > 1
    if (isOfTable && (tableOf.has(number) || names.has(number) || line.includes('\t'))) cells.set(number, split)
    else if (line.trim() !== '') cells.set(number, [line.trim()])
  }
  return {
    cells,
    numbers: (line, column) => mappings.get(tableOf.get(line) ?? '')?.[column] === 'quantity',
  }
}
