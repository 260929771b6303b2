import { toPartView, type PartView } from '#app/features/catalogue/part-view.ts'
import { findVariant } from '#app/features/catalogue/variant-by-code.ts'
import type { ProductContext } from './product-actions/product-context.ts'

/** Of a longer list the rest is left out. */
const MAX_PARTS = 100

/** The lines whose product the reader may see in the market, each with that product. */
export function readRoomParts<Line extends { readonly sku: string }>(
  lines: readonly Line[],
  { catalogue, locale, visibility }: Pick<ProductContext, 'catalogue' | 'locale' | 'visibility'>,
): (Line & { readonly part: PartView })[] {
  return lines.slice(0, MAX_PARTS).flatMap((line) => {
    const product = catalogue.findProduct(line.sku, locale, visibility)
    const variant = product && findVariant(product.variants, line.sku)
    return product && variant ? [{ ...line, part: toPartView(product, variant, locale, visibility) }] : []
  })
}
