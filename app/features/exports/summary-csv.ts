import { toCsv } from '#app/core/csv.ts'
import type { Money } from '#app/core/money.ts'
import { excludedText, notIncludedText, type Summary } from './summary.ts'

const CSV_COLUMNS = ['Room', 'Product Name', 'Brand', 'Category', 'SKU Code', 'Quantity', 'Price Per Unit'] as const

/** Notes below the lines of an export: state and source. */
export interface ExportNotes {
  readonly projectName: string
  readonly projectVersion: string
  readonly exportedAt: string
  /** To the shared summary, or that there is none. */
  readonly link: string
  readonly priceBasis: string
}

export function noteRows({ notIncluded }: Summary, notes: ExportNotes): [label: string, text: string][] {
  const left = notIncludedText(notIncluded)
  return [
    ['Project', notes.projectName],
    ['Version', notes.projectVersion],
    ['Exported', notes.exportedAt],
    ['Link', notes.link],
    ['Prices', notes.priceBasis],
    ...(left === '' ? [] : ([['Note', left]] as [string, string][])),
  ]
}

/** The schedule as CSV: a row for each line, then, after an empty row, the notes. */
export function summaryCsv(summary: Summary, notes: ExportNotes): string {
  const lines = summary.rooms.flatMap((room) => room.lines)
  const notesBelow = noteRows(summary, notes)
  const pad = (row: readonly string[]) => CSV_COLUMNS.map((_, index) => row[index] ?? '')
  return toCsv([
    CSV_COLUMNS,
    ...lines.map(({ room, name, product, sku, quantity, unitPrice }) => [
      room,
      name,
      product.brand,
      product.category || 'N/A',
      sku,
      String(quantity),
      unitPrice ? plainAmount(unitPrice) : '',
    ]),
    pad([]),
    [
      'Total',
      excludedText(summary),
      '',
      '',
      '',
      String(summary.quantity),
      summary.total ? plainAmount(summary.total) : '',
    ],
    ...notesBelow.map(pad),
  ])
}

/** `389.50`, for programs. */
function plainAmount({ centAmount, fractionDigits }: Money): string {
  return (centAmount / 10 ** fractionDigits).toFixed(fractionDigits)
}
