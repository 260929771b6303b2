import { commonLeadTime } from '../answer/answer-draft.ts'
import { answerField } from '../answer/answer-fields.ts'
import type { QuotePage } from '../calls/read-quote-pages.server.ts'
import { priceText, readPrice, type Desk, type DeskLine } from './desk.ts'
import { basisOf } from './posted-answer.ts'

type Values = Readonly<Record<string, string>>

/** The answer that staff begin with: what they posted and was refused, what was answered, or list prices. */
export function firstDesk(
  page: Pick<QuotePage, 'lines' | 'answer' | 'market' | 'proposedUntil'>,
  values: Values = {},
): Desk {
  const { lines, answer, market, proposedUntil } = page
  const basis = basisOf(values['gst'] ?? '')
  const common = commonLeadTime(lines)
  return {
    basis,
    lead: values['lead'] ?? common,
    freight: values['freight'] ?? answer?.typedFreight ?? '0.00',
    validUntil: values['validUntil'] ?? answer?.untilDay ?? proposedUntil,
    words: values['text'] ?? answer?.words ?? '',
    lines: lines.map(({ priceCents, leadTime, substitute, note }, index): DeskLine => {
      const value = (column: Parameters<typeof answerField>[1], otherwise: string) =>
        values[answerField(index, column)] ?? otherwise
      const asShown = priceText(priceCents, basis, market)
      const price = value('price', asShown)
      return {
        cents: price === asShown ? priceCents : readPrice(price, basis, market),
        price,
        lead: value('lead', leadTime === common ? '' : leadTime),
        substitute: value('substitute', substitute?.sku ?? ''),
        note: value('note', note),
      }
    }),
  }
}
