import type { Locale } from '@specify/core/market.ts'

/** Crockford's base 32: no letters that look like digits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const ORDER_NUMBER_BYTES = 8

/** A number to read out on the telephone, `AU-7K3M-Q9XD`. Random, so that it does not reveal the number of orders. */
export function toOrderNumber(locale: Locale, chance: Uint8Array): string {
  const signs = Array.from(chance, (byte) => SIGNS[byte % SIGNS.length]).join('')
  return `${locale.toUpperCase()}-${signs.slice(0, 4)}-${signs.slice(4, 8)}`
}
