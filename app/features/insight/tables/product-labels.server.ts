import { categoryPaths } from '@specify/catalogue/facts/category-path.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import type { Locale } from '@specify/core/market.ts'
import type { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'

export interface ProductLabels {
  readonly productId: string
  readonly name: string
  readonly sku: string
  readonly brand: string
  readonly range: string
  readonly type: string
}

type Labels = Map<string, ProductLabels | null>
type ReadCatalogue = Pick<CatalogueState, 'findProduct'>

/** Further ones are read each time. */
const MOST_CACHED = 20_000
/** By catalogue: a product is parsed once for each of them. */
const cached = new WeakMap<ReadCatalogue, Labels>()

/**
 * Finds the labels of products by SKU or its key, discontinued ones included; null where the catalogue has none. In steps,
 * between which a server serves requests.
 */
export function* readProductLabels(
  catalogue: ReadCatalogue,
  locale: Locale,
  skus: Iterable<string>,
): Generator<undefined, ReadonlyMap<string, ProductLabels | null>> {
  const labels = cached.getOrInsertComputed(catalogue, (): Labels => new Map())
  const found: Labels = new Map()
  for (const sku of skus) {
    const key = `${locale} ${sku}`
    let label = labels.get(key)
    if (label === undefined) {
      label = readLabels(catalogue, locale, sku)
      if (labels.size < MOST_CACHED) labels.set(key, label)
      yield
    }
    found.set(sku, label)
  }
  return found
}

function readLabels(catalogue: ReadCatalogue, locale: Locale, sku: string): ProductLabels | null {
  const product = catalogue.findProduct(sku, locale, 'internal')
  if (!product) return null
  return {
    productId: product.productId,
    name: product.name[locale],
    sku: findVariant(product.variants, sku)?.sku ?? sku,
    brand: product.brand,
    range: product.range,
    type: product.productTypes[0] ?? categoryPaths(product.categories)[0]?.at(-1)?.name ?? '',
  }
}
