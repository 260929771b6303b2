import { endOfDayIn } from '@specify/core/market-time.ts'
import { AppError } from '@specify/core/app-error.ts'
import type { Locale } from '@specify/core/market.ts'

export const EXPIRY =
  'A day such as 2026-06-30, to its end in the market of the project, or an ISO date and time; none by default'

interface InMarket {
  readonly locale: Locale
}

/** @throws AppError `invalid_input` for what is no time, and for one that has passed. */
export function readExpiry(expiry: string, market: InMarket, now: Date): Date {
  const at = dayEnd(expiry, market)
  if (at === null || Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9_999)
    throw invalidExpiry('expiresAt: must be a day such as 2026-06-30, or an ISO date and time')
  if (at <= now) throw invalidExpiry('expiresAt: must be in the future')
  return at
}

function dayEnd(day: string, { locale }: InMarket): Date | null {
  if (/^\d{4}-\d\d-\d\d$/.test(day)) return endOfDayIn({ code: locale }, day)
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(day) ? new Date(day) : null
}

function invalidExpiry(message: string): AppError {
  return new AppError('invalid_input', message, { fields: { expiresAt: message.replace('expiresAt: ', '') } })
}
