import { formatMoney } from '#app/core/money.ts'
import type { SummaryLine } from './summary.ts'

/** The price of a line as it is shown: with two decimals, or how to ask for it. */
export function linePriceText({ price }: Pick<SummaryLine, 'price'>): string {
  return price ? formatMoney(price, 2) : 'Contact us'
}
