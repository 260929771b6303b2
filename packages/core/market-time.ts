import type { Market } from './market.ts'

export const TIME_ZONES: Record<Market['code'], string> = { au: 'Australia/Sydney', nz: 'Pacific/Auckland' }

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format, made once: to make one takes a hundred times as long as to use it. */
function formatIn(code: Market['code'], locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${code} ${locale} ${Object.entries(options).join(' ')}`
  return formats.getOrInsertComputed(
    key,
    () => new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONES[code] }),
  )
}

/** The day and the time in a market: `22 Nov 2026, 13:05`. */
export function dateTimeIn({ code }: Pick<Market, 'code'>, at: Date): string {
  return formatIn(code, 'en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

/** The day and the time in a market with the name of its time zone: `22 Nov 2026, 13:05 AEDT`. */
export function zonedTimeIn(market: Pick<Market, 'code'>, at: Date): string {
  const { code } = market
  // Only the English of the market knows the names of its time zones.
  const parts = formatIn(code, `en-${code.toUpperCase()}`, { timeZoneName: 'short' }).formatToParts(at)
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${dateTimeIn(market, at)} ${zone}`.trim()
}

/** The time of day in a market: `13:05`. */
export function timeIn({ code }: Pick<Market, 'code'>, at: Date): string {
  return formatIn(code, 'en-GB', { timeStyle: 'short' }).format(at)
}

/** The day in a market, as the site writes days: `22 Nov 2026`. The same on the server and in every browser. */
export function dateIn({ code }: Pick<Market, 'code'>, at: Date): string {
  return formatIn(code, 'en-GB', { dateStyle: 'medium' }).format(at)
}

/** The day in a market without its year: `3 Nov`. */
export function shortDateIn({ code }: Pick<Market, 'code'>, at: Date): string {
  return formatIn(code, 'en-GB', { day: 'numeric', month: 'short' }).format(at)
}

/** The day in a market as `2026-11-22`. */
export function isoDayIn({ code }: Pick<Market, 'code'>, at: Date): string {
  return formatIn(code, 'en-CA', {}).format(at)
}

/** The day in a market as names of files have it: `22112026`. */
export function compactDateIn({ code }: Pick<Market, 'code'>, at: Date): string {
  const parts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  return formatIn(code, 'en-GB', parts).format(at).replaceAll('/', '')
}

/** Returns whether a text is a day of the calendar such as `2026-11-22`. */
export function isIsoDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const HOUR_MS = 3_600_000

/** Finds the start of a day such as `2026-11-22` in a market: the end of the day before. Null for an invalid date. */
export function startOfDayIn(market: Pick<Market, 'code'>, isoDay: string): Date | null {
  const noon = new Date(`${isoDay}T12:00:00Z`)
  if (Number.isNaN(noon.getTime())) return null
  return endOfDayIn(market, new Date(noon.getTime() - 24 * HOUR_MS).toISOString().slice(0, 10))
}

/** Finds the end of a day such as `2026-11-22` in a market; null for an invalid date. */
export function endOfDayIn(market: Pick<Market, 'code'>, isoDay: string): Date | null {
  const noon = new Date(`${isoDay}T12:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(isoDay) || Number.isNaN(noon.getTime()) || !noon.toISOString().startsWith(isoDay))
    return null
  // Days end 10 to 13 hours earlier here than in UTC: at the first full hour of the next one.
  const hours = Array.from({ length: 24 }, (_, hour) => new Date(noon.getTime() + (hour - 6) * HOUR_MS))
  return hours.find((at) => isoDayIn(market, at) > isoDay) ?? null
}

/** The time in a market as fields of forms have it: `2026-07-01T00:00:00`. */
export function localTimeIn({ code }: Pick<Market, 'code'>, at: Date): string {
  const parts = { dateStyle: 'short', timeStyle: 'medium' } as const
  return formatIn(code, 'sv-SE', parts).format(at).replace(' ', 'T')
}

/**
 * Finds the moment of a local time such as `2026-07-01T00:00`; the first of two as summer time ends. Null for a time
 * that the market does not have.
 */
export function fromLocalTime(market: Pick<Market, 'code'>, typed: string): Date | null {
  const [, minutes = '', seconds = ':00'] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?$/.exec(typed) ?? []
  const utc = new Date(`${minutes}${seconds}Z`)
  if (Number.isNaN(utc.getTime())) return null
  // Both markets are ten to thirteen hours ahead.
  const moments = [13, 12, 11, 10].map((hours) => new Date(utc.getTime() - hours * HOUR_MS))
  return moments.find((at) => localTimeIn(market, at) === minutes + seconds) ?? null
}
