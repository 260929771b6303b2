import type { Market } from './model.ts'

const TIME_ZONES: Record<Market['code'], string> = { au: 'Australia/Sydney', nz: 'Pacific/Auckland' }

/** The day in a market: `22 November 2026`. */
export function dateIn({ code, language }: Market, at: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: TIME_ZONES[code] }).format(at)
}

/** The day and the time in a market: `22 Nov 2026, 13:05`. */
export function dateTimeIn({ code }: Pick<Market, 'code'>, at: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONES[code],
  }).format(at)
}

/** The day in a market, short: `22 Nov 2026`. */
export function shortDateIn({ code }: Pick<Market, 'code'>, at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: TIME_ZONES[code] }).format(at)
}
