import { formatMoney } from '@specify/core/money.ts'
import type { SummaryLine } from './summary.ts'

/** Formats a price with two decimals, or asks to contact us. */
export function linePriceText({ price }: Pick<SummaryLine, 'price'>): string {
  return price ? formatMoney(price, 2) : 'Contact us'
}
