import type { CartLine } from '#app/features/cart/contents/model.ts'
import { isAccepted } from './accepted-lines.ts'
import type { Quote, QuoteAnswer } from '../quote.ts'

/** The lines that an accepted answer puts into a cart; what is not offered is left out. */
export function cartLines(
  { id, number, request }: Pick<Quote, 'id' | 'number' | 'request'>,
  answer: QuoteAnswer,
  newId: () => string,
): CartLine[] {
  return request.lines.flatMap(({ sku, name, quantity }, index): CartLine[] => {
    const { priceCents, substitute } = answer.lines[index]!
    if (priceCents === null || !isAccepted(answer, index)) return []
    return [
      {
        id: newId(),
        sku: substitute?.sku ?? sku,
        name: substitute?.name ?? name,
        count: quantity,
        seenCents: priceCents,
        quote: {
          quoteId: id,
          quoteNumber: number,
          priceCents,
          count: quantity,
          until: answer.validUntil,
          freightCents: answer.freightCents,
        },
      },
    ]
  })
}
