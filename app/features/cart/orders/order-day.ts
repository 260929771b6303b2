import { MARKETS, type Locale } from '#app/features/markets/model.ts'

/** The largest city of each market keeps its calendar. */
const TIME_ZONES: Readonly<Record<Locale, string>> = { au: 'Australia/Sydney', nz: 'Pacific/Auckland' }

/** The day of an ISO time in a market, `9 March 2026`: the same on the server and in every browser. */
export function orderDay(time: string, locale: Locale): string {
  return new Intl.DateTimeFormat(MARKETS[locale].language, { dateStyle: 'long', timeZone: TIME_ZONES[locale] }).format(
    new Date(time),
  )
}
