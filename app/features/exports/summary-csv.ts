import { toCsv } from '#app/core/csv.ts'
import type { Money } from '#app/core/money.ts'
import {
  excludedText,
  isExtendedSummary,
  notIncludedText,
  roomLines,
  type Summary,
  type SummaryLine,
} from './summary.ts'

const CSV_COLUMNS = ['Room', 'Product Name', 'Brand', 'Category', 'SKU Code', 'Quantity', 'Price Per Unit'] as const

/** Columns of projects with types or tags, named as the list reader expects: `Per unit` is a row's quantity. */
const FURTHER_COLUMNS = [
  'Type',
  'Tag',
  'Per unit',
  'Units',
  'Total',
  'Unit price',
  'Line price',
  'Total price',
  'Note',
] as const

/** The last of the further columns, where a room has a note: each of its lines carries it. */
export const ROOM_NOTE_COLUMN = 'Room note'

/** Notes below the lines of an export: state and source. */
export interface ExportNotes {
  readonly projectName: string
  readonly projectVersion: string
  readonly exportedAt: string
  /** Address of the shared summary, or a note that there is none. */
  readonly link: string
  /** Empty where no prices are shown. */
  readonly priceBasis: string
}

export function noteRows({ notIncluded }: Summary, notes: ExportNotes): [label: string, text: string][] {
  const notIncludedNote = notIncludedText(notIncluded)
  return [
    ['Project', notes.projectName],
    ['Version', notes.projectVersion],
    ['Exported', notes.exportedAt],
    ['Link', notes.link],
    ...(notes.priceBasis === '' ? [] : ([['Prices', notes.priceBasis]] as [string, string][])),
    ...(notIncludedNote === '' ? [] : ([['Note', notIncludedNote]] as [string, string][])),
  ]
}

/** The schedule as CSV: a row for each line, then, after an empty row, the notes. */
export function summaryCsv(summary: Summary, notes: ExportNotes): string {
  const isExtended = isExtendedSummary(summary)
  const lines = roomLines(summary)
  const hasRoomNotes = isExtended && lines.some(({ roomNote }) => roomNote !== '')
  const columns: readonly string[] = [
    ...CSV_COLUMNS,
    ...(isExtended ? FURTHER_COLUMNS : []),
    ...(hasRoomNotes ? [ROOM_NOTE_COLUMN] : []),
  ]
  const pad = (row: readonly string[]) => columns.map((_, index) => row[index] ?? '')
  const total = [String(summary.quantity), amountOrBlank(summary.total)]
  const excluded = notes.priceBasis === '' ? '' : excludedText(summary)
  const totalRow = ['Total', excluded, '', '', '', ...(isExtended ? [] : total)]
  if (isExtended) {
    const [quantity = '', price = ''] = total
    totalRow[columns.indexOf('Total')] = quantity
    totalRow[columns.indexOf('Total price')] = price
  }
  return toCsv([
    columns,
    ...lines.map((line) => [
      ...documentedCells(line),
      ...(isExtended ? furtherCells(line) : []),
      ...(hasRoomNotes ? [line.roomNote] : []),
    ]),
    pad([]),
    pad(totalRow),
    ...noteRows(summary, notes).map(pad),
  ])
}

function documentedCells({ room, name, product, sku, quantity, unitPrice }: SummaryLine): string[] {
  const { brand, category } = product
  return [room, name, brand, category || 'N/A', sku, String(quantity), amountOrBlank(unitPrice)]
}

function furtherCells({ type, tag, quantity, units, totalQuantity, unitPrice, price, totalPrice, note }: SummaryLine) {
  const counts = [quantity, units, totalQuantity].map(String)
  return [type, tag, ...counts, ...[unitPrice, price, totalPrice].map(amountOrBlank), note]
}

/** `389.50`, for programs. */
function amountOrBlank(amount: Money | null): string {
  if (!amount) return ''
  return (amount.centAmount / 10 ** amount.fractionDigits).toFixed(amount.fractionDigits)
}
