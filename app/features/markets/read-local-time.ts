import { AppError } from '@specify/core/app-error.ts'
import { fromLocalTime } from '@specify/core/market-time.ts'

const CITIES = { au: 'Sydney', nz: 'Auckland' } as const

/**
 * Reads a time of a market, `2027-07-01T00:00`; null for an empty text.
 *
 * @throws AppError `invalid_input` for a time that the clocks of the market leave out, and for what is no time
 */
export function readLocalTime(zone: 'au' | 'nz', typed: string, field: string): Date | null {
  if (typed === '') return null
  const at = fromLocalTime({ code: zone }, typed)
  if (at) return at
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(typed)
  throw new AppError(
    'invalid_input',
    isTime
      ? `${field}: ${CITIES[zone]} has no ${typed.replace('T', ' ')}: the clocks are put forward then, or the day does not exist`
      : `${field}: write a time such as 2027-07-01T00:00`,
  )
}
