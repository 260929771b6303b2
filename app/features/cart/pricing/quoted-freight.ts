import type { CartLine } from '../contents/model.ts'
import { isQuoted, type Offer } from './offer.ts'
import type { ShippingMethod } from './shipping.ts'

/** Freight that a quote promises, with GST. */
export interface QuotedFreight {
  readonly quoteNumber: string
  readonly priceCents: number
}

interface OfferedLine {
  readonly line: CartLine
  readonly offer: Offer
}

/** Name of the delivery of a cart in which every line is of a quote that holds. */
export const FREIGHT_AS_QUOTED = 'Freight as quoted'

/** Freight of the quotes that hold in a cart, once for each quote, in the order of their lines. */
export function listQuotedFreight(lines: readonly OfferedLine[], now: Date): QuotedFreight[] {
  const byQuote = new Map<string, QuotedFreight>()
  for (const { line, offer } of lines)
    if (offer.kind === 'orderable' && isQuoted(line, now)) {
      const { quoteId, quoteNumber, freightCents } = line.quote
      byQuote.set(quoteId, { quoteNumber, priceCents: freightCents })
    }
  return [...byQuote.values()]
}

function freightSum(freight: readonly QuotedFreight[]): number {
  return freight.reduce((sum, { priceCents }) => sum + priceCents, 0)
}

/** The delivery method of a cart with only quoted lines: there is no choice. */
export function freightMethod(freight: readonly QuotedFreight[]): ShippingMethod {
  const numbers = freight.map(({ quoteNumber }) => quoteNumber)
  return {
    shippingMethodId: `quote-${numbers[0]}`,
    name: FREIGHT_AS_QUOTED,
    description: `${numbers.length === 1 ? 'Quote' : 'Quotes'} ${numbers.join(', ')}`,
    rates: [{ fromCents: 0, priceCents: freightSum(freight) }],
    states: null,
    postcodes: null,
  }
}

interface Delivery {
  readonly quotedFreight: readonly QuotedFreight[]
  /** Total cents, with quoted freight. */
  readonly shippingCents: number
  /** Null where no method delivers there. */
  readonly shippingName: string | null
  readonly isEstimated: boolean
}

export interface DeliveryPart {
  readonly label: string
  readonly detail: string
  /** Null: on request. */
  readonly cents: number | null
}

/** Lists delivery costs for cart, checkout, order and mails: freight of each quote, then that of other goods. */
export function deliveryParts(delivery: Delivery): DeliveryPart[] {
  const { quotedFreight, shippingCents, shippingName, isEstimated } = delivery
  const otherCents = shippingCents - freightSum(quotedFreight)
  const quoted = quotedFreight.map(({ quoteNumber, priceCents }): DeliveryPart => ({
    label: FREIGHT_AS_QUOTED,
    detail: `Quote ${quoteNumber}`,
    cents: priceCents,
  }))
  const isAll = quoted.length > 0 && shippingName === FREIGHT_AS_QUOTED && otherCents === 0
  if (isAll) return quoted
  return [
    ...quoted,
    {
      label: isEstimated ? 'Estimated shipping' : 'Shipping',
      detail: shippingName ?? '',
      cents: shippingName === null ? null : otherCents,
    },
  ]
}
