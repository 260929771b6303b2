import type { Locale } from '#app/features/markets/model.ts'
import { splitCents } from './cents.ts'
import { includedTaxCents } from './tax.ts'

/** One line of goods that can be ordered. */
export interface PricedLine {
  readonly priceCents: number
  readonly count: number
}

interface LineTotals {
  /** Price times count. */
  readonly totalCents: number
  /** Its part of what is taken off. */
  readonly discountCents: number
  /** The tax in what remains. */
  readonly taxCents: number
}

/** Everything in cents including GST; taxes say how much of it is GST. */
export interface Totals {
  readonly lines: readonly LineTotals[]
  /** Of the lines before anything is taken off. */
  readonly subtotalCents: number
  readonly discountCents: number
  readonly shippingCents: number
  readonly shippingTaxCents: number
  /** subtotal - discount + shipping */
  readonly totalCents: number
  /** Of the lines and of shipping. */
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
