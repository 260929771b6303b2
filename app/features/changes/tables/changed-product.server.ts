import type { Product } from '@specify/catalogue/product/model.ts'
import { toFeedRecord } from '#app/features/catalogue/feed/write-feed.ts'
import type { RowWriter } from '../plan/row-writer.server.ts'
import { MAX_CELL_LENGTH, targetsOf } from './columns.ts'
import { isValue } from './map-columns.server.ts'
import type { NamedRows } from './name-rows.server.ts'
import { setCell, type FeedDraft } from './set-cells.ts'

const OF_PRODUCTS: ReadonlySet<string> = new Set(
  targetsOf('columns').flatMap(({ key, isOfProduct }) => (isOfProduct ? [key] : [])),
)

/**
 * Sets the cells of the rows of a product, and returns it as a line of a feed. Null where a cell cannot be used: all rows
 * are refused then, since a product is changed as its rows say or not at all.
 *
 * @param canClear whether the word CLEAR is a value of no field
 */
export async function changedProduct(
  product: Product,
  named: NamedRows,
  { targets, canClear }: { readonly targets: readonly string[]; readonly canClear: boolean },
  rows: RowWriter,
): Promise<string | null> {
  const draft = JSON.parse(JSON.stringify(toFeedRecord(product))) as FeedDraft
  const shared = new Map<string, { readonly cell: string; readonly line: number }>()
  const problems = new Map<number, string[]>()
  // A sale price is compared with the price of its row, in whichever order the columns stand.
  const inOrder = [...targets.entries()].toSorted(
    ([, one], [, other]) => Number(one.startsWith('sale ')) - Number(other.startsWith('sale ')),
  )
  for (const { sku, row } of named) {
    const refuse = (problem: string) => problems.getOrInsertComputed(row.line, () => []).push(problem)
    for (const [at, target] of inOrder) {
      const cell = row.cells[at] ?? ''
      if (!isValue(target) || cell === '') continue
      if (cell.length > MAX_CELL_LENGTH) {
        refuse(`${target}: has more than ${MAX_CELL_LENGTH.toLocaleString('en-AU')} characters`)
        continue
      }
      const other = OF_PRODUCTS.has(target) ? shared.get(target) : undefined
      if (other && other.cell !== cell) {
        refuse(`${target}: is "${other.cell.slice(0, 60)}" for the same product on line ${other.line}`)
        continue
      }
      if (OF_PRODUCTS.has(target)) shared.set(target, { cell, line: row.line })
      const outcome = setCell(draft, { sku, target, cell, canClear })
      if ('problem' in outcome) refuse(`${target}: ${outcome.problem}`)
      else for (const reason of outcome.notes) await rows.note({ line: row.line, name: target, reason, cells: null })
    }
  }
  if (problems.size === 0) return JSON.stringify(draft)
  const [first] = problems.keys()
  for (const { sku, row } of named) {
    const reason = problems.get(row.line)?.join('\n') ?? `line ${first} of the same product is refused`
    await rows.refuse({ line: row.line, name: sku, reason, cells: row.cells })
  }
  return null
}

/** Withdraws a product whose variants are all named, as a line of a feed; null where some are forgotten. */
export async function withdrawnProduct(
  { productId, name, variants }: Product,
  named: NamedRows,
  { isId }: { readonly isId: boolean },
  rows: RowWriter,
): Promise<string | null> {
  const skus = new Set(named.map(({ sku }) => sku))
  const others = isId ? [] : variants.filter(({ sku }) => !skus.has(sku)).map(({ sku }) => sku)
  if (others.length === 0) return JSON.stringify({ productId, withdrawn: true })
  const reason = `${name.au} has variants that are not named, and is withdrawn whole or not: ${others.slice(0, 10).join(', ')}`
  for (const { sku, row } of named) await rows.refuse({ line: row.line, name: sku, reason, cells: row.cells })
  return null
}
