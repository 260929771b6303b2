import { toPartView, type PartView } from '#app/features/catalogue/views/part-view.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import { variantsByFinish } from '@specify/catalogue/variants/variant-in-finish.ts'
import type { ProductContext } from '../product-actions/product-context.ts'

const MAX_PARTS = 100

type Reader = Pick<ProductContext, 'catalogue' | 'locale' | 'visibility'>

/** The lines whose product the reader may see in the market, each with that product. */
export function readRoomParts<Line extends { readonly sku: string }>(
  lines: readonly Line[],
  { catalogue, locale, visibility }: Reader,
): (Line & { readonly part: PartView })[] {
  return lines.slice(0, MAX_PARTS).flatMap((line) => {
    const product = catalogue.findProduct(line.sku, locale, visibility)
    const variant = product && findVariant(product.variants, line.sku)
    return product && variant ? [{ ...line, part: toPartView(product, variant, locale, visibility) }] : []
  })
}

/** The product of a code in each of its finishes; none where the reader may not see it. */
export function readFinishes(code: string, { catalogue, locale, visibility }: Reader): PartView[] {
  const product = catalogue.findProduct(code, locale, visibility)
  const like = product && findVariant(product.variants, code)
  if (!product || !like) return []
  return variantsByFinish(product.variants, like).map((variant) => toPartView(product, variant, locale, visibility))
}
