import type { Locale } from '@specify/core/market.ts'
import { amountProblem, typedCents } from './answer-fields.ts'
import { quoteSums, sumRows, type AnsweredLine } from '../quote.ts'
import type { Desk, DeskProduct } from '../desk/desk.ts'

/** Sums an answer that is being written; invalid amounts count as none. */
export function draftSums(
  locale: Locale,
  { lines, freight }: Pick<Desk, 'lines' | 'freight'>,
  products: readonly DeskProduct[],
) {
  const answered = lines.map(({ cents }, index): AnsweredLine => ({
    sku: products[index]!.sku,
    priceCents: cents ?? null,
    leadTime: '',
    substitute: null,
    note: '',
  }))
  const requested = products.map((product) => ({ ...product, name: '', finish: '' }))
  const freightCents = amountProblem(freight) === null ? (typedCents(freight) ?? 0) : 0
  return sumRows(quoteSums({ locale, request: { lines: requested } }, { lines: answered, freightCents }), locale)
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
