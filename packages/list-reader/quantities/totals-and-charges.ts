import { isDescription } from '../words/list-words.ts'
import type { ListRow } from '../model.ts'

const TOTAL =
  /^(?:(?:sub|grand|page|net|order|room|section|invoice)[ -]?)*totals?\b|^(?:carried|brought) forward\b|^(?:number|no\.?|count) of (?:rooms|keys|units|apartments|apts|dwellings|types)\b|^[\p{L}\d &.-]{2,40} (?:sub[ -]?)?totals?:?$|^(?:sub[ -]?)?sums? (?:of|for)\b|^(?:sum|overall|summe|gesamt|all (?:rooms|items|products))$/iu
const CHARGE =
  /^(?:freight|delivery|shipping|cartage|courier|postage|handling|surcharge|gst|prelim(?:inarie)?s|margin|contingency|profit|overheads?|labour|installation|commissioning|allowances?|deposit|rounding|builders? work)\b/i
/** Money that is set aside, whatever for. */
const SUM = /^(?:provisional|prov\.?|pc|p\.c\.|prime cost) (?:sums?|items?|allowances?)\b/i

/** Returns whether a row without a product holds totals of others. */
export const isTotalRow = (cells: readonly string[]): boolean => cells.some((cell) => TOTAL.test(cell))

export function isTotal({ code }: ListRow, cells: readonly string[]): boolean {
  return isTotalRow(cells) && (code === '' || TOTAL.test(code))
}

/** Returns whether a row is a merchant's charge: freight, delivery, tax. */
export function isCharge({ code, description }: Pick<ListRow, 'code' | 'description'>): boolean {
  return [code, description].some((text) => SUM.test(text) || (CHARGE.test(text) && !isDescription(text)))
}
