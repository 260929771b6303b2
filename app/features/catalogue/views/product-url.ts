import { routes } from '#app/addresses/routes.ts'
import { slugify } from '@specify/core/text/slug.ts'
import { skuSegment } from '@specify/catalogue/product/sku-in-url.ts'

export interface ProductAddress {
  readonly slug: string
  readonly colour: string | null
  readonly sku: string
}

/** The address of a variant below its locale: `product/{name}-{colour}-{sku}/`. */
export function productPath({ slug, colour, sku }: ProductAddress): string {
  const colourSlug = colour ? slugify(colour) : ''
  const parts = [slug, slug.endsWith(`-${colourSlug}`) ? '' : colourSlug, skuSegment(sku)].filter(Boolean)
  return routes.product.below({ segment: parts.join('-') })
}

/** The address of a code alone, which leads on to the one with its name. */
export function shortProductPath(sku: string): string {
  return routes.product.below({ segment: skuSegment(sku) })
}

/** The page in the BIM library beside the page of a product. */
export function toBimPath(path: string): string {
  return path.replace(/^product\//, routes.bimLibrary.below({}))
}

const MAX_DASHES_IN_SKU = 2

/** The text after its last dash, then after the dashes before it, since people write SKUs as they are. */
export function codesFromProductSegment(segment: string): string[] {
  const parts = segment.split('-')
  if (parts.at(-1)?.trim() === '') return []
  const codes = Array.from({ length: MAX_DASHES_IN_SKU + 1 }, (_, dashes) =>
    parts
      .slice(-1 - dashes)
      .join('-')
      .trim(),
  )
  return [...new Set(codes)]
}

export function priceEnquiryPath(locale: string, sku: string): string {
  return routes.productContact.href({ locale, fromproduct: 'true', code: sku })
}

export function contactPath(locale: string): string {
  return routes.productContact.href({ locale, fromproduct: 'true' })
}
