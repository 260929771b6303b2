import type { SummaryLine, SummaryProduct } from '../summary/summary.ts'

interface VariantColumn {
  readonly name: string
  readonly textOf: (product: SummaryProduct) => string
}

/** Size and hand, and entry, trap, tap holes or whatever else a product comes in, where its variants differ in it. */
export const VARIANT_COLUMNS: readonly VariantColumn[] = [
  { name: 'Size', textOf: ({ size }) => size },
  { name: 'Hand', textOf: ({ hand }) => hand },
  { name: 'Option', textOf: ({ option }) => option },
]

/** Columns of tables that have none for finishes. */
export const FINISH_AND_VARIANT_COLUMNS: readonly VariantColumn[] = [
  { name: 'Finish', textOf: ({ colour }) => colour },
  ...VARIANT_COLUMNS,
]

/** Returns whether lines have a size, hand or option, for tables that have the finish. */
export function hasVariantWords(lines: readonly Pick<SummaryLine, 'product'>[]): boolean {
  return lines.some(({ product }) => VARIANT_COLUMNS.some(({ textOf }) => textOf(product) !== ''))
}

/** Returns whether lines have one, or are of one name with several codes, for tables that have no finish either. */
export function needsFinishAndVariant(lines: readonly SummaryLine[]): boolean {
  const skus = new Map<string, string>()
  return hasVariantWords(lines) || lines.some(({ name, sku }) => skus.getOrInsert(name, sku) !== sku)
}
