import { AppError } from '@specify/core/app-error.ts'
import { quoteSums, type Quote, type QuoteAnswer, type QuoteSums } from '../quote.ts'

/** Returns whether a line is part of what was accepted, or may be: all that are offered, or those that were chosen. */
export function isAccepted({ lines, accepted }: Pick<QuoteAnswer, 'lines' | 'accepted'>, index: number): boolean {
  const line = lines[index]
  if (line?.priceCents == null) return false
  return accepted === undefined || accepted.includes(line.sku)
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
