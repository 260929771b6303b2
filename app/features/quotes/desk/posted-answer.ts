import { countOf } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import { textOf, type FormProblems } from '#app/ui/fields/form-problems.ts'
import { leadTimeOf } from '../answer/answer-draft.ts'
import { amountProblem, answerField, typedCents } from '../answer/answer-fields.ts'
import { MAX_QUOTE_CENTS, MAX_QUOTE_LINES } from '../quote.ts'
import { priceText, readPrice, type GstBasis } from './desk.ts'

export interface PostedLine {
  readonly sku: string
  readonly priceCents: number | null
  readonly leadTime: string
  readonly substituteSku: string
  readonly note: string
}

export interface PostedAnswer {
  readonly lines: readonly PostedLine[]
  readonly freightCents: number
  readonly validUntil: string
  readonly text: string
}

/** Names of the fields of an answer that come back with the page. */
export function answerFieldNames(lines = MAX_QUOTE_LINES): string[] {
  const columns = ['price', 'lead', 'substitute', 'note'] as const
  const ofLines = Array.from({ length: lines }, (_, index) => columns.map((column) => answerField(index, column)))
  return ['lead', 'freight', 'validUntil', 'text', 'gst', ...ofLines.flat()]
}

/** Reads the form of an answer. A price that was not changed stays as it was shown, on either basis. */
export function readPostedAnswer(given: FormData, locale: Locale): PostedAnswer | { readonly problems: FormProblems } {
  const [basis, shown] = [basisOf(textOf(given, 'gst')), basisOf(textOf(given, 'shownGst'))]
  const forAll = textOf(given, 'lead').trim()
  const wrong: Record<string, string> = {}
  const lines: PostedLine[] = []
  for (let index = 0; given.has(answerField(index, 'sku')) && index < MAX_QUOTE_LINES; index++) {
    const field = (column: Parameters<typeof answerField>[1]) => textOf(given, answerField(index, column))
    const typed = field('price')
    const before = readCents(field('cents'))
    const isAsShown = before !== null && typedCents(typed) === typedCents(priceText(before, shown, locale))
    const cents = isAsShown ? before : readPrice(typed, basis, locale)
    if (cents === undefined) wrong[answerField(index, 'price')] = amountProblem(typed) ?? TOO_MUCH
    const priceCents = cents ?? null
    const leadTime = leadTimeOf({ isOffered: priceCents !== null, leadTime: field('lead') }, forAll)
    lines.push({ sku: field('sku'), priceCents, leadTime, substituteSku: field('substitute'), note: field('note') })
  }
  const freight = textOf(given, 'freight')
  const freightProblem = amountProblem(freight)
  if (freightProblem !== null) wrong['freightCents'] = freightProblem
  const count = Object.keys(wrong).length
  if (count > 0)
    return { problems: { form: `Nothing was sent: ${countOf(count, 'amount')} to correct.`, fields: wrong } }
  const [validUntil, text] = [textOf(given, 'validUntil'), textOf(given, 'text')]
  return { lines, freightCents: typedCents(freight) ?? 0, validUntil, text }
}

const TOO_MUCH = 'An amount is 1,000,000.00 at most.'

export function basisOf(text: string): GstBasis {
  return text === 'ex' ? 'ex' : 'inc'
}

function readCents(text: string): number | null {
  const cents = /^\d{1,9}$/.test(text) ? Number(text) : null
  return cents !== null && cents <= MAX_QUOTE_CENTS ? cents : null
}
