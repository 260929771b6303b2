import { toCsv } from '@specify/core/text/csv.ts'
import { formatMoney } from '@specify/core/money.ts'
import type { PriceDisplay } from '@specify/catalogue/prices/price-display.ts'
import type { Comparison } from './comparison.ts'
import { NOT_STATED } from './limits.ts'

/** The comparison as a table: a line for each row, a column for each product. */
export function comparisonCsv({ columns, groups }: Comparison, { isOnlyDifferent }: { isOnlyDifferent: boolean }) {
  const rows = groups.flatMap((group) => group.rows).filter((row) => !isOnlyDifferent || !row.isEqual)
  return toCsv([
    ['', ...columns.map(({ name }) => name)],
    ['Product code', ...columns.map(({ sku }) => sku)],
    ['Price (RRP inc. GST)', ...columns.map(({ price }) => priceText(price))],
    ...(columns.some(({ isDiscontinued }) => isDiscontinued)
      ? [['Status', ...columns.map(({ isDiscontinued }) => (isDiscontinued ? 'Discontinued' : 'Current'))]]
      : []),
    ...rows.map(({ label, values }) => [label, ...values.map((value) => value ?? NOT_STATED)]),
  ])
}

function priceText(price: PriceDisplay): string {
  if (price.kind === 'contact') return 'Contact us'
  return price.kind === 'none' ? NOT_STATED : formatMoney(price.price, 2)
}
