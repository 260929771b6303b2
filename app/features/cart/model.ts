import type { AddressText } from '#app/features/accounts/address.ts'
import type { Locale } from '#app/features/markets/model.ts'

/** Of one product in a cart or on a wishlist. */
export const MAX_COUNT = 9_999
/** Different products in one cart, or on one wishlist. */
export const MAX_LINES = 500
/** What the customer calls an order, for their own books. */
export const MAX_REFERENCE_LENGTH = 60

/** A product that somebody wants to order. */
export interface CartLine {
  readonly id: string
  readonly sku: string
  /** What it was called when it was put in, for when it is gone. */
  readonly name: string
  readonly count: number
  /** The price that its owner has seen last. */
  readonly seenCents: number
}

/** What somebody is about to order in one market, as it is kept: prices are looked up each time it is read. */
export interface Cart {
  readonly cartId: string
  /** One more with every change. */
  readonly version: number
  readonly locale: Locale
  readonly lines: readonly CartLine[]
  readonly shippingAddress: AddressText | null
  /** Null is where the goods go. */
  readonly billingAddress: AddressText | null
  readonly shippingMethodId: string | null
  readonly reference: string
}

/** A cart that nothing was ever put into. */
export function emptyCart(locale: Locale): Cart {
  return {
    cartId: '',
    version: 0,
    locale,
    lines: [],
    shippingAddress: null,
    billingAddress: null,
    shippingMethodId: null,
    reference: '',
  }
}

/** A product that somebody likes. */
export interface WishlistLine {
  readonly lineItemId: string
  readonly sku: string
  readonly name: string
  readonly count: number
}

export interface Wishlist {
  readonly wishlistId: string
  readonly locale: Locale
  readonly lines: readonly WishlistLine[]
}
