import { countText } from '@specify/core/text/count-text.ts'
import { formatMoney } from '@specify/core/money.ts'
import { markup, type Markup } from '#app/platform/pdf/markup/markup.ts'
import type { SubstitutionRow } from '../sheets/substitution-rows.ts'
import { paperTable } from './paper-parts.ts'
import { column } from './schedule-tables.ts'

export function substitutionTable(rows: readonly SubstitutionRow[], showPrices: boolean): Markup {
  const product = ({ sku, name }: SubstitutionRow['from']) =>
    markup`<span class="name">${name}</span> <span class="code small">${sku}</span>`
  const cells = rows.map(
    (row) =>
      markup`<tr><td>${product(row.from)}</td><td>${product(row.to)}</td><td>${row.places}</td><td class="number">${countText(row.quantity)}</td>${showPrices && markup`<td class="number">${row.priceEffect ? formatMoney(row.priceEffect, 2) : 'On request'}</td>`}<td>${[row.reason, row.note].filter(Boolean).join(': ')} <span class="note">${[row.date, row.by].filter(Boolean).join(', ')}</span></td></tr>`,
  )
  const columns = [
    column('From', 'product'),
    column('To', 'product'),
    column('Where', ''),
    column('Quantity', 'number count'),
    ...(showPrices ? [column('Price effect', 'number sum')] : []),
    column('Reason', 'product'),
  ]
  return markup`<section><h2 id="substitutions">Substitutions</h2>${paperTable(columns, cells, { className: 'room substitutions' })}</section>`
}
