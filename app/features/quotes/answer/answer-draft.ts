import { countText } from '@specify/core/text/count-text.ts'
import { formatMoney } from '@specify/core/money.ts'
import type { Locale } from '@specify/core/market.ts'
import { amountProblem, typedCents } from './answer-fields.ts'
import { inCurrency, quoteSums, sumRows, type AnsweredLine, type RequestedLine } from '../quote.ts'

interface TypedLine extends RequestedLine {
  readonly typedPrice: string
}

/** Sums the typed amounts so far; invalid amounts count as none. */
export function draftSums(locale: Locale, lines: readonly TypedLine[], typedFreight: string) {
  const answered = lines.map(({ sku, typedPrice }): AnsweredLine => ({
    sku,
    priceCents: takenCents(typedPrice),
    leadTime: '',
    substitute: null,
    note: '',
  }))
  const freightCents = takenCents(typedFreight) ?? 0
  const sums = quoteSums({ locale, request: { lines } }, { lines: answered, freightCents })
  const text = (cents: number) => formatMoney(inCurrency(cents, locale), 2)
  return {
    /** `9 × $333.33 = $2,999.97` for each line. */
    lines: sums.lines.map(({ priceCents, quantity, totalCents }, index) => {
      if (amountProblem(lines[index]!.typedPrice) !== null) return ''
      if (priceCents === null) return 'Not offered'
      return `${countText(quantity)} × ${text(priceCents)} = ${text(totalCents)}`
    }),
    rows: sumRows(sums, locale),
  }
}

function takenCents(typed: string): number | null {
  return amountProblem(typed) === null ? (typedCents(typed) ?? null) : null
}

interface LeadLine {
  readonly isOffered: boolean
  readonly leadTime: string
}

/** The lead time that most of the offered lines have; empty where one of them has none. */
export function commonLeadTime(lines: readonly LeadLine[]): string {
  const offered = lines.filter(({ isOffered }) => isOffered).map(({ leadTime }) => leadTime)
  if (offered.includes('')) return ''
  const counts = Map.groupBy(offered, (leadTime) => leadTime)
  const [most = ''] = [...counts].toSorted(([, one], [, other]) => other.length - one.length).map(([lead]) => lead)
  return most
}

/** The lead time of a line: its own, or that of all lines where it is offered. */
export function leadTimeOf({ isOffered, leadTime }: LeadLine, forAll: string): string {
  return leadTime === '' && isOffered ? forAll : leadTime
}
