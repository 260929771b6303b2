import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { RowWriter } from '../plan/row-writer.server.ts'
import { PRODUCT_ID, SKU } from './columns.ts'
import { findLostZeros, findProducts, findSkus } from './find-codes.server.ts'
import { isValue } from './map-columns.server.ts'
import type { ReadTable } from './read-table.server.ts'

export type TableRow = ReadTable['rows'][number]

/** Rows of one product, each with the SKU that it names. */
export type NamedRows = readonly { readonly sku: string; readonly row: TableRow }[]

/**
 * Finds the product of each row. Rows without one are refused, and all rows of a code that has several values: neither
 * is known to be the right one.
 *
 * @returns the rows by product id
 */
export async function nameRows(
  db: Database,
  { rows: tableRows }: ReadTable,
  targets: readonly string[],
  rows: RowWriter,
): Promise<ReadonlyMap<string, NamedRows>> {
  const isId = !targets.includes(SKU)
  const codeAt = targets.indexOf(isId ? PRODUCT_ID : SKU)
  const codeOf = ({ cells }: TableRow) => cells[codeAt] ?? ''
  const codes = tableRows.map(codeOf)
  const listed = isId ? await findProducts(db, codes) : await findSkus(db, codes)
  const find = (code: string) => listed.get(isId ? code : skuKey(code))
  const zeros = isId
    ? new Map<string, string>()
    : await findLostZeros(
        db,
        codes.filter((code) => !find(code)),
      )
  const byCode = new Map<string, TableRow[]>()
  for (const row of tableRows) {
    const code = codeOf(row)
    const match = find(code)
    if (match && code !== '') byCode.getOrInsertComputed(match.sku, () => []).push(row)
    else {
      const lost = zeros.get(code)
      const reason = `${code.slice(0, 60)} is not in the catalogue${lost ? `; ${lost} is: the spreadsheet has probably lost the zeros` : ''}`
      await rows.refuse({ line: row.line, name: code, reason: code === '' ? 'has no code' : reason, cells: row.cells })
    }
  }
  const byProduct = new Map<string, { sku: string; row: TableRow }[]>()
  for (const [sku, [first, ...others]] of byCode) {
    const differs = others.some((other) => valuesOf(other, targets) !== valuesOf(first!, targets))
    if (differs)
      for (const row of [first!, ...others]) {
        const lines = [first!, ...others].filter((each) => each !== row).map(({ line }) => line)
        const reason = `${sku} is on line ${lines.slice(0, 5).join(', ')} with other values`
        await rows.refuse({ line: row.line, name: sku, reason, cells: row.cells })
      }
    else {
      for (const { line } of others)
        await rows.note({ line, name: sku, reason: `is the same as line ${first!.line}`, cells: null })
      const { productId } = find(codeOf(first!))!
      byProduct.getOrInsertComputed(productId, () => []).push({ sku, row: first! })
    }
  }
  return byProduct
}

/** The cells that are read, so that rows which differ elsewhere are the same. */
function valuesOf({ cells }: TableRow, targets: readonly string[]): string {
  return JSON.stringify(targets.map((target, at) => (isValue(target) ? (cells[at] ?? '') : '')))
}
