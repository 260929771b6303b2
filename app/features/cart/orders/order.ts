import type { AddressText } from '#app/features/accounts/rules/address.ts'
import type { CurrencyCode } from '@specify/core/money.ts'
import type { Locale } from '@specify/core/market.ts'
import { isInternalVariant } from '@specify/catalogue/product/visibility.ts'
import { shownProduct } from '../contents/shown-product.ts'
import type { PricedCart } from '../pricing/priced-cart.ts'
import type { QuotedFreight } from '../pricing/quoted-freight.ts'
import type { OrderStatus } from './order-status.ts'

/** Products and prices of an order. It never changes with the catalogue. Cents include GST. */
export interface OrderRecord {
  readonly currency: CurrencyCode
  readonly lines: readonly OrderLine[]
  readonly subtotalCents: number
  readonly discountCents: number
  readonly shipping: {
    readonly shippingMethodId: string
    readonly name: string
    readonly priceCents: number
    readonly taxCents: number
  }
  /** Freight of valid quotes, included in `shipping`. Absent in older orders. */
  readonly quotedFreight?: readonly QuotedFreight[]
  readonly taxCents: number
  readonly totalCents: number
  readonly discounts: readonly { readonly code: string; readonly name: string; readonly offCents: number }[]
  readonly payment: { readonly method: string; readonly label: string; readonly reference: string }
}

export interface OrderLine {
  readonly sku: string
  readonly name: string
  readonly variantName: string
  /** Tells it from the other variants of its product; absent in older orders. */
  readonly variantText?: string
  readonly path: string
  readonly image: string | null
  readonly count: number
  readonly priceCents: number
  readonly totalCents: number
  readonly discountCents: number
  readonly taxCents: number
  /** Was internal when it was ordered. */
  readonly isInternal: boolean
}

export interface OrderPerson {
  readonly email: string
  readonly name: string
  readonly companyName: string
  readonly shippingAddress: AddressText
  readonly billingAddress: AddressText
  readonly reference: string
}

export interface Order {
  readonly orderId: string
  readonly orderNumber: string
  readonly locale: Locale
  readonly status: OrderStatus
  readonly record: OrderRecord
  readonly person: OrderPerson | null
  readonly placedAt: Date
  readonly changedAt: Date
}

/** The order of a cart without problems. */
export function toOrderRecord(priced: PricedCart, payment: OrderRecord['payment']): OrderRecord {
  const { cart, currency, lines, totals, method, quotedFreight, discounts } = priced
  if (!method) throw new Error('an order needs a shipping method')
  return {
    currency,
    payment,
    lines: lines.flatMap(({ line, offer, totalCents, discountCents, taxCents }): OrderLine[] => {
      const product = shownProduct(offer, cart.locale)
      if (offer.kind !== 'orderable' || !product) return []
      return [
        {
          sku: line.sku,
          name: product.name,
          variantName: product.variantName ?? '',
          variantText: product.variantText,
          path: product.path,
          image: offer.variant.images[0] ?? null,
          count: line.count,
          priceCents: offer.priceCents,
          totalCents,
          discountCents,
          taxCents,
          isInternal: isInternalVariant(offer.product, offer.variant),
        },
      ]
    }),
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shipping: {
      shippingMethodId: method.shippingMethodId,
      name: method.name,
      priceCents: totals.shippingCents,
      taxCents: totals.shippingTaxCents,
    },
    quotedFreight,
    taxCents: totals.taxCents,
    totalCents: totals.totalCents,
    discounts: discounts.map(({ code, terms, offCents }) => ({ code, name: terms.name, offCents })),
  }
}

/** The lines as a reader may see them: internal products are masked for a buyer who has left staff. */
export function visibleLines({ lines }: OrderRecord, isInternalUser: boolean): OrderLine[] {
  return lines.map((line) =>
    line.isInternal && !isInternalUser
      ? {
          ...line,
          sku: '',
          name: 'Product no longer available',
          variantName: '',
          variantText: '',
          path: '',
          image: null,
        }
      : line,
  )
}
