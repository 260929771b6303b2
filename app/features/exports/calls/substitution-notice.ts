import { formatMoney, money } from '@specify/core/money.ts'
import { sourceAt } from '@specify/catalogue/files/asset-source.ts'
import type { Comparison, ComparisonColumn } from '#app/features/catalogue/compare/comparison.ts'
import { withDecidingFirst } from '#app/features/catalogue/compare/lead-rows.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { SUBSTITUTION_REASONS, type Project, type Substitution } from '@specify/schedule/model.ts'
import { priceEffectText } from '@specify/schedule/substitutions/price-effect-text.ts'
import { placesText, substitutedText } from '@specify/schedule/substitutions/substitution-text.ts'
import { escapeText } from '#app/platform/pdf/sanitise/safe-text.ts'

/** Rows that differ, and characters of the places, that leave the notice on one page. */
const MAX_ROWS = 12
const MAX_PLACES_LENGTH = 420

interface Notice {
  readonly locale: Locale
  readonly project: Pick<Project, 'projectName' | 'projectVersion' | 'showPricesOnPdf'>
  readonly record: Substitution
  readonly comparison: Pick<Comparison, 'columns' | 'groups'>
  readonly company: string
  /** Formatted date. */
  readonly date: string
}

/** The HTML of a notice: one product in the place of another, where, why, at what price, and who agrees. */
export function noticeHtml({ locale, project, record, comparison, company, date }: Notice): string {
  const { from, to, reason, note } = record
  const column = (sku: string) => comparison.columns.find((each) => each.sku === sku)
  const sides = [
    { head: 'Specified', product: from, column: column(from.sku) },
    { head: 'Proposed', product: to, column: column(to.sku) },
  ]
  const rows: (readonly [label: string, cells: readonly string[]])[] = [
    ['Product', sides.map(({ product }) => product.name)],
    ['Code', sides.map(({ product }) => product.sku)],
    ...(sides.some((side) => side.column?.colour)
      ? [['Finish', sides.map((side) => side.column?.colour ?? '')] as const]
      : []),
    ...(project.showPricesOnPdf ? [['Price', sides.map((side) => priceText(side.column))] as const] : []),
    ...differing(comparison),
  ]
  const facts: (readonly [string, string])[] = [
    ['Project', [project.projectName, project.projectVersion].filter(Boolean).join(', ')],
    ['Where', placesText(record, MAX_PLACES_LENGTH)],
    ['Quantity', substitutedText(record)],
    ...(project.showPricesOnPdf
      ? [['Price effect', priceEffectText(record.priceEffect, MARKETS[locale].currency)] as const]
      : []),
    ['Reason', [SUBSTITUTION_REASONS[reason], note].filter(Boolean).join(': ')],
    ['Recorded', [date, record.by, company].filter(Boolean).join(', ')],
  ]
  return [
    '<h1>Notice of substitution</h1>',
    `<dl>${facts.map(([label, value]) => `<div><dt>${escapeText(label)}</dt><dd>${escapeText(value)}</dd></div>`).join('')}</dl>`,
    '<table class="dense"><thead><tr><th></th>',
    ...sides.map(({ head }) => `<th>${head}</th>`),
    '</tr></thead><tbody><tr><td></td>',
    ...sides.map((side) => `<td>${picture(side.column)}</td>`),
    '</tr>',
    ...rows.map(
      ([label, cells]) =>
        `<tr><th>${escapeText(label)}</th>${cells.map((cell) => `<td>${escapeText(cell)}</td>`).join('')}</tr>`,
    ),
    '</tbody></table>',
    '<h2>Agreed</h2>',
    '<table><thead><tr><th>Name</th><th>Signature</th><th>Date</th></tr></thead><tbody><tr><td><br><br></td><td><br><br></td><td><br><br></td></tr></tbody></table>',
  ].join('')
}

/** Lists attributes in which the two products differ, the deciding ones first; colour has a row of its own. */
function differing({ columns, groups }: Notice['comparison']): [string, string[]][] {
  if (columns.length < 2) return []
  return withDecidingFirst(groups)
    .flatMap(({ rows }) => rows)
    .filter(({ isEqual, key }) => !isEqual && !OWN_ROWS.has(key))
    .slice(0, MAX_ROWS)
    .map(({ label, values }) => [label, values.map((value) => value ?? 'Not stated')])
}

const OWN_ROWS: ReadonlySet<string> = new Set(['colour', 'item-code', 'ean', 'item-name'])

function priceText(column: ComparisonColumn | undefined): string {
  const price = column?.price
  if (!price || price.kind === 'contact' || price.kind === 'none') return 'On request'
  return formatMoney(money(price.price.centAmount, price.price.currencyCode), 2)
}

function picture(column: ComparisonColumn | undefined): string {
  if (!column?.image) return ''
  return `<img src="${escapeText(sourceAt(column.image).src)}" alt="">`
}
