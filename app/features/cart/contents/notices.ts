import { formatMoney, money, type CurrencyCode } from '@specify/core/money.ts'
import type { CartDiscount, PricedCartLine } from '../pricing/priced-cart.ts'
import { minimumCents } from '../pricing/discounts.ts'
import type { CartLine, LineQuote } from './model.ts'
import { refusalOf } from '../pricing/offer.ts'

export interface LineNotice {
  readonly kind: 'unavailable' | 'stock' | 'price'
  readonly message: string
}

/** The most serious notice of a line; null where nothing has changed. */
export function lineNotice(
  { line, offer, isOnStock, stockLeft }: PricedCartLine,
  currency: CurrencyCode,
): LineNotice | null {
  if (offer.kind === 'unknown') return { kind: 'unavailable', message: 'This product is no longer available.' }
  if (offer.kind !== 'orderable') {
    const isForQuote = line.quote && offer.kind !== 'discontinued'
    return { kind: 'unavailable', message: isForQuote ? quoteNotice(line, line.quote) : refusalOf(offer) }
  }
  if (!isOnStock) return { kind: 'stock', message: stockLeft ? `Only ${stockLeft} in stock.` : 'Out of stock.' }
  if (offer.priceCents === line.seenCents) return null
  if (line.quote) return { kind: 'price', message: quoteNotice(line, line.quote) }
  const was = formatMoney(money(line.seenCents, currency), 2)
  return { kind: 'price', message: `The price has changed. It was ${was} when you added it.` }
}

/** Explains why a quoted price no longer applies: without it, products on request cannot be ordered. */
function quoteNotice({ count }: CartLine, quote: LineQuote): string {
  const why = count > quote.count ? `It applies to ${quote.count} at most.` : 'It has expired.'
  return `Quote ${quote.quoteNumber} does not apply. ${why}`
}

/** Explains why a redeemed code has no effect; null where it has. */
export function discountNotice({ problem, terms }: CartDiscount, currency: CurrencyCode): string | null {
  if (problem === null) return null
  if (problem === 'ended') return 'This code no longer applies.'
  return `Applies from ${formatMoney(money(minimumCents(terms, currency), currency), 2)} on.`
}
