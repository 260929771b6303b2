import type { Discount } from './discounts.ts'
import type { OfferReader } from './offer.ts'
import type { ShippingMethod } from './shipping.ts'

export interface PricingInputs {
  readonly reader: OfferReader
  readonly stock: ReadonlyMap<string, number>
  readonly methods: readonly ShippingMethod[]
  /** Redeemed for this cart, in that order. */
  readonly discounts: readonly RedeemedDiscount[]
  readonly now: Date
}

export interface RedeemedDiscount extends Discount {
  /** Not used up by others or earlier orders. */
  readonly isLeft: boolean
}
