import type { z } from 'zod'
import type { CartShape } from '../cart-actions/shapes.server.ts'
import type { DeepReadonly } from '@specify/core/data/deep-readonly.ts'
import { money, type CurrencyCode } from '@specify/core/money.ts'
import type { Locale } from '@specify/core/market.ts'
import { discountNotice, lineNotice } from './notices.ts'
import type { PricedCart, PricedCartLine } from '../pricing/priced-cart.ts'
import { orderProblem, sureShippingCents } from './order-problem.ts'
import { shippingCents, type ShippingMethod } from '../pricing/shipping.ts'
import { shownProduct } from './shown-product.ts'
import { GST_PERCENT } from '../pricing/tax.ts'

/** Converts a cart into the contract's form. */
export function toCartAnswer(priced: PricedCart) {
  const { cart, currency, lines, totals, shippedCents, methods, method, estimate, discounts } = priced
  const inCurrency = (cents: number) => money(cents, currency)
  const goodsCents = totals.subtotalCents - totals.discountCents
  const sumCents = goodsCents + sureShippingCents(priced)
  const taxCents = totals.taxCents - (method ? 0 : totals.shippingTaxCents - totals.freightTaxCents)
  return {
    cartId: cart.cartId,
    cartVersion: cart.version,
    lineItems: lines.map((line) => toLineAnswer(line, currency, cart.locale)),
    totalItems: lines.reduce((count, { line }) => count + line.count, 0),
    isEmpty: lines.length === 0,
    isShippingAccurate: method !== null,
    hasOutOfStockItems: lines.some(({ isOnStock }) => !isOnStock),
    sum: inCurrency(sumCents),
    taxed: {
      amount: inCurrency(sumCents),
      taxAmount: inCurrency(taxCents),
      netAmount: inCurrency(sumCents - taxCents),
    },
    shippingInfo: method && {
      ...toMethodAnswer(method, shippedCents, currency),
      price: inCurrency(totals.shippingCents),
    },
    availableShippingMethods: methods.map((each) => toMethodAnswer(each, shippedCents, currency)),
    discountCodes: discounts.map((discount) => ({
      discountId: discount.discountId,
      code: discount.code,
      name: discount.terms.name,
      amount: inCurrency(discount.offCents),
      notice: discountNotice(discount, currency),
    })),
    transaction: {
      subtotal: inCurrency(totals.subtotalCents),
      discount: inCurrency(totals.discountCents),
      shipping: inCurrency(totals.shippingCents),
      isShippingEstimated: method === null,
      quotedFreight: priced.quotedFreight.map(({ quoteNumber, priceCents }) => ({
        quoteNumber,
        price: inCurrency(priceCents),
      })),
      shippingName: (method ?? estimate)?.name ?? null,
      tax: inCurrency(totals.taxCents),
      total: inCurrency(totals.totalCents),
    },
    shippingAddress: cart.shippingAddress,
    billingAddress: cart.billingAddress,
    reference: cart.reference,
    /** Null where it can be ordered. */
    problem: orderProblem(priced),
  }
}

export type CartAnswer = DeepReadonly<z.input<typeof CartShape>>
export type CartLineAnswer = CartAnswer['lineItems'][number]

/** Converts a delivery method into the contract's form, with its price for goods of that value. */
export function toMethodAnswer(method: ShippingMethod, goodsCents: number, currency: CurrencyCode) {
  return {
    shippingMethodId: method.shippingMethodId,
    name: method.name,
    description: method.description,
    price: money(shippingCents(method, goodsCents), currency),
    rates: method.rates.map(({ fromCents, priceCents }) => ({
      from: money(fromCents, currency),
      price: money(priceCents, currency),
    })),
  }
}

function toLineAnswer(priced: PricedCartLine, currency: CurrencyCode, locale: Locale) {
  const { line, offer, isOnStock, stockLeft, totalCents, discountCents, taxCents } = priced
  const product = shownProduct(offer, locale)
  return {
    id: line.id,
    name: product?.name ?? line.name,
    count: line.count,
    price: offer.kind === 'orderable' ? money(offer.priceCents, currency) : null,
    totalPrice: money(totalCents, currency),
    discount: money(discountCents, currency),
    taxRate: { name: 'GST', amount: GST_PERCENT[locale] / 100, includedInPrice: true },
    taxed: { taxAmount: money(taxCents, currency) },
    isAvailable: offer.kind === 'orderable',
    notice: lineNotice(priced, currency),
    ...(line.quote && { quoteNumber: line.quote.quoteNumber }),
    slug: product?.path ?? null,
    variant: {
      sku: line.sku,
      isOnStock,
      stock: stockLeft,
      name: product?.variantName ?? null,
      images: product?.images ?? [],
    },
  }
}
