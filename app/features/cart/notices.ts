import { formatMoney, money, type CurrencyCode } from '#app/core/money.ts'
import type { CartDiscount, PricedCartLine } from './priced-cart.ts'
import { minimumCents } from './discounts.ts'
import { refusalOf } from './offer.ts'

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
  if (offer.kind !== 'orderable') return { kind: 'unavailable', message: refusalOf(offer) }
  if (!isOnStock) return { kind: 'stock', message: stockLeft ? `Only ${stockLeft} in stock.` : 'Out of stock.' }
  if (offer.priceCents === line.seenCents) return null
  if (line.quote) {
    const { quoteNumber, count } = line.quote
    const why = line.count > count ? `It applies to ${count} at most.` : 'It has expired.'
    return { kind: 'price', message: `Quote ${quoteNumber} does not apply. ${why}` }
  }
  const was = formatMoney(money(line.seenCents, currency), 2)
  return { kind: 'price', message: `The price has changed. It was ${was} when you added it.` }
}

/** Why a redeemed code has no effect; null where it has. */
export function discountNotice({ problem, terms }: CartDiscount, currency: CurrencyCode): string | null {
  if (problem === null) return null
  if (problem === 'ended') return 'This code no longer applies.'
  return `Applies from ${formatMoney(money(minimumCents(terms, currency), currency), 2)} on.`
}
