import { demoProducts } from '../catalogue.ts'
import type { DemoProduct } from '../catalogue/model.ts'
import { filePaths } from '../catalogue/record/files.ts'

/** Files that a page shows first and readers take first: drawing, 3D model, data sheet, guide. */
const OF_LEAD = [/\.svg$/, /\.glb$/, /-specification-sheet\.pdf$/, /-installation-guide\.pdf$/, /-warranty\.pdf$/]
/** Files of every other finish. */
const OF_OTHERS = [/\.svg$/, /-specification-sheet\.pdf$/]

/**
 * The files that are most likely to be asked for, those first: of each product's leading variant, beginning with the
 * products that pages show most, then of the other variants. Those of one model follow one another: it is built once.
 */
export function likelyFiles(): string[] {
  const products = demoProducts().toSorted((a, b) => prominence(b) - prominence(a))
  const files = (product: DemoProduct, wanted: readonly RegExp[], from: number, to?: number) =>
    product.record.variants
      .slice(from, to)
      .flatMap(filePaths)
      .filter((path) => wanted.some((pattern) => pattern.test(path)))
  return [
    ...new Set([
      ...products.flatMap((product) => files(product, OF_LEAD, 0, 1)),
      ...products.flatMap((product) => files(product, OF_OTHERS, 1)),
    ]),
  ]
}

/** Current products before discontinued ones, documented ones before others, new ones (first in each listing) first. */
function prominence({ record }: DemoProduct): number {
  const isCurrent = record.status === 'current' && !record.IsGWAInternal
  const isDocumented = record.variants.some((variant) =>
    filePaths(variant).some((path) => /technical-manual/.test(path)),
  )
  return (isCurrent ? 4 : 0) + (isDocumented ? 2 : 0) + (record.IsNew ? 1 : 0)
}
