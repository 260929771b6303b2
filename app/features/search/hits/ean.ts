import { readGtin } from '@specify/catalogue/product/gtin.ts'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'
import type { ProductScope } from '../backends/backend.ts'
import type { RequestCatalogue } from '../catalogue/request-catalogue.ts'

type EanReader = Pick<RequestCatalogue, 'catalogue'> & Pick<ProductScope, 'locale' | 'visibility'>

/** The variant with an EAN, as it is printed or with spaces; null for other texts, and for codes of no product. */
export function findByEan(
  text: string,
  { catalogue, locale, visibility }: EanReader,
): { readonly product: Product; readonly variant: Variant } | null {
  const ean = readGtin(text.trim())
  const product = ean === null ? null : catalogue.findProduct(ean, locale, visibility)
  const variant = product?.variants.find(({ attributes }) => attributes.ean === ean)
  return product && variant ? { product, variant } : null
}

/** An EAN as the code that is searched for; other texts stay. */
export function codeForEan(text: string, reader: EanReader): string {
  return findByEan(text, reader)?.variant.sku ?? text
}
