import type { Visibility } from '#app/core/actor.ts'
import { AppError, unreachable } from '#app/core/app-error.ts'
import type { Product, Variant } from '#app/features/catalogue/model.ts'
import type { PriceDisplay } from '#app/features/catalogue/price-display.ts'
import { variantPrice } from '#app/features/catalogue/product-view.ts'
import type { Locale } from '#app/features/markets/model.ts'

/** How the catalogue is read for somebody. */
export interface OfferReader {
  readonly visibility: Visibility
  /** The product with a SKU in a market, as the reader may know of it; null where there is none. */
  readonly findProduct: (sku: string, locale: Locale) => Product | null
}

/** What the catalogue says of a SKU to one reader now. */
export type Offer =
  /** Unknown, or not for this reader: nobody can tell which. */
  | { readonly kind: 'unknown' }
  | (Found & { readonly kind: 'discontinued' | 'contact' | 'unpriced' })
  | (Found & { readonly kind: 'orderable'; readonly priceCents: number })

interface Found {
  readonly product: Product
  readonly variant: Variant
  readonly price: PriceDisplay
}

/** Looks a SKU up. What has no price, is sold on request or not any more cannot be ordered. */
export function findOffer(sku: string, locale: Locale, { visibility, findProduct }: OfferReader): Offer {
  const product = findProduct(sku, locale)
  const variant = product?.variants.find((each) => each.sku === sku)
  if (!product || !variant) return { kind: 'unknown' }
  const price = variantPrice(product, variant, locale, visibility)
  const found = { product, variant, price }
  if (product.status === 'discontinued') return { kind: 'discontinued', ...found }
  if (price.kind === 'contact') return { kind: 'contact', ...found }
  if (price.kind === 'none') return { kind: 'unpriced', ...found }
  return { kind: 'orderable', ...found, priceCents: price.price.centAmount }
}

/** @throws AppError `not_found` for what does not exist for the reader, `forbidden` for what cannot be ordered. */
export function assertOrderable(offer: Offer): Extract<Offer, { kind: 'orderable' }> {
  if (offer.kind === 'orderable') return offer
  if (offer.kind === 'unknown') throw new AppError('not_found', refusalOf(offer))
  throw new AppError('forbidden', refusalOf(offer))
}

/** Why something cannot be ordered. */
export function refusalOf({ kind }: Pick<Exclude<Offer, { kind: 'orderable' }>, 'kind'>): string {
  switch (kind) {
    case 'unknown':
      return 'There is no such product.'
    case 'discontinued':
      return 'This product is not sold any more.'
    case 'contact':
      return 'This product is sold on request. Please contact us.'
    case 'unpriced':
      return 'This product has no price yet. Please contact us.'
    default:
      return unreachable(kind)
  }
}
