import type { CurrencyCode } from '@specify/core/money.ts'
import { MARKETS } from '@specify/core/market.ts'
import { discountCents, isDiscountOpen, minimumCents } from './discounts.ts'
import type { Cart, CartLine } from '../contents/model.ts'
import { findLineOffer, isQuoted, type Offer } from './offer.ts'
import type { PricingInputs, RedeemedDiscount } from './pricing-inputs.ts'
import { freightMethod, listQuotedFreight, type QuotedFreight } from './quoted-freight.ts'
import { availableMethods, cheapestMethod, shippingCents, type ShippingMethod } from './shipping.ts'
import { lineTotals, cartTotals, type Totals } from './totals.ts'

export interface CartDiscount extends RedeemedDiscount {
  readonly offCents: number
  /** The reason for which it has no effect; null where it has one. */
  readonly problem: 'ended' | 'minimum' | null
}

export interface PricedCartLine {
  readonly line: CartLine
  readonly offer: Offer
  /** True if it is in stock or its stock is not counted. */
  readonly isOnStock: boolean
  /** Null where stock is not counted. */
  readonly stockLeft: number | null
  /** 0 where it cannot be ordered. */
  readonly totalCents: number
  readonly discountCents: number
  readonly taxCents: number
}

/** A cart at current prices, rates and terms. */
export interface PricedCart {
  readonly cart: Cart
  readonly currency: CurrencyCode
  readonly lines: readonly PricedCartLine[]
  readonly totals: Totals
  readonly quotedFreight: readonly QuotedFreight[]
  /** Value of the goods that a method delivers: less discounts, and without those that have quoted freight. */
  readonly shippedCents: number
  readonly methods: readonly ShippingMethod[]
  /** The chosen method, where it still delivers there. Quoted lines alone are delivered as quoted. */
  readonly method: ShippingMethod | null
  /** The cheapest method, used for totals while none is chosen. */
  readonly estimate: ShippingMethod | null
  readonly discounts: readonly CartDiscount[]
}

/** Prices a cart. Lines that cannot be ordered count as zero. */
export function priceCart(cart: Cart, inputs: PricingInputs): PricedCart {
  const { reader, stock, discounts, now } = inputs
  const currency = MARKETS[cart.locale].currencyCode
  const offers = cart.lines.map((line) => ({ line, offer: findLineOffer(line, cart.locale, reader, now) }))
  const goods = offers.map(({ line, offer }) => ({
    priceCents: offer.kind === 'orderable' ? offer.priceCents : 0,
    count: line.count,
  }))
  const subtotal = goods.reduce((sum, { priceCents, count }) => sum + priceCents * count, 0)
  const open = discounts.map(({ terms, isLeft }) => isLeft && isDiscountOpen(terms, cart.locale, currency, now))
  const counted = discounts.filter((_, index) => open[index])
  const offs = discountCents(
    counted.map(({ terms }) => terms),
    subtotal,
    currency,
  )
  const offOf = new Map(counted.map(({ discountId }, index) => [discountId, offs[index] ?? 0]))
  const off = offs.reduce((sum, each) => sum + each, 0)

  const quotedFreight = listQuotedFreight(offers, now)
  const shipped = lineTotals(goods, off, cart.locale).filter((_, index) => !isQuoted(cart.lines[index]!, now))
  const shippedCents = shipped.reduce((sum, { totalCents, discountCents }) => sum + totalCents - discountCents, 0)
  const asQuoted = quotedFreight.length > 0 && shipped.length === 0 ? freightMethod(quotedFreight) : null
  const methods = asQuoted ? [asQuoted] : availableMethods(inputs.methods, cart.shippingAddress)
  const method = asQuoted ?? methods.find(({ shippingMethodId }) => shippingMethodId === cart.shippingMethodId) ?? null
  const estimate = method ? null : cheapestMethod(methods, shippedCents)
  const counting = asQuoted ? null : (method ?? estimate)
  const isCharged = counting !== null && shipped.some(({ totalCents }) => totalCents > 0)
  const charges = {
    discountCents: off,
    shippingCents: isCharged ? shippingCents(counting, shippedCents) : 0,
    freightCents: quotedFreight.map(({ priceCents }) => priceCents),
  }
  const totals = cartTotals(goods, charges, cart.locale)
  return {
    cart,
    currency,
    totals,
    quotedFreight,
    shippedCents,
    methods,
    method,
    estimate,
    lines: offers.map(({ line, offer }, index) => {
      const stockLeft = stock.get(line.sku) ?? null
      const { totalCents, discountCents, taxCents } = totals.lines[index] ?? NOTHING
      return {
        line,
        offer,
        stockLeft,
        isOnStock: stockLeft === null || stockLeft >= line.count,
        totalCents,
        discountCents,
        taxCents,
      }
    }),
    discounts: discounts.map((discount, index) => ({
      ...discount,
      offCents: offOf.get(discount.discountId) ?? 0,
      problem: !open[index] ? 'ended' : subtotal < minimumCents(discount.terms, currency) ? 'minimum' : null,
    })),
  }
}

const NOTHING = { totalCents: 0, discountCents: 0, taxCents: 0 }
