import { countOf } from '@specify/core/text/count-text.ts'
import { dateIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { EXPECTED_FIELDS, isExpectedLabel } from './expected-fields.ts'
import type { BlankField } from '#app/features/catalogue/blanks/blank-fields.ts'
import { WARNING_KINDS } from './compliance-checks.ts'
import type { ComplianceReport, MissingData } from './compliance-report.ts'
import type { LinePlace } from './compliance-line.ts'
import type { TypeCounts } from './compliance-totals.ts'
import { ASSUMPTIONS, type Assumption } from './assumptions.ts'

/** First on screen and paper. */
export const WHAT_IT_IS_NOT =
  'This is a list of evidence from the data of the catalogue. It is not a certificate and does not say that anything complies: check each entry against the registers and documents of its source.'

export const NOT_STATED = 'not stated'

export interface ReportColumn {
  readonly text: string
  readonly isNumber?: boolean
  readonly isCode?: boolean
  /** Short values that are never divided, such as licences and dates. */
  readonly isWhole?: boolean
}

export interface ReportTable {
  readonly key: string
  readonly title: string
  /** Below the title; empty for none. */
  readonly about: string
  readonly columns: readonly ReportColumn[]
  readonly rows: readonly (readonly string[])[]
  /** Shown instead of rows. */
  readonly empty: string
  /** Fields that rows name in one column as not stated; empty for a row without any. */
  readonly blanks?: { readonly column: number; readonly rows: readonly (readonly TableBlank[])[] }
}

export interface TableBlank {
  /** As the cell says it. */
  readonly text: string
  readonly sku: string
  readonly name: string
  readonly field: BlankField
}

export interface TextOptions {
  readonly locale: Locale
  /** Formats counts and litres: with separators for readers, bare for programs. */
  readonly number: (value: number) => string
}

const code = (text: string): ReportColumn => ({ text, isCode: true })
const number = (text: string): ReportColumn => ({ text, isNumber: true })
export const PRODUCT_COLUMNS = [code('Tag'), code('Code'), { text: 'Product' }] as const

export function warningTable({ warnings }: Pick<ComplianceReport, 'warnings'>): ReportTable {
  return {
    key: 'warnings',
    title: 'Warnings',
    about: '',
    columns: [...PRODUCT_COLUMNS, { text: 'About' }, { text: 'Warning' }, { text: 'Source' }],
    rows: warnings.map(({ tag, sku, name, kind, text, source }) => [tag, sku, name, WARNING_KINDS[kind], text, source]),
    empty: 'No warnings. This does not prove that everything complies.',
  }
}

export function missingTable({ missing }: Pick<ComplianceReport, 'missing'>): ReportTable {
  return {
    key: 'missing',
    title: 'Missing data',
    about: 'Data that products of this kind usually state and these do not. Nothing missing is taken as confirmed.',
    columns: [...PRODUCT_COLUMNS, { text: 'Not stated' }],
    rows: missing.map(({ tag, sku, name, fields }) => [tag, sku, name, fields.join(', ')]),
    blanks: { column: PRODUCT_COLUMNS.length, rows: missing.map(blanksOf) },
    empty: 'Nothing is missing: these products state all the data expected of their kind.',
  }
}

export function blanksOf({ sku, name, fields }: MissingData): TableBlank[] {
  return fields.flatMap((text) => (isExpectedLabel(text) ? [{ text, sku, name, field: EXPECTED_FIELDS[text] }] : []))
}

/** Places that are written out; more are counted. */
const MAX_PLACES = 4

function placeText({ unitType, room, quantity, units }: LinePlace): string {
  const where = unitType === '' ? room : `${unitType}: ${room}`
  return `${quantity} in ${where}${units === 1 ? '' : ` (${countOf(units, 'unit')})`}`
}

export function placesText(places: readonly LinePlace[]): string {
  const further = places.length - MAX_PLACES
  const named = places.slice(0, MAX_PLACES).map(placeText)
  return [...named, ...(further > 0 ? [`and ${countOf(further, 'more place')}`] : [])].join('; ')
}

export function formatDay(isoDay: string, locale: Locale): string {
  return dateIn({ code: locale }, new Date(`${isoDay}T00:00:00Z`))
}

export function meansTable({ totals }: ComplianceReport, { number: text }: TextOptions): ReportTable {
  const row = (label: string, figure: string, counted: number, notStated: number) => [
    label,
    figure,
    text(counted),
    text(notStated),
  ]
  const { litres, counted, notStated } = totals.averageFlush
  return {
    key: 'means',
    title: 'Flow and flush',
    about:
      'Flow: Σ(quantity × L/min) / Σ quantity of those that state one. Flush: (full + 4 × half) / 5 of each WC, weighted by quantity.',
    columns: [{ text: 'Outlets' }, number('Mean'), number('Counted'), number('Not stated')],
    rows: [
      ...totals.meanFlow.map((mean) =>
        row(
          mean.label,
          mean.litresPerMinute === null ? NOT_STATED : `${mean.litresPerMinute} L/min`,
          mean.counted,
          mean.notStated,
        ),
      ),
      ...(counted + notStated > 0
        ? [row('WCs, average flush', litres === null ? NOT_STATED : `${litres} L`, counted, notStated)]
        : []),
    ],
    empty: 'No water-using fixtures.',
  }
}

const FIXTURE_COLUMNS = [{ text: 'Kind' }, number('In one unit'), number('In all')] as const

function typeName({ unitType, units }: TypeCounts): string {
  return unitType === '' ? 'Common areas' : `${unitType} (${countOf(units, 'unit')})`
}

export function fixtureTable({ totals }: ComplianceReport, { number: text }: TextOptions): ReportTable {
  const { fixtures, unitTypes, linesOfZeroUnits } = totals
  return {
    key: 'fixtures',
    title: 'Fixtures',
    about: linesOfZeroUnits > 0 ? `Not included in totals (0 units): ${countOf(linesOfZeroUnits, 'line')}.` : '',
    columns: [{ text: 'Where' }, ...FIXTURE_COLUMNS],
    rows: [
      ...fixtures.map(({ kind, total }) => ['Whole project', kind, '', text(total)]),
      ...(unitTypes.length < 2 && unitTypes[0]?.unitType === '' ? [] : unitTypes).flatMap((type) =>
        type.fixtures.map(({ kind, perUnit, total }) => [typeName(type), kind, text(perUnit), text(total)]),
      ),
    ],
    empty: 'No fixtures.',
  }
}

export function roomFixtureTable({ totals }: ComplianceReport, { number: text }: TextOptions): ReportTable {
  return {
    key: 'rooms',
    title: 'Fixtures by room',
    about: '',
    columns: [{ text: 'Type' }, { text: 'Room' }, ...FIXTURE_COLUMNS],
    rows: totals.unitTypes.flatMap((type) =>
      type.rooms.flatMap(({ room, fixtures }) =>
        fixtures.map(({ kind, perUnit, total }) => [typeName(type), room, kind, text(perUnit), text(total)]),
      ),
    ),
    empty: 'No fixtures.',
  }
}

export function estimateTable({ totals, assumptions }: ComplianceReport, { number: text }: TextOptions): ReportTable {
  const { estimate } = totals
  const typed = (Object.keys(ASSUMPTIONS) as Assumption[]).flatMap((key) => {
    const value = assumptions[key]
    const { label, unit } = ASSUMPTIONS[key]
    return value === null ? [] : [['Assumed', label, `${text(value)} ${unit}`]]
  })
  return {
    key: 'estimate',
    title: 'Use estimate',
    about: 'From the assumptions entered for this report and the means above. Nothing else is assumed.',
    columns: [{ text: 'Part' }, { text: 'What' }, number('Figure')],
    rows: [
      ...typed,
      ...(estimate?.parts ?? []).map(({ what, formula, litresPerDay }) => [
        what,
        formula,
        litresPerDay === null ? NOT_STATED : `${text(litresPerDay)} L a day`,
      ]),
      ...(estimate ? [['Sum', '', `${text(estimate.litresPerDay)} L a day`]] : []),
      ...(estimate?.litresPerYear !== undefined && estimate?.litresPerYear !== null
        ? [['Sum', `× ${assumptions.days} days`, `${text(estimate.litresPerYear)} L a year`]]
        : []),
    ],
    empty: 'None: no assumptions were given.',
  }
}
