/** Formats of dates and times that spreadsheets know by a number. */
const DATE_FORMATS = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const
const DAY_MS = 86_400_000
/** Spreadsheets count days from here; those of old Macs from 1904. */
const FIRST_DAY_MS = Date.UTC(1899, 11, 30)
const DAYS_TO_1904 = 1_462
/** More digits than this are the noise of binary fractions. */
const DIGITS = 15

export interface NumberFormat {
  readonly id: number
  readonly code: string | null
  /** True for a cell whose text is struck through. */
  readonly isStruck?: true
}

/**
 * A number of a cell as people read it: whole numbers without an exponent, codes with the leading zeros of their
 * format, dates as `2026-11-22`. Anything that is no number stays as it is.
 */
export function numberText(raw: string, { id, code }: NumberFormat, { is1904 }: { is1904: boolean }): string {
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return raw
  if (isDateFormat(id, code)) return dateText(value + (is1904 ? DAYS_TO_1904 : 0))
  const short = Number(value.toPrecision(DIGITS))
  const text = Number.isInteger(short) && Math.abs(short) < 1e21 ? BigInt(short).toString() : String(short)
  return code !== null && /^0{2,60}$/.test(code) && /^\d+$/.test(text) ? text.padStart(code.length, '0') : text
}

function isDateFormat(id: number, code: string | null): boolean {
  if (code === null) return DATE_FORMATS.some(([from, to]) => id >= from && id <= to)
  const signs = code.slice(0, 200).replace(/"[^"]*"?|\\.|\[[^\]]*\]?|_.|\*./g, '')
  return /[dmyhs]/i.test(signs) && !/general/i.test(signs)
}

function dateText(days: number): string {
  const date = new Date(FIRST_DAY_MS + Math.floor(days) * DAY_MS)
  return Number.isNaN(date.getTime()) ? String(days) : date.toISOString().slice(0, 10)
}
