import { skuOf, type DraftRow } from './list-draft.ts'

/**
 * Rows of each code that have no product yet, by the code and its description as they are written. One answer may count
 * for all of them.
 */
export function alikeRows(rows: readonly DraftRow[]): ReadonlyMap<string, readonly DraftRow[]> {
  const open = rows.filter((row) => skuOf(row) === null && !row.isFree && !row.isLeftOut && keyOf(row) !== '')
  return Map.groupBy(open, keyOf)
}

/** Empty for a row that names no product. */
export function keyOf({ code, description }: DraftRow): string {
  return code === '' && description === '' ? '' : `${code}\n${description}`
}

/** Rows with a product for one row, and for all that are alike and have none yet. Each keeps its own way back. */
export function chooseForAlike(rows: readonly DraftRow[], id: number, sku: string): readonly DraftRow[] {
  const chosen = rows.find((row) => row.id === id)
  if (!chosen) return rows
  const key = keyOf(chosen)
  return rows.map((row) => {
    const isAlike =
      row.id === id || (key !== '' && keyOf(row) === key && skuOf(row) === null && !row.isFree && !row.isLeftOut)
    return isAlike ? { ...row, choice: sku } : row
  })
}
