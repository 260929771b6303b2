/** Days of 2009-07-06 and 2064-04-08 in spreadsheet serial numbers: numbers between them are meant as dates. */
const FIRST = 40_000
const LAST = 60_000
const DAY_MS = 86_400_000
/** Day 0 of spreadsheets, with the leap day that 1900 did not have. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A serial date of a spreadsheet as `Jan 2024`; anything else as it is. */
export function monthYear(text: string): string {
  if (!/^\d{5}(?:\.\d+)?$/.test(text)) return text
  const serial = Number(text)
  if (serial <= FIRST || serial >= LAST) return text
  const date = new Date(DAY_ZERO + Math.floor(serial) * DAY_MS)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}
