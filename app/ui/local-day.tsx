import { useHydrated } from './use-hydrated.ts'

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }
const SERVER_DAY = new Intl.DateTimeFormat('en-GB', { ...DAY, timeZone: 'UTC' })

/** The day of a moment in the reader's time zone, as in `12 Jan 2024`. The server writes that of UTC. */
export function LocalDay({ at }: { at: string }) {
  const date = new Date(at)
  const format = useHydrated() ? new Intl.DateTimeFormat('en-GB', DAY) : SERVER_DAY
  return <time dateTime={at}>{format.format(date)}</time>
}
