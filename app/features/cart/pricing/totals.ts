import type { Locale } from '@specify/core/market.ts'
import { splitCents } from './cents.ts'
import { includedTaxCents } from './tax.ts'

export interface PricedLine {
  readonly priceCents: number
  readonly count: number
}

interface LineTotals {
  /** Price times count. */
  readonly totalCents: number
  readonly discountCents: number
  readonly taxCents: number
}

/** Everything in cents including GST; `taxCents` is the GST in it. */
export interface Totals {
  readonly lines: readonly LineTotals[]
  /** Lines before discounts. */
  readonly subtotalCents: number
  readonly discountCents: number
  /** Includes `freightCents`. */
  readonly shippingCents: number
  readonly shippingTaxCents: number
  /** Promised by quotes. */
  readonly freightCents: number
  readonly freightTaxCents: number
  /** subtotal - discount + shipping */
  readonly totalCents: number
  readonly taxCents: number
}

interface Charges {
  readonly discountCents: number
  readonly shippingCents: number
  readonly freightCents?: readonly number[]
}

/** Adds up goods, discounts and shipping. The parts make up the sums to the cent, taxes too. */
export function cartTotals(lines: readonly PricedLine[], charges: Charges, locale: Locale): Totals {
  const { shippingCents, freightCents = [] } = charges
  const taxed = lineTotals(lines, charges.discountCents, locale)
  const subtotalCents = sum(taxed.map(({ totalCents }) => totalCents))
  const discountCents = sum(taxed.map((line) => line.discountCents))
  const deliveryCents = shippingCents + sum(freightCents)
  const freightTaxCents = sum(freightCents.map((each) => includedTaxCents(each, locale)))
  const shippingTaxCents = includedTaxCents(shippingCents, locale) + freightTaxCents
  return {
    lines: taxed,
    subtotalCents,
    discountCents,
    shippingCents: deliveryCents,
    shippingTaxCents,
    freightCents: sum(freightCents),
    freightTaxCents,
    totalCents: subtotalCents - discountCents + deliveryCents,
    taxCents: sum(taxed.map((line) => line.taxCents)) + shippingTaxCents,
  }
}

/** The lines with their shares of a discount, and the tax in what is left. */
export function lineTotals(lines: readonly PricedLine[], discountCents: number, locale: Locale): LineTotals[] {
  const amounts = lines.map(({ priceCents, count }) => priceCents * count)
  const parts = splitCents(discountCents, amounts)
  return amounts.map((totalCents, index) => {
    const off = parts[index] ?? 0
    return { totalCents, discountCents: off, taxCents: includedTaxCents(totalCents - off, locale) }
  })
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
