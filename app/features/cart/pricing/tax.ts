import type { Locale } from '@specify/core/market.ts'
import { shareOf } from './cents.ts'

/**
 * Goods and services tax in percent: A New Tax System (Goods and Services Tax) Act 1999 (Cth) s 9-70; Goods and Services
 * Tax Act 1985 (NZ) s 8.
 */
export const GST_PERCENT: Readonly<Record<Locale, number>> = { au: 10, nz: 15 }

/** The tax that an amount includes, rounded to the cent. */
export function includedTaxCents(grossCents: number, locale: Locale): number {
  const percent = GST_PERCENT[locale]
  return shareOf(grossCents, percent, 100 + percent)
}
