import { formatMoney } from '@specify/core/money.ts'
import { lineAllowanceText } from '@specify/schedule/free-lines/allowances.ts'
import type { SummaryLine } from './summary.ts'

type Priced = Pick<SummaryLine, 'price'> & {
  readonly free?: Pick<NonNullable<SummaryLine['free']>, 'lineText'> | undefined
}

/** Formats a price with two decimals, or asks to contact us. For a free line, the allowance. */
export function linePriceText({ price, free }: Priced): string {
  if (free) return free.lineText || '–'
  return price ? formatMoney(price, 2) : 'Contact us'
}

/** Formats the price over all units. */
export function totalPriceText({ totalPrice, free }: Pick<SummaryLine, 'totalPrice' | 'free'>): string {
  return linePriceText({ price: totalPrice, free: free && { lineText: free.totalText } })
}

/** Formats the price of one piece. Empty for provisional sums, which are for no piece. */
export function unitPriceText({ unitPrice, free }: Pick<SummaryLine, 'unitPrice' | 'free'>): string {
  if (free?.allowance?.kind === 'pc') return lineAllowanceText(free, { quantity: 1, units: 1 })
  return unitPrice ? formatMoney(unitPrice, 2) : ''
}
