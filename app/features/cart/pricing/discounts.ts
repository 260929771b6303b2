import type { CurrencyCode } from '@specify/core/money.ts'
import type { Locale } from '@specify/core/market.ts'
import { shareOf } from './cents.ts'

/** Terms of a discount code. Amounts include GST. */
export interface DiscountTerms {
  readonly name: string
  /** Off the goods; exactly one of the two. */
  readonly percent: number | null
  readonly amounts: Readonly<Partial<Record<CurrencyCode, number>>> | null
  readonly markets: readonly Locale[]
  /** Minimum value of the goods. */
  readonly minimums: Readonly<Partial<Record<CurrencyCode, number>>>
  /** ISO times. */
  readonly validFrom: string | null
  readonly validUntil: string | null
  /** Maximum uses, in total and per account; null for no limit. */
  readonly maxUses: number | null
  readonly maxUsesPerAccount: number | null
  readonly canCombine: boolean
}

export interface Discount {
  readonly discountId: string
  readonly code: string
  readonly terms: DiscountTerms
}

/** Comparison form: trimmed, in capitals. */
export function normaliseDiscountCode(typed: string): string {
  return typed.trim().toUpperCase()
}

export function isDiscountOpen(terms: DiscountTerms, locale: Locale, currency: CurrencyCode, now: Date): boolean {
  const { markets, amounts, validFrom, validUntil } = terms
  if (!markets.includes(locale) || (amounts && amounts[currency] === undefined)) return false
  if (validFrom !== null && Date.parse(validFrom) > now.getTime()) return false
  return validUntil === null || Date.parse(validUntil) > now.getTime()
}

export function minimumCents({ minimums }: DiscountTerms, currency: CurrencyCode): number {
  return minimums[currency] ?? 0
}

/**
 * The discount of each code on goods of some value: a percentage always of the full value, all of them together never
 * more than it. A code whose minimum is not reached gives none.
 */
export function discountCents(terms: readonly DiscountTerms[], goodsCents: number, currency: CurrencyCode): number[] {
  let remaining = goodsCents
  return terms.map((each) => {
    if (goodsCents < minimumCents(each, currency)) return 0
    const discount = each.percent === null ? (each.amounts?.[currency] ?? 0) : shareOf(goodsCents, each.percent, 100)
    const off = Math.min(remaining, discount)
    remaining -= off
    return off
  })
}
