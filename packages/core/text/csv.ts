/** Text that spreadsheet programs may take for a formula, also in full width after a conversion. */
const FORMULA = /^[\s'"]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^'*[\t\r]/
const GUARD = "'"
/** Behind a sign that some programs split at, what they would then run as a formula. */
const BEHIND_SEPARATOR = String.raw`(?=[\s'"]*(?:[=@\uff1d\uff20]|[+\-\uff0b\uff0d][^;\n]*[|!(]))`
const SEPARATOR = new RegExp(`[;|\\t]${BEHIND_SEPARATOR}`, 'g')
const GUARDED_SEPARATOR = new RegExp(`([;|\\t])${GUARD}${BEHIND_SEPARATOR}`, 'g')

/** A text as a cell of a file that we make, guarded where a spreadsheet would run it, or a part of it, as a formula. */
export function safeCell(text: string): string {
  if (!FORMULA.test(text)) return guardInner(text)
  // What it begins with is guarded already.
  return GUARD + text.slice(0, 1) + guardInner(text.slice(1))
}

/** Inverse of `safeCell`. */
export function unsafeCell(cell: string): string {
  const text = cell.slice(GUARD.length)
  if (!cell.startsWith(GUARD) || !FORMULA.test(text)) return cell.replace(GUARDED_SEPARATOR, '$1')
  return text.slice(0, 1) + text.slice(1).replace(GUARDED_SEPARATOR, '$1')
}

function guardInner(text: string): string {
  return text.replace(SEPARATOR, `$&${GUARD}`)
}

/** CSV that spreadsheet programs open: UTF-8 with BOM, commas, line ends of RFC 4180. Cells are made safe. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((cells) => `${cells.map(csvField).join(',')}\r\n`).join('')}`
}

function csvField(cell: string): string {
  const text = safeCell(cell)
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
