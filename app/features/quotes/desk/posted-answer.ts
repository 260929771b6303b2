import { countOf } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import { textsOf, type FormProblems } from '#app/ui/fields/form-problems.ts'
import type { CallFailure } from '#app/ui/loading/call-action.ts'
import { leadTimeOf } from '../answer/answer-draft.ts'
import { amountProblem, answerField, typedCents } from '../answer/answer-fields.ts'
import { MAX_QUOTE_CENTS, MAX_QUOTE_LINES } from '../quote.ts'
import { piecesField, readPostedStages, stageFieldNames } from '../stages/posted-stages.ts'
import { readLineStages, stageProblem } from '../stages/stage-quantities.ts'
import type { Stage } from '../stages/stage.ts'
import { priceText, readPrice, type Desk, type DeskLine, type GstBasis } from './desk.ts'

export interface PostedLine {
  readonly sku: string
  readonly priceCents: number | null
  readonly leadTime: string
  readonly substituteSku: string
  readonly note: string
  readonly stages?: readonly number[]
}

export interface PostedAnswer {
  readonly lines: readonly PostedLine[]
  readonly freightCents: number
  readonly validUntil: string
  readonly text: string
  readonly stages?: readonly Stage[]
}

/** Names of the fields of an answer that come back with the page. */
export function answerFieldNames(lines = MAX_QUOTE_LINES): string[] {
  const columns = ['price', 'lead', 'substitute', 'note'] as const
  const ofLines = Array.from({ length: lines }, (_, index) => columns.map((column) => answerField(index, column)))
  return ['lead', 'freight', 'validUntil', 'text', 'gst', ...ofLines.flat(), ...stageFieldNames(lines)]
}

/** Reads the form of an answer. A price that was not changed stays as it was shown, on either basis. */
export function readPostedDesk(given: FormData, locale: Locale): { readonly desk: Desk; readonly skus: string[] } {
  const fields = textsOf(given)
  const text = (name: string) => fields.get(name) ?? ''
  const [basis, shown] = [basisOf(text('gst')), basisOf(text('shownGst'))]
  const { stages, ofLine } = readPostedStages((name) => fields.get(name))
  const skus: string[] = []
  const lines: DeskLine[] = []
  for (let index = 0; fields.has(answerField(index, 'sku')) && index < MAX_QUOTE_LINES; index++) {
    const field = (column: Parameters<typeof answerField>[1]) => text(answerField(index, column))
    const price = field('price')
    const before = readCents(field('cents'))
    const isAsShown = before !== null && typedCents(price) === typedCents(priceText(before, shown, locale))
    const cents = isAsShown ? before : readPrice(price, basis, locale)
    skus.push(field('sku'))
    const typed = ofLine(index)
    const [lead, substitute, note] = [field('lead'), field('substitute'), field('note')]
    lines.push({ cents, price, lead, substitute, note, ...(typed && { stages: typed }) })
  }
  const whole = { lead: text('lead'), freight: text('freight'), validUntil: text('validUntil'), words: text('text') }
  return { desk: { basis, ...whole, lines, ...(stages && { stages }) }, skus }
}

/** Makes the answer to send of a form or a grid; its problems where an amount is none. */
export function toAnswer(
  { lead, freight, validUntil, words, lines, stages = [] }: Desk,
  skus: readonly string[],
): PostedAnswer | { readonly problems: FormProblems } {
  const forAll = lead.trim()
  const wrong: Record<string, string> = {}
  const sent = lines.map((line, index): PostedLine => {
    const { cents, price, lead: leadTime, substitute, note } = line
    if (cents === undefined) wrong[answerField(index, 'price')] = amountProblem(price) ?? TOO_MUCH
    const priceCents = cents ?? null
    const offered = { isOffered: priceCents !== null, leadTime: leadTime.trim() }
    const inStages = readLineStages(line.stages, stages)
    if (priceCents !== null && inStages.isWrong) wrong[piecesField(index, 0)] = stageProblem(inStages, 0)
    return {
      sku: skus[index]!,
      priceCents,
      leadTime: leadTimeOf(offered, forAll),
      substituteSku: substitute,
      note,
      ...(priceCents !== null && inStages.sum > 0 && { stages: inStages.pieces }),
    }
  })
  const freightProblem = amountProblem(freight)
  if (freightProblem !== null) wrong['freightCents'] = freightProblem
  const count = Object.keys(wrong).length
  if (count > 0)
    return { problems: { form: `Nothing was sent: ${countOf(count, 'amount')} to correct.`, fields: wrong } }
  const staged = stages.length > 0 && { stages: stages.map(({ name, day }) => ({ name: name.trim(), day })) }
  return { lines: sent, freightCents: typedCents(freight) ?? 0, validUntil, text: words, ...staged }
}

/** Finds the key that confirms doubtful prices in their refusal; null for other refusals. */
export function unconfirmedKey(failure: CallFailure): string | null {
  if (failure.kind === 'offline' || failure.refusal.code !== 'prices_unconfirmed') return null
  const { confirm } = failure.refusal.answer
  return typeof confirm === 'string' ? confirm : null
}

const TOO_MUCH = 'An amount is 1,000,000.00 at most.'

export function basisOf(text: string): GstBasis {
  return text === 'ex' ? 'ex' : 'inc'
}

function readCents(text: string): number | null {
  const cents = /^\d{1,9}$/.test(text) ? Number(text) : null
  return cents !== null && cents <= MAX_QUOTE_CENTS ? cents : null
}
