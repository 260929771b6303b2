import { toCsv } from '@specify/core/text/csv.ts'
import { money, type Money } from '@specify/core/money.ts'
import { zonedTimeIn } from '@specify/core/market-time.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { SUBSTITUTION_REASONS, type Substitution } from '@specify/schedule/model.ts'
import { placesText, substitutedQuantity } from '@specify/schedule/substitutions/substitution-text.ts'

/** A cell of a spreadsheet takes 32,767 characters; what is longer than this is not read. */
const MAX_PLACES_LENGTH = 1_000

/** A saved record in words. */
export interface SubstitutionRow {
  readonly id: string
  readonly date: string
  readonly by: string
  readonly from: Substitution['from']
  readonly to: Substitution['to']
  readonly places: string
  readonly lines: number
  readonly quantity: number
  readonly priceEffect: Money | null
  readonly reason: string
  readonly note: string
}

/** The oldest first; those that are not saved yet are left out. */
export function substitutionRows(substitutions: readonly Substitution[], locale: Locale): SubstitutionRow[] {
  return substitutions
    .filter(({ at }) => at !== '')
    .map((record) => ({
      id: record.id,
      date: zonedTimeIn({ code: locale }, new Date(record.at)),
      by: record.by,
      from: record.from,
      to: record.to,
      places: placesText(record, MAX_PLACES_LENGTH),
      lines: record.lines.length,
      quantity: substitutedQuantity(record),
      priceEffect: record.priceEffect === null ? null : money(record.priceEffect, MARKETS[locale].currency),
      reason: SUBSTITUTION_REASONS[record.reason],
      note: record.note,
    }))
}

const SUBSTITUTION_COLUMNS = [
  'Date',
  'By',
  'From code',
  'From product',
  'To code',
  'To product',
  'Where',
  'Lines',
  'Quantity',
  'Price effect',
  'Reason',
  'Reason in words',
] as const

/** A file of its own: below the lines of a schedule its rows would be read as lines when it is imported. */
export function substitutionsCsv(rows: readonly SubstitutionRow[]): string {
  return toCsv([
    SUBSTITUTION_COLUMNS,
    ...rows.map(({ date, by, from, to, places, lines, quantity, priceEffect, reason, note }) => [
      date,
      by,
      from.sku,
      from.name,
      to.sku,
      to.name,
      places,
      String(lines),
      String(quantity),
      priceEffect
        ? (priceEffect.centAmount / 10 ** priceEffect.fractionDigits).toFixed(priceEffect.fractionDigits)
        : '',
      reason,
      note,
    ]),
  ])
}
