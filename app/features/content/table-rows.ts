import { monthYear } from '@specify/core/text/month-year.ts'

/** The cells of a sheet as texts: rows padded to one length, without empty ones. */
export function toTableRows(cells: readonly (readonly (string | number | null)[])[]): string[][] {
  const rows = cells.map((row) => Array.from(row, cellText)).filter((row) => row.some((text) => text !== ''))
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((text) => text !== '') + 1))
  return rows.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''))
}

/** Numbers that are dates are shown as their month. */
function cellText(cell: string | number | null): string {
  return typeof cell === 'number' ? monthYear(String(Number(cell.toPrecision(12)))) : (cell?.trim() ?? '')
}
