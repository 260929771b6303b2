import { AppError } from '@specify/core/app-error.ts'
import { putLine } from './lines.ts'
import type { Cart, CartLine } from './model.ts'
import { assertOrderable, findLineOffer, findOffer, type OfferReader } from '../pricing/offer.ts'

export interface WantedProduct {
  readonly sku: string
  readonly count: number
}

export interface NotAdded extends WantedProduct {
  readonly message: string
}

/**
 * Puts a product into a cart at its current price.
 * @throws AppError `not_found` or `forbidden` for products that its owner cannot order, `conflict` for too many.
 */
export function addProduct(cart: Cart, { sku, count }: WantedProduct, reader: OfferReader, newId: () => string): Cart {
  const { product, priceCents } = assertOrderable(findOffer(sku, cart.locale, reader))
  const added: CartLine = { id: newId(), sku, name: product.name[cart.locale], count, seenCents: priceCents }
  return { ...cart, lines: putLine(cart.lines, added, 'id') }
}

/** Adds the products that can be ordered and fit; the others are returned. */
export function addProducts(
  cart: Cart,
  products: readonly WantedProduct[],
  reader: OfferReader,
  newId: () => string,
): { readonly cart: Cart; readonly notAdded: readonly NotAdded[] } {
  const notAdded: NotAdded[] = []
  let filled = cart
  for (const each of products) {
    try {
      filled = addProduct(filled, each, reader, newId)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      notAdded.push({ ...each, message: error.message })
    }
  }
  return { cart: filled, notAdded }
}

export function acknowledgePrices(cart: Cart, reader: OfferReader, now: Date): Cart {
  const lines = cart.lines.map((line) => {
    const offer = findLineOffer(line, cart.locale, reader, now)
    return offer.kind === 'orderable' ? { ...line, seenCents: offer.priceCents } : line
  })
  return { ...cart, lines }
}
