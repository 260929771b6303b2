/** The day of a record, `2026-11-13`, as the site writes days: `13 Nov 2026`. What is no such day stays as it is (S-017). */
export function dayText(day: string): string {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN
  return Number.isNaN(at) ? day : new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(at)
}
