import { formatMoney, money, type Money } from '@specify/core/money.ts'
import { includedTaxCents } from '#app/features/cart/pricing/tax.ts'
import { cartTotals } from '#app/features/cart/pricing/totals.ts'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import { dateIn } from '@specify/core/market-time.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import type { Stage } from './stages/stage.ts'

export const QUOTE_STATUSES = ['open', 'answered', 'accepted', 'declined', 'expired', 'closed'] as const
/** `expired` is an answer whose time has passed. */
export type QuoteStatus = (typeof QUOTE_STATUSES)[number]
export type StoredStatus = Exclude<QuoteStatus, 'expired'>

export const STATUS_TEXT: Readonly<Record<QuoteStatus, string>> = {
  open: 'Waiting for an answer',
  answered: 'Answered',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  closed: 'Closed',
}

/** The number of products that a cart holds. */
export const MAX_QUOTE_LINES = 1_000
export const MAX_PLACE_LENGTH = 60
export const MAX_ADDRESS_LENGTH = 300
export const MAX_ADDRESS_LINES = 6
export const MAX_QUOTE_WORDS = 2_000
export const MAX_LEAD_TIME_LENGTH = 60
export const MAX_QUOTE_CENTS = 100_000_000
/** Requests of one account that wait at a time. */
export const MAX_OPEN_QUOTES = 50

export interface Quote {
  readonly id: string
  /** `Q-AU-7K3M-Q9XD` */
  readonly number: string
  readonly locale: Locale
  readonly accountId: string
  readonly projectId: string
  readonly revisionId: string
  readonly stored: StoredStatus
  readonly request: QuoteRequest
  /** Null until staff have answered. */
  readonly answer: QuoteAnswer | null
  readonly requestedAt: Date
  readonly changedAt: Date
}

/** A customer's request. Immutable. */
export interface QuoteRequest {
  readonly projectName: string
  readonly revisionLabel: string
  /** Suburb or postcode. */
  readonly place: string
  /** A day such as `2027-03-31`; empty for none. */
  readonly neededBy: string
  readonly words: string
  readonly by: { readonly name: string; readonly company: string; readonly email: string }
  /** The address of who asks, for the paper: lines of text. Absent where none was given. */
  readonly address?: string
  readonly lines: readonly RequestedLine[]
  /** Unavailable products that cannot be quoted; absent in older requests. */
  readonly leftOut?: readonly LeftOutLine[]
  /** Lines of the revision that are not from the catalogue; absent without any. */
  readonly freeLines?: number
  /** Pieces that do not come in the hand of their units; absent without any. */
  readonly withoutTwin?: readonly LineWithoutTwin[]
}

export interface LineWithoutTwin extends LeftOutLine {
  /** `right hand in Chrome` */
  readonly text: string
}

export interface LeftOutLine {
  readonly sku: string
  readonly quantity: number
}

/** A product over the whole revision. */
export interface RequestedLine {
  readonly sku: string
  readonly name: string
  readonly finish: string
  /** Tells it from the other variants of its product; absent in older requests, which have their finish alone. */
  readonly variantText?: string
  /** Pieces in every unit. */
  readonly quantity: number
  /** The public price for one on that day, with GST; null where there was none. */
  readonly listCents: number | null
}

/** `Chrome, 800 mm, Left hand` */
export function variantTextOf({ variantText, finish }: Pick<RequestedLine, 'finish' | 'variantText'>): string {
  return variantText ?? finish
}

export interface QuoteAnswer {
  /** One for each requested line, in their order. */
  readonly lines: readonly AnsweredLine[]
  readonly freightCents: number
  /** ISO date and time; the answer holds before it. */
  readonly validUntil: string
  readonly words: string
  readonly by: string
  readonly at: string
  /** Deliveries of their own; absent where all comes by its lead time. */
  readonly stages?: readonly Stage[]
  /** Codes of the lines that were accepted, where it was accepted in part; absent otherwise. */
  readonly accepted?: readonly string[]
}

export interface AnsweredLine {
  readonly sku: string
  /** Cents for one, with GST; null where it is not offered. */
  readonly priceCents: number | null
  readonly leadTime: string
  /** The substitute offered; null for the product itself. */
  readonly substitute: { readonly sku: string; readonly name: string } | null
  readonly note: string
  /** Pieces in each delivery of the answer, which add up to the quantity; absent for a line in none. */
  readonly stages?: readonly number[]
}

export function quoteStatus({ stored, answer }: Pick<Quote, 'stored' | 'answer'>, now: Date): QuoteStatus {
  return stored === 'answered' && answer && new Date(answer.validUntil) <= now ? 'expired' : stored
}

/** An instant of the last day on which an answer holds in its market. */
export function lastDayOf({ validUntil }: Pick<QuoteAnswer, 'validUntil'>): Date {
  return new Date(Date.parse(validUntil) - 1)
}

/** The last day of an answer as page, mail and PDF write it. */
export function lastDayText({ locale }: Pick<Quote, 'locale'>, answer: Pick<QuoteAnswer, 'validUntil'>): string {
  return dateIn({ code: locale }, lastDayOf(answer))
}

/** Names what of a revision cannot be quoted; empty where all can. */
export function leftOutText({
  leftOut = [],
  freeLines = 0,
  withoutTwin = [],
}: Pick<QuoteRequest, 'freeLines' | 'leftOut' | 'withoutTwin'>): string {
  const skus = leftOut.map(({ sku }) => sku).join(', ')
  return [
    skus === '' ? '' : `Not in this quote, because no longer available: ${skus}`,
    ...withoutTwin.map(
      ({ sku, quantity, text }) => `Not in this quote: ${countText(quantity)} of ${sku}, which has no ${text}`,
    ),
    freeLines === 0
      ? ''
      : `${countOf(freeLines, 'line')} not from this catalogue ${freeLines === 1 ? 'is' : 'are'} not in this quote`,
  ]
    .filter(Boolean)
    .join('. ')
}

/** `Cannot be supplied: no longer imported`, `Replaced by 96410C6AF: comes sooner`, or the note alone; empty for none. */
export function lineNote({
  priceCents,
  substitute,
  note,
}: Pick<AnsweredLine, 'priceCents' | 'substitute' | 'note'>): string {
  if (note === '') return ''
  if (priceCents === null) return `Cannot be supplied: ${note}`
  return substitute ? `Replaced by ${substitute.sku}: ${note}` : note
}

export interface QuotedLine extends RequestedLine, Omit<AnsweredLine, 'sku'> {
  /** 0 where it is not offered. */
  readonly totalCents: number
}

export interface QuoteSums {
  readonly lines: readonly QuotedLine[]
  /** All with GST but `netCents`; the parts add up to the cent. */
  readonly goodsCents: number
  readonly freightCents: number
  readonly totalCents: number
  readonly taxCents: number
  /** Cents without GST. */
  readonly netCents: number
}

/** The sums of an answer: those of a cart that is filled with it. */
export function quoteSums(
  { locale, request }: { readonly locale: Locale; readonly request: Pick<QuoteRequest, 'lines'> },
  answer: Pick<QuoteAnswer, 'lines' | 'freightCents'>,
): QuoteSums {
  const lines = request.lines.map((line, index): QuotedLine => {
    const { priceCents, leadTime, substitute, note, stages } = answer.lines[index]!
    const totalCents = (priceCents ?? 0) * line.quantity
    return { ...line, priceCents, leadTime, substitute, note, ...(stages && { stages }), totalCents }
  })
  const goods = lines.map(({ priceCents, quantity }) => ({ priceCents: priceCents ?? 0, count: quantity }))
  const totals = cartTotals(goods, { discountCents: 0, shippingCents: 0, freightCents: [answer.freightCents] }, locale)
  return {
    lines,
    goodsCents: totals.subtotalCents,
    freightCents: answer.freightCents,
    totalCents: totals.totalCents,
    taxCents: totals.taxCents,
    netCents: totals.totalCents - totals.taxCents,
  }
}

/** The sums of an answer as page, form, mail and PDF list them. */
export function sumRows(sums: QuoteSums, locale: Locale): readonly (readonly [label: string, text: string])[] {
  const text = (cents: number) => formatMoney(inCurrency(cents, locale), 2)
  return [
    ['Products', text(sums.goodsCents)],
    ['Freight', text(sums.freightCents)],
    ['Total without GST', text(sums.netCents)],
    ['GST', text(sums.taxCents)],
    ['Total with GST', text(sums.totalCents)],
  ]
}

export function inCurrency(cents: number, locale: Locale): Money {
  return money(cents, MARKETS[locale].currencyCode)
}

/** Subtracts GST, to the cent. */
export function netCents(cents: number, locale: Locale): number {
  return cents - includedTaxCents(cents, locale)
}
