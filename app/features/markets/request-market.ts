import type { Locale } from '@specify/core/market.ts'

/** Member of the request context: the market of the address, or the one that a call names. */
export interface RequestMarket {
  readonly locale: Locale
}
