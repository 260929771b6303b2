import type { AddressText } from '#app/features/accounts/rules/address.ts'

/** A shipping method of one market, and its cost including GST. */
export interface ShippingMethod {
  readonly shippingMethodId: string
  readonly name: string
  readonly description: string
  /** Rates by the value of the goods, ascending; the first starts at 0. */
  readonly rates: readonly ShippingRate[]
  /** States that it delivers to; null for all. */
  readonly states: readonly string[] | null
  /** Postcodes that it delivers to, as ranges of four digits; null for all. */
  readonly postcodes: readonly (readonly [from: string, to: string])[] | null
}

interface ShippingRate {
  /** Minimum value of the goods. */
  readonly fromCents: number
  readonly priceCents: number
}

export function shippingCents({ rates }: Pick<ShippingMethod, 'rates'>, goodsCents: number): number {
  return rates.findLast(({ fromCents }) => fromCents <= goodsCents)?.priceCents ?? 0
}

type Place = Pick<AddressText, 'state' | 'postalCode'>

/** The methods that deliver to a place, in their order; all of them while it is unknown. */
export function availableMethods(methods: readonly ShippingMethod[], place: Place | null): ShippingMethod[] {
  return methods.filter(({ states, postcodes }) => {
    if (place === null) return true
    if (states && !states.includes(place.state)) return false
    return postcodes?.some(([from, to]) => from <= place.postalCode && place.postalCode <= to) ?? true
  })
}

/** The cheapest method, used for estimates; the first of several. Null where there is none. */
export function cheapestMethod(methods: readonly ShippingMethod[], goodsCents: number): ShippingMethod | null {
  return methods.reduce<ShippingMethod | null>(
    (cheapest, method) =>
      cheapest && shippingCents(cheapest, goodsCents) <= shippingCents(method, goodsCents) ? cheapest : method,
    null,
  )
}
