import type { Visibility } from '@specify/core/actor.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'
import type { PriceDisplay } from '@specify/catalogue/prices/price-display.ts'
import { variantPath, variantPrice } from './product-view.ts'

export interface PartView {
  readonly sku: string
  readonly name: string
  readonly colour: string | null
  readonly image: string | null
  readonly price: PriceDisplay
  readonly path: string
}

export function toPartView(product: Product, variant: Variant, locale: Locale, visibility: Visibility): PartView {
  const { colour } = variant.attributes
  return {
    sku: variant.sku,
    name: product.name[locale],
    colour: typeof colour === 'string' ? colour : null,
    image: variant.images[0] ?? null,
    price: variantPrice(product, variant, locale, visibility),
    path: variantPath(product, variant),
  }
}
