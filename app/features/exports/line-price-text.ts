import { formatMoney } from '#app/core/money.ts'
import type { SummaryLine } from './summary.ts'

/** With two decimals, or a note to ask for the price. */
export function linePriceText({ price }: Pick<SummaryLine, 'price'>): string {
  return price ? formatMoney(price, 2) : 'Contact us'
}
