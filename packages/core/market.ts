import type { CurrencyCode } from './money.ts'

export const LOCALES = ['au', 'nz'] as const
export type Locale = (typeof LOCALES)[number]

/** `locale` doubles as the first path segment in its two-letter form. */
export interface Market {
  readonly code: Locale
  readonly locale: 'en_AU' | 'en_NZ'
  readonly language: 'en-AU' | 'en-NZ'
  readonly currency: CurrencyCode
  readonly currencyCode: CurrencyCode
  readonly countryCode: 'AU' | 'NZ'
  readonly countryName: 'Australia' | 'New Zealand'
  readonly storeKey: 'specify-au' | 'specify-nz'
}

export const MARKETS: Record<Locale, Market> = {
  au: {
    code: 'au',
    locale: 'en_AU',
    language: 'en-AU',
    currency: 'AUD',
    currencyCode: 'AUD',
    countryCode: 'AU',
    countryName: 'Australia',
    storeKey: 'specify-au',
  },
  nz: {
    code: 'nz',
    locale: 'en_NZ',
    language: 'en-NZ',
    currency: 'NZD',
    currencyCode: 'NZD',
    countryCode: 'NZ',
    countryName: 'New Zealand',
    storeKey: 'specify-nz',
  },
}

export const DEFAULT_LOCALE: Locale = 'au'

/** The cookie that remembers the market chosen with the switch. */
export const MARKET_COOKIE = 'market'

/** The header by which a call names its market; the cookie counts where it is left out. */
export const MARKET_HEADER = 'x-market'

export function findMarket(segment: string | undefined): Market | null {
  return segment === 'au' || segment === 'nz' ? MARKETS[segment] : null
}

/** Reads the market from a cookie header; the default without one. */
export function preferredLocale(cookieHeader: string | null | undefined): Locale {
  const chosen = /(?:^|;\s*)market=(au|nz)(?:;|$)/.exec(cookieHeader ?? '')?.[1]
  return findMarket(chosen)?.code ?? DEFAULT_LOCALE
}
