import type { Locale } from '#app/features/markets/model.ts'
import { splitCents } from './cents.ts'
import { includedTaxCents } from './tax.ts'

export interface PricedLine {
  readonly priceCents: number
  readonly count: number
}

interface LineTotals {
  /** Price times count. */
  readonly totalCents: number
  /** Its share of the discount. */
  readonly discountCents: number
  /** The tax in the remaining amount. */
  readonly taxCents: number
}

/** Everything in cents including GST; `taxCents` is the GST in it. */
export interface Totals {
  readonly lines: readonly LineTotals[]
  /** Lines before discounts. */
  readonly subtotalCents: number
  readonly discountCents: number
  readonly shippingCents: number
  readonly shippingTaxCents: number
  /** subtotal - discount + shipping */
  readonly totalCents: number
  readonly taxCents: number
}

/** Adds up goods, discounts and shipping. The parts make up the sums to the cent, taxes too. */
export function totalsOf(
  lines: readonly PricedLine[],
  { discountCents, shippingCents }: { readonly discountCents: number; readonly shippingCents: number },
  locale: Locale,
): Totals {
  const amounts = lines.map(({ priceCents, count }) => priceCents * count)
  const parts = splitCents(discountCents, amounts)
  const taxed = amounts.map((totalCents, index) => {
    const off = parts[index] ?? 0
    return { totalCents, discountCents: off, taxCents: includedTaxCents(totalCents - off, locale) }
  })
  const subtotalCents = sum(amounts)
  const shippingTaxCents = includedTaxCents(shippingCents, locale)
  return {
    lines: taxed,
    subtotalCents,
    discountCents: sum(parts),
    shippingCents,
    shippingTaxCents,
    totalCents: subtotalCents - sum(parts) + shippingCents,
    taxCents: sum(taxed.map((line) => line.taxCents)) + shippingTaxCents,
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
