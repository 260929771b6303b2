import { countText } from './text/count-text.ts'

export const CURRENCY_CODES = ['AUD', 'NZD'] as const
export type CurrencyCode = (typeof CURRENCY_CODES)[number]

export interface Money {
  readonly centAmount: number
  readonly currencyCode: CurrencyCode
  readonly fractionDigits: number
}

/** AUD and NZD both count in hundredths. */
export function money(centAmount: number, currencyCode: CurrencyCode): Money {
  return { centAmount, currencyCode, fractionDigits: 2 }
}

export function multiplyMoney(amount: Money, by: number): Money {
  return { ...amount, centAmount: amount.centAmount * by }
}

/**
 * Formats an amount as read in its market: `$1,234.50`, dollars in both. `fractionDigits` 0 is for whole-dollar amounts
 * and never hides cents. Hand-written like `countText`.
 */
export function formatMoney(amount: Money, fractionDigits = 0): string {
  const divisor = 10 ** amount.fractionDigits
  const size = Math.abs(amount.centAmount)
  const cents = size % divisor
  const fraction =
    cents === 0
      ? '0'.repeat(fractionDigits)
      : String(cents).padStart(amount.fractionDigits, '0').padEnd(fractionDigits, '0')
  const whole = `${amount.centAmount < 0 ? '-' : ''}$${countText(Math.trunc(size / divisor))}`
  return fraction === '' ? whole : `${whole}.${fraction}`
}
