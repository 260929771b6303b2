import { NOT_FROM_CATALOGUE } from '@specify/schedule/free-lines/free-text.ts'
import {
  blanksOf,
  formatDay,
  NOT_STATED,
  placesText,
  PRODUCT_COLUMNS,
  type ReportTable,
  type TableBlank,
  type TextOptions,
} from './compliance-tables.ts'
import type { ComplianceLine } from './compliance-line.ts'
import type { ComplianceReport } from './compliance-report.ts'

/** `7.5 L/min`, or `4.5/3 L, average 3.3 L`. */
function waterText({ flow, fullFlush, halfFlush, averageFlush }: ComplianceLine): string {
  if (fullFlush !== null) {
    if (halfFlush === null) return `${fullFlush} L`
    return `${fullFlush}/${halfFlush} L, average ${averageFlush} L`
  }
  return flow === null ? '' : `${flow} L/min`
}

/** Standards, line by line, of products that name none. */
function standardBlanks({ lines }: Pick<ComplianceReport, 'lines'>): TableBlank[][] {
  return lines.map(({ sku, name, standards, isInCatalogue, isFree }) =>
    standards.length === 0 && isInCatalogue && !isFree ? [{ text: NOT_STATED, sku, name, field: 'standards' }] : [],
  )
}

/** Everything that a report names as not stated. */
export function complianceBlanks(report: Pick<ComplianceReport, 'lines' | 'missing'>): TableBlank[] {
  return [...report.missing.flatMap(blanksOf), ...standardBlanks(report).flat()]
}

/** Expected fields that are not stated say so; those that do not apply to a product are left empty. */
export function lineTable(
  { lines, missing }: Pick<ComplianceReport, 'lines' | 'missing'>,
  { locale, number: text }: TextOptions,
): ReportTable {
  const lacking = new Map(missing.map(({ tag, sku, fields }) => [`${tag}\n${sku}`, new Set(fields)]))
  const showsDezincification = lines.some(
    (line) =>
      resistanceText(line) !== '' ||
      lacking.get(`${line.tag}\n${line.sku}`)?.has('Dezincification resistance') === true,
  )
  const columns = [
    ...PRODUCT_COLUMNS,
    { text: 'Where' },
    { text: 'Total', isNumber: true },
    { text: 'WELS' },
    { text: 'Flow or flush' },
    { text: 'WaterMark', isWhole: true },
    { text: 'Lead free' },
    ...(showsDezincification ? [{ text: 'Dezincification resistant' }] : []),
    { text: 'Standards' },
    { text: 'Checked on', isWhole: true },
  ]
  return {
    key: 'lines',
    title: 'Products',
    about: 'Each product under its tag. Empty cells do not apply to the kind of the product.',
    columns,
    blanks: { column: columns.findIndex(({ text: label }) => label === 'Standards'), rows: standardBlanks({ lines }) },
    rows: lines.map((line) => {
      const lacks = lacking.get(`${line.tag}\n${line.sku}`)
      const or = (value: string, ...fields: readonly string[]) =>
        value !== '' ? value : fields.some((field) => lacks?.has(field)) ? NOT_STATED : ''
      const wels = [
        or(line.stars === null ? '' : `${line.stars} star`, 'WELS rating'),
        or(line.registration ?? '', 'WELS registration'),
      ]
      return [
        line.tag,
        line.sku,
        [line.name, line.variantText, line.isDiscontinued ? 'discontinued' : '', goneText(line)]
          .filter(Boolean)
          .join(', '),
        placesText(line.places),
        text(line.total),
        (wels[0] === wels[1] ? wels.slice(1) : wels).filter(Boolean).join(', '),
        or(waterText(line), 'Flow', 'Full flush', 'Half flush'),
        or(line.licence ?? '', 'WaterMark licence'),
        line.leadFree === NOT_STATED ? or('', 'Lead free') : line.leadFree,
        ...(showsDezincification ? [or(resistanceText(line), 'Dezincification resistance')] : []),
        line.standards.length === 0 ? NOT_STATED : line.standards.join('; '),
        line.dataCheckedOn === null ? or('', 'Date of the data') : formatDay(line.dataCheckedOn, locale),
      ]
    }),
    empty: 'No products.',
  }
}

function resistanceText({ dezincificationResistant }: ComplianceLine): string {
  return dezincificationResistant === NOT_STATED ? '' : dezincificationResistant
}

function goneText({ isInCatalogue, isFree }: ComplianceLine): string {
  if (isFree) return NOT_FROM_CATALOGUE
  return isInCatalogue ? '' : 'no longer in the catalogue'
}
