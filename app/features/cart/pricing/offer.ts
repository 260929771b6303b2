import type { Visibility } from '@specify/core/actor.ts'
import { AppError, unreachable } from '@specify/core/app-error.ts'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'
import type { PriceDisplay } from '@specify/catalogue/prices/price-display.ts'
import { variantPrice } from '#app/features/catalogue/views/product-view.ts'
import type { Locale } from '@specify/core/market.ts'
import type { CartLine, LineQuote } from '../contents/model.ts'

export interface OfferReader {
  readonly visibility: Visibility
  /** Finds a product as visible to the reader; null where there is none. */
  readonly findProduct: (sku: string, locale: Locale) => Product | null
}

export type Offer =
  /** Unknown, or hidden from this reader: indistinguishable. */
  | { readonly kind: 'unknown' }
  | (FoundVariant & { readonly kind: 'discontinued' | 'contact' | 'unpriced' })
  | (FoundVariant & { readonly kind: 'orderable'; readonly priceCents: number })

interface FoundVariant {
  readonly product: Product
  readonly variant: Variant
  readonly price: PriceDisplay
}

/** Looks a SKU up. Products without a price, on request or discontinued cannot be ordered. */
export function findOffer(sku: string, locale: Locale, { visibility, findProduct }: OfferReader): Offer {
  const product = findProduct(sku, locale)
  const variant = product?.variants.find((each) => each.sku === sku)
  if (!product || !variant) return { kind: 'unknown' }
  const price = variantPrice(product, variant, locale, visibility)
  const offer = { product, variant, price }
  if (product.status === 'discontinued') return { kind: 'discontinued', ...offer }
  if (price.kind === 'contact') return { kind: 'contact', ...offer }
  if (price.kind === 'none') return { kind: 'unpriced', ...offer }
  return { kind: 'orderable', ...offer, priceCents: price.price.centAmount }
}

/**
 * Finds the offer of a line: like `findOffer`, but at the quoted price while the quote is valid, which also covers
 * products on request.
 */
export function findLineOffer(line: CartLine, locale: Locale, reader: OfferReader, now: Date): Offer {
  const offer = findOffer(line.sku, locale, reader)
  if (!isQuoted(line, now) || offer.kind === 'unknown' || offer.kind === 'discontinued') return offer
  return { ...offer, kind: 'orderable', priceCents: line.quote.priceCents }
}

export function isQuoted(line: CartLine, now: Date): line is CartLine & { readonly quote: LineQuote } {
  return line.quote !== undefined && new Date(line.quote.until) > now && line.count <= line.quote.count
}

/**
 * @throws AppError `not_found` for a SKU that does not exist for the reader, `forbidden` for one that cannot be
 * ordered.
 */
export function assertOrderable(offer: Offer): Extract<Offer, { kind: 'orderable' }> {
  if (offer.kind === 'orderable') return offer
  if (offer.kind === 'unknown') throw new AppError('not_found', refusalOf(offer))
  throw new AppError('forbidden', refusalOf(offer))
}

export function refusalOf({ kind }: Pick<Exclude<Offer, { kind: 'orderable' }>, 'kind'>): string {
  switch (kind) {
    case 'unknown':
      return 'There is no such product.'
    case 'discontinued':
      return 'This product is no longer sold.'
    case 'contact':
      return 'This product is sold on request. Please contact us.'
    case 'unpriced':
      return 'This product has no price yet. Please contact us.'
    default:
      return unreachable(kind)
  }
}
