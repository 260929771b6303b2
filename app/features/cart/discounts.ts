import type { CurrencyCode } from '#app/core/money.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { shareOf } from './cents.ts'

/** What a code takes off, and for whom. Amounts include GST. */
export interface DiscountTerms {
  readonly name: string
  /** Off the goods; exactly one of the two. */
  readonly percent: number | null
  readonly amounts: Readonly<Partial<Record<CurrencyCode, number>>> | null
  readonly markets: readonly Locale[]
  /** The goods must be worth so much. */
  readonly minimums: Readonly<Partial<Record<CurrencyCode, number>>>
  /** ISO times. */
  readonly validFrom: string | null
  readonly validUntil: string | null
  /** Orders in all, and of one account. */
  readonly maxUses: number | null
  readonly maxUsesPerAccount: number | null
  /** May stand beside other codes that may. */
  readonly canCombine: boolean
}

export interface Discount {
  readonly discountId: string
  readonly code: string
  readonly terms: DiscountTerms
}

/** How a code is compared: without spaces around it, in capitals. */
export function normaliseDiscountCode(typed: string): string {
  return typed.trim().toUpperCase()
}

/** Whether a code can be used in a market now at all. */
export function isDiscountOpen(terms: DiscountTerms, locale: Locale, currency: CurrencyCode, now: Date): boolean {
  const { markets, amounts, validFrom, validUntil } = terms
  if (!markets.includes(locale) || (amounts && amounts[currency] === undefined)) return false
  if (validFrom !== null && Date.parse(validFrom) > now.getTime()) return false
  return validUntil === null || Date.parse(validUntil) > now.getTime()
}

/** What goods must be worth for a code. */
export function minimumCents({ minimums }: DiscountTerms, currency: CurrencyCode): number {
  return minimums[currency] ?? 0
}

/**
 * What each code takes off goods of some value: a percentage always of the full value, all of them together never more
 * than it. A code whose minimum is not reached takes nothing off.
 */
export function discountCents(terms: readonly DiscountTerms[], goodsCents: number, currency: CurrencyCode): number[] {
  let left = goodsCents
  return terms.map((each) => {
    if (goodsCents < minimumCents(each, currency)) return 0
    const wanted = each.percent === null ? (each.amounts?.[currency] ?? 0) : shareOf(goodsCents, each.percent, 100)
    const off = Math.min(left, wanted)
    left -= off
    return off
  })
}
