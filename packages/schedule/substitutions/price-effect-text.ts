import { formatMoney, money, type CurrencyCode } from '@specify/core/money.ts'

/** `+ $18,240.00`, `− $40.00`, `No change in price`, or that it is not known. */
export function priceEffectText(cents: number | null, currency: CurrencyCode): string {
  if (cents === null) return 'Price on request'
  if (cents === 0) return 'No change in price'
  return `${cents > 0 ? '+' : '−'} ${formatMoney(money(Math.abs(cents), currency), 2)}`
}
