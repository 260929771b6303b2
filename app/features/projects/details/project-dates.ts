/** A typed day, `dd/MM/yyyy`, or the day of an ISO date, at its start in UTC. Undefined for an invalid day. */
export function readDay(typed: string): Date | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed.trim()) ?? []
  const iso = year === undefined ? /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(typed.trim())?.[0] : `${year}-${month}-${day}`
  if (iso === undefined) return undefined
  const date = new Date(`${iso}T00:00:00Z`)
  // The 31st of a shorter month would be read as the first of the next one.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : date
}
