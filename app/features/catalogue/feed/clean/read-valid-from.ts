import { isoDayIn, startOfDayIn } from '@specify/core/market-time.ts'
import type { Market } from '@specify/core/market.ts'
import { readDate } from './read-date.ts'

const DAY_MS = 86_400_000
const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/
const DAY = /^(\d{4}-\d\d-\d\d)(?:[T ]00:00(?::00(?:\.0+)?)?)?$/

/**
 * The first whole day in a market on which a price holds, as `2027-07-01`. Null for what is no such day: dates such as
 * `01/07/2027` have two readings, and the wrong one would publish a price early.
 */
export function readValidFrom(cell: unknown, market: Pick<Market, 'code'>): string | null {
  const written = typeof cell === 'string' ? cell.trim() : cell
  if (typeof written === 'number' || (typeof written === 'string' && ZONED.test(written)))
    return firstDayFrom(new Date(written), market)
  const day = typeof written === 'string' ? DAY.exec(written)?.[1] : undefined
  return day === undefined ? null : readDate(day)
}

function firstDayFrom(at: Date, market: Pick<Market, 'code'>): string | null {
  if (readDate(at.getTime()) === null) return null
  const day = isoDayIn(market, at)
  const start = startOfDayIn(market, day)
  return start && start >= at ? day : isoDayIn(market, new Date(at.getTime() + DAY_MS))
}
