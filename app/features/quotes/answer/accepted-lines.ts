import { AppError } from '@specify/core/app-error.ts'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { formatMoney } from '@specify/core/money.ts'
import { inCurrency, quoteSums, type Quote, type QuoteAnswer, type QuoteSums } from '../quote.ts'

/** Returns whether a line is part of what was accepted, or may be: all that are offered, or those that were chosen. */
export function isAccepted({ lines, accepted }: Pick<QuoteAnswer, 'lines' | 'accepted'>, index: number): boolean {
  const line = lines[index]
  if (line?.priceCents == null) return false
  return accepted === undefined || accepted.includes(line.sku)
}

/** @throws AppError `conflict` where the answer is not the one that was read. */
export function assertAsRead(
  quote: Pick<Quote, 'locale' | 'request'>,
  answer: QuoteAnswer,
  readAt: string | undefined,
): void {
  if (readAt === undefined || readAt === answer.at) return
  const at = dateTimeIn({ code: quote.locale }, new Date(answer.at))
  const total = formatMoney(inCurrency(quoteSums(quote, answer).totalCents, quote.locale), 2)
  throw new AppError(
    'conflict',
    `This answer was changed on ${at}, and now comes to ${total} inc GST. Nothing was accepted. Please read it again.`,
  )
}

/** The answer with the lines that the customer takes. @throws AppError `invalid_input` for none, and for others. */
export function acceptLines(answer: QuoteAnswer, skus: readonly string[] | undefined): QuoteAnswer {
  if (skus === undefined) return answer
  const offered = answer.lines.filter(({ priceCents }) => priceCents !== null).map(({ sku }) => sku)
  const chosen = new Set(skus)
  const foreign = skus.find((sku) => !offered.includes(sku))
  if (foreign !== undefined) throw new AppError('invalid_input', `skus: ${foreign} is not offered`)
  if (chosen.size === 0) throw new AppError('invalid_input', 'Choose at least one line, or decline the quote.')
  return chosen.size === offered.length ? answer : { ...answer, accepted: offered.filter((sku) => chosen.has(sku)) }
}

/** The sums of an answer; of one that was accepted in part those of that part, with all of its freight. */
export function acceptedSums(quote: Pick<Quote, 'locale' | 'request'>, answer: QuoteAnswer): QuoteSums {
  const lines = answer.lines.map((line, index) => (isAccepted(answer, index) ? line : { ...line, priceCents: null }))
  return quoteSums(quote, { ...answer, lines })
}
