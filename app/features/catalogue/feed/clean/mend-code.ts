import { withoutInvisible } from '@specify/core/text/invisible-text.ts'
import { repairMojibake } from './repair-mojibake.ts'

/** The dashes that word processors and spreadsheets put in place of a hyphen, and the minus signs. */
const TYPOGRAPHIC_HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g

/** A product code that can be typed: plain hyphens, single spaces, no invisible characters. */
export function mendCode(code: string): string {
  return withoutInvisible(repairMojibake(code)).replace(TYPOGRAPHIC_HYPHENS, '-').replace(/\s+/g, ' ').trim()
}
