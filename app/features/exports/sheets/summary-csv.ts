import { FINISH_AND_VARIANT_COLUMNS, needsFinishAndVariant } from './variant-columns.ts'
import { HAND_COLUMNS } from './hand-columns.ts'
import { FREE_COLUMNS } from './free-columns.ts'
import { toCsv } from '@specify/core/text/csv.ts'
import type { Money } from '@specify/core/money.ts'
import {
  allowancesNote,
  excludedText,
  isExtendedSummary,
  notIncludedText,
  roomLines,
  type Summary,
  type RoomLine,
} from '../summary/summary.ts'

/** Text below a column in the row of totals. */
interface Totals {
  readonly excluded: string
  readonly quantity: string
  readonly price: string
}

interface CsvColumn {
  readonly name: string
  readonly cell: (line: RoomLine) => string
  readonly total?: (totals: Totals) => string
}

const NAMES: readonly CsvColumn[] = [
  { name: 'Room', cell: ({ room }) => room, total: () => 'Total' },
  { name: 'Product Name', cell: ({ name }) => name, total: ({ excluded }) => excluded },
  { name: 'Brand', cell: ({ product }) => product.brand },
  { name: 'Category', cell: ({ product }) => product.category || 'N/A' },
  { name: 'SKU Code', cell: ({ sku }) => sku },
]

const QUANTITY: CsvColumn = { name: 'Quantity', cell: ({ quantity }) => String(quantity) }
const PRICE: CsvColumn = { name: 'Price Per Unit', cell: ({ unitPrice }) => amountOrBlank(unitPrice) }

/** The columns of a project without types and tags; below the last two stand their totals. */
const COLUMNS: readonly CsvColumn[] = [
  ...NAMES,
  { ...QUANTITY, total: ({ quantity }) => quantity },
  { ...PRICE, total: ({ price }) => price },
]

/** Columns of projects with types or tags, named as the list reader expects: `Per unit` is a row's quantity. */
const EXTENDED_COLUMNS: readonly CsvColumn[] = [
  ...NAMES,
  QUANTITY,
  PRICE,
  { name: 'Type', cell: ({ type }) => type },
  { name: 'Tag', cell: ({ tag }) => tag },
  { name: 'Per unit', cell: ({ quantity }) => String(quantity) },
  { name: 'Units', cell: ({ units }) => String(units) },
  { name: 'Total', cell: ({ totalQuantity }) => String(totalQuantity), total: ({ quantity }) => quantity },
  { name: 'Unit price', cell: ({ unitPrice }) => amountOrBlank(unitPrice) },
  { name: 'Line price', cell: ({ price }) => amountOrBlank(price) },
  { name: 'Total price', cell: ({ totalPrice }) => amountOrBlank(totalPrice), total: ({ price }) => price },
  { name: 'Note', cell: ({ note }) => note },
]

/** Stands behind the others where a room has a note: each of its lines carries it. */
export const ROOM_NOTE_COLUMN = 'Room note'
const ROOM_NOTES: CsvColumn = { name: ROOM_NOTE_COLUMN, cell: ({ roomNote }) => roomNote }

const VARIANTS: readonly CsvColumn[] = FINISH_AND_VARIANT_COLUMNS.map(({ name, textOf }) => ({
  name,
  cell: ({ product }) => textOf(product),
}))

const FREE: readonly CsvColumn[] = FREE_COLUMNS.map(({ name, textOf, moneyOf }) => ({
  name,
  cell: (line) => (moneyOf ? amountOrBlank(moneyOf(line)) : line.free ? (textOf?.(line.free) ?? '') : ''),
}))

const HANDS: readonly CsvColumn[] = HAND_COLUMNS.map(({ name, textOf }) => ({ name, cell: textOf }))

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

export function noteRows(summary: Summary, notes: ExportNotes): [label: string, text: string][] {
  const notIncludedNote = notIncludedText(summary)
  const allowances = allowancesNote(summary)
  return [
    ['Project', notes.projectName],
    ['Version', notes.projectVersion],
    ['Exported', notes.exportedAt],
    ['Link', notes.link],
    ...(notes.priceBasis === '' ? [] : ([['Prices', notes.priceBasis]] as [string, string][])),
    ...(allowances === '' ? [] : ([['Allowances', allowances]] as [string, string][])),
    ...(notIncludedNote === '' ? [] : ([['Note', notIncludedNote]] as [string, string][])),
  ]
}

/** The schedule as CSV: a row for each line, then, after an empty row, the notes. */
export function summaryCsv(summary: Summary, notes: ExportNotes): string {
  const isExtended = isExtendedSummary(summary)
  const lines = roomLines(summary)
  const hasRoomNotes = isExtended && lines.some(({ roomNote }) => roomNote !== '')
  const columns = [
    ...(isExtended ? EXTENDED_COLUMNS : COLUMNS),
    ...(hasRoomNotes ? [ROOM_NOTES] : []),
    ...(needsFinishAndVariant(lines.filter(({ free }) => !free)) ? VARIANTS : []),
    ...(summary.hasFree ? FREE : []),
    ...(lines.some(({ side }) => side) ? HANDS : []),
  ]
  const totals = {
    excluded: notes.priceBasis === '' ? '' : excludedText(summary),
    quantity: String(summary.quantity),
    price: amountOrBlank(summary.total),
  }
  const pad = (row: readonly string[]) => columns.map((_, index) => row[index] ?? '')
  return toCsv([
    columns.map(({ name }) => name),
    ...lines.map((line) => columns.map(({ cell }) => cell(line))),
    pad([]),
    columns.map(({ total }) => total?.(totals) ?? ''),
    ...noteRows(summary, notes).map(pad),
  ])
}

/** `389.50`, for programs. */
function amountOrBlank(amount: Money | null): string {
  if (!amount) return ''
  return (amount.centAmount / 10 ** amount.fractionDigits).toFixed(amount.fractionDigits)
}
