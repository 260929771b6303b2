import type { Market } from './model.ts'

const TIME_ZONES: Record<Market['code'], string> = { au: 'Australia/Sydney', nz: 'Pacific/Auckland' }

/** The day and the time in a market: `22 Nov 2026, 13:05`. */
export function dateTimeIn({ code }: Pick<Market, 'code'>, at: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONES[code],
  }).format(at)
}

/** The day in a market, as the site writes days: `22 Nov 2026`. The same on the server and in every browser. */
export function dateIn({ code }: Pick<Market, 'code'>, at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: TIME_ZONES[code] }).format(at)
}
