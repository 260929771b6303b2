import { formatMoney } from '@specify/core/money.ts'
import { isAccepted } from '../answer/accepted-lines.ts'
import { differenceText } from '../desk/desk.ts'
import { lineStagesText } from '../stages/stage.ts'
import { inCurrency, lineNote, netCents, quoteSums, variantTextOf, type Quote } from '../quote.ts'

export interface QuotePageLine {
  readonly sku: string
  readonly name: string
  readonly finish: string
  readonly variantText: string
  /** Staff see these, from the catalogue of today; empty for others. */
  readonly brand: string
  readonly quantity: number
  readonly listCents: number | null
  /** Cents with GST: what was answered, the public price before; null for none. */
  readonly priceCents: number | null
  readonly list: string
  readonly isOffered: boolean
  readonly net: string
  readonly each: string
  readonly total: string
  /** `−28.0%` of the list price; empty where there is none. */
  readonly offList: string
  /** Belongs to a quote that is accepted. */
  readonly isAccepted: boolean
  readonly leadTime: string
  readonly substitute: { readonly sku: string; readonly name: string } | null
  readonly note: string
  /** The note as the customer reads it: with why a line is refused or replaced. */
  readonly noteText: string
  /** Pieces in each delivery; absent for a line in none. */
  readonly stages?: readonly number[]
  /** `Level 1–3: 30, Rest: 10`; empty for a line in none. */
  readonly stagesText: string
}

/** The lines of a quote as its page shows them. */
export function pageLines(quote: Quote, brandOf: (sku: string) => string): QuotePageLine[] {
  const { locale, request, answer } = quote
  const text = (cents: number) => formatMoney(inCurrency(cents, locale), 2)
  const sums = answer && quoteSums(quote, answer)
  return request.lines.map((line, index) => {
    const answered = sums?.lines[index]
    const { priceCents = null, leadTime = '', substitute = null, note = '', stages } = answered ?? {}
    const { listCents } = line
    const isOffered = priceCents !== null
    return {
      ...line,
      variantText: variantTextOf(line),
      brand: brandOf(line.sku),
      priceCents: answered ? priceCents : listCents,
      list: listCents === null ? 'On request' : text(listCents),
      isOffered,
      isAccepted: answer !== null && isAccepted(answer, index),
      net: isOffered ? text(netCents(priceCents, locale)) : '',
      each: isOffered ? text(priceCents) : '',
      total: isOffered ? text(answered?.totalCents ?? 0) : '',
      // A substitute has a list price of its own.
      offList: isOffered && listCents !== null && !substitute ? differenceText(priceCents, listCents) : '',
      leadTime,
      substitute,
      note,
      noteText: answered ? lineNote(answered) : '',
      ...(stages && { stages }),
      stagesText: lineStagesText(stages, answer?.stages),
    }
  })
}
