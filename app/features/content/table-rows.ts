const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** Spreadsheets count days from the end of 1899. */
const EPOCH_MS = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

/** The cells of a sheet as texts: all rows as long as the longest, none without anything in it. */
export function toTableRows(cells: readonly (readonly (string | number | null)[])[]): string[][] {
  const rows = cells.map((row) => Array.from(row, cellText)).filter((row) => row.some((text) => text !== ''))
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((text) => text !== '') + 1))
  return rows.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''))
}

/** A number between 40000 and 60000 is a day, and shown as its month: 45303 → `Jan 2024`. */
function cellText(cell: string | number | null): string {
  if (typeof cell !== 'number') return cell?.trim() ?? ''
  if (cell <= 40_000 || cell >= 60_000) return String(Number(cell.toPrecision(12)))
  const day = new Date(EPOCH_MS + Math.floor(cell) * DAY_MS)
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}
