import type { AddressText } from '#app/features/accounts/rules/address.ts'
import type { Locale } from '@specify/core/market.ts'

export const MAX_COUNT = 9_999
/** Different products in one cart, or on one wishlist. */
export const MAX_LINES = 1_000
export const MAX_REFERENCE_LENGTH = 60

export interface CartLine {
  readonly id: string
  readonly sku: string
  /** Name when it was added, for when it is gone. */
  readonly name: string
  readonly count: number
  /** The price last seen by the owner. */
  readonly seenCents: number
  /** The accepted quote that the line comes from. Other lines of the product stay separate. */
  readonly quote?: LineQuote
}

export interface LineQuote {
  readonly quoteId: string
  readonly quoteNumber: string
  /** Cents for one, with GST. */
  readonly priceCents: number
  /** The price holds for so many, and for fewer. */
  readonly count: number
  /** ISO date and time; the price holds before it. */
  readonly until: string
  /** Cents for all lines of the quote, with GST; the same in each of them. */
  readonly freightCents: number
}

/** A cart in one market as it is stored: prices are looked up on each read. */
export interface Cart {
  readonly cartId: string
  /** Incremented by every change. */
  readonly version: number
  readonly locale: Locale
  readonly lines: readonly CartLine[]
  readonly shippingAddress: AddressText | null
  /** Null: same as delivery. */
  readonly billingAddress: AddressText | null
  readonly shippingMethodId: string | null
  readonly reference: string
}

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
