export const SHEET_COLUMNS = [
  ['Code', 18],
  ['Description', 48],
  ['Qty', 8],
  ['List price, inc GST', 18],
  ['Price, ex GST', 16],
  ['Price, inc GST', 16],
  ['Lead time', 18],
  ['Replaced by', 18],
  ['Note or reason', 40],
  ['Quote', 18],
  // Hidden: it is for the reading program alone.
  ['As downloaded', 18],
] as const

export type Column = (typeof SHEET_COLUMNS)[number][0]

export const HIDDEN_COLUMN: Column = 'As downloaded'

export function isNamed(cell: string, column: Column): boolean {
  return cell.trim().toLowerCase() === column.toLowerCase()
}

export function columnsOf(head: readonly string[]): Map<Column, number> {
  const found = SHEET_COLUMNS.map(([column]) => [column, head.findIndex((cell) => isNamed(cell, column))] as const)
  return new Map(found.filter(([, index]) => index !== -1))
}
