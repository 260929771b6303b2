import { formatMoney } from '@specify/core/money.ts'
import type { Locale } from '@specify/core/market.ts'
import { differenceText } from '../desk/desk.ts'
import { inCurrency, type QuoteSums } from '../quote.ts'

/** Compares the lines that have a list price with it; empty where none has, or nothing differs. */
export function atListText({ lines }: Pick<QuoteSums, 'lines'>, locale: Locale): string {
  const text = (cents: number) => formatMoney(inCurrency(cents, locale), 2)
  let [listCents, quotedCents] = [0, 0]
  for (const { listCents: list, priceCents, substitute, quantity, totalCents } of lines) {
    if (list === null || priceCents === null || substitute) continue
    listCents += list * quantity
    quotedCents += totalCents
  }
  const share = differenceText(quotedCents, listCents)
  if (share === '') return ''
  const where = quotedCents < listCents ? 'below' : 'above'
  return `${text(Math.abs(quotedCents - listCents))} (${share}) ${where} the list price of ${text(listCents)}`
}
