import { IGNORED, PRODUCT_ID, SKU } from '../tables/columns.ts'

export const SPLIT_CURRENCIES = ['AUD', 'NZD'] as const
export type SplitCurrency = (typeof SPLIT_CURRENCIES)[number]

/** Tests whether columns set prices of both markets, which may begin at different times. */
export function hasBothCurrencies(targets: readonly string[]): boolean {
  return SPLIT_CURRENCIES.every((currency) => targets.some((target) => target.endsWith(` ${currency}`)))
}

/** The columns with all but the codes and the prices of one currency left unread. */
export function columnsOf(targets: readonly string[], currency: SplitCurrency): readonly string[] {
  return targets.map((target) =>
    target === SKU || target === PRODUCT_ID || target.endsWith(` ${currency}`) ? target : IGNORED,
  )
}
