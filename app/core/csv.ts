/** What a spreadsheet program may take for a formula, and, full width, for one after a conversion. */
const FORMULA = /^[\s'"]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/
const GUARD = "'"

/** A text as a cell of a file that we make, guarded where a spreadsheet would run it as a formula. */
export function safeCell(text: string): string {
  return FORMULA.test(text) ? GUARD + text : text
}

/** Inverse of `safeCell`. */
export function unsafeCell(cell: string): string {
  const text = cell.slice(GUARD.length)
  return cell.startsWith(GUARD) && FORMULA.test(text) ? text : cell
}

/** CSV that spreadsheet programs open: UTF-8 with BOM, commas, line ends of RFC 4180. Cells are made safe. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((cells) => `${cells.map(csvField).join(',')}\r\n`).join('')}`
}

function csvField(cell: string): string {
  const text = safeCell(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
