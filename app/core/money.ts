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

/** Null for no amounts. They are of one currency. */
export function sumMoney(amounts: readonly Money[]): Money | null {
  const [first] = amounts
  return first ? { ...first, centAmount: amounts.reduce((sum, { centAmount }) => sum + centAmount, 0) } : null
}

const LANGUAGE: Record<CurrencyCode, string> = { AUD: 'en-AU', NZD: 'en-NZ' }

/** As read in its market: `$1,234.50`. `fractionDigits` 0 is for whole-dollar amounts and never hides cents. */
export function formatMoney(amount: Money, fractionDigits = 0): string {
  const divisor = 10 ** amount.fractionDigits
  const hasCents = amount.centAmount % divisor !== 0
  const digits = hasCents ? Math.max(fractionDigits, amount.fractionDigits) : fractionDigits
  return formatter(amount.currencyCode, digits).format(amount.centAmount / divisor)
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(currencyCode: CurrencyCode, digits: number): Intl.NumberFormat {
  const key = `${currencyCode}${digits}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(LANGUAGE[currencyCode], {
    style: 'currency',
    currency: currencyCode,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formatters.set(key, made)
  return made
}
