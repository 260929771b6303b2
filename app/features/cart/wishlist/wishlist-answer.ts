import type { DeepReadonly } from '@specify/core/data/deep-readonly.ts'
import { shownProduct } from '../contents/shown-product.ts'
import type { Wishlist } from '../contents/model.ts'
import { findOffer, type OfferReader } from '../pricing/offer.ts'

/** Converts a wishlist into the contract's form, at prices visible to its owner. */
export function toWishlistAnswer({ wishlistId, locale, lines }: Wishlist, reader: OfferReader) {
  return {
    wishlistId,
    lineItems: lines.map((line) => {
      const offer = findOffer(line.sku, locale, reader)
      const product = shownProduct(offer, locale)
      return {
        lineItemId: line.lineItemId,
        count: line.count,
        name: product?.name ?? line.name,
        slug: product?.path ?? null,
        isAvailable: offer.kind === 'orderable',
        /** Null for a product that is gone. */
        price: offer.kind === 'unknown' || offer.kind === 'discontinued' ? null : offer.price,
        variant: { sku: line.sku, name: product?.variantName ?? null, images: product?.images ?? [] },
      }
    }),
  }
}

export type WishlistAnswer = DeepReadonly<ReturnType<typeof toWishlistAnswer>>
