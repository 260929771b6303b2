import { repairMojibake } from './repair-mojibake.ts'

/** The dashes that word processors and spreadsheets put in place of a hyphen, and the minus signs. */
const TYPOGRAPHIC_HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** A product code that can be typed: plain hyphens, single spaces, no invisible characters. */
export function mendCode(code: string): string {
  return repairMojibake(code).replace(INVISIBLE, '').replace(TYPOGRAPHIC_HYPHENS, '-').replace(/\s+/g, ' ').trim()
}
