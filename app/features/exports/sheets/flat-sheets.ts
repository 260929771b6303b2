import type { Sheet, SheetData } from 'write-excel-file/universal'
import type { Money } from '@specify/core/money.ts'
import { ATTRIBUTES } from '@specify/catalogue/facts/attributes.ts'
import { amount, text, whole } from './sheet-cells.ts'
import { FREE_COLUMNS } from './free-columns.ts'
import { HAND_COLUMNS } from './hand-columns.ts'
import { HEAD } from './sheet-rows.ts'
import { allUnits } from '../summary/summary-amounts.ts'
import type { SubstitutionRow } from './substitution-rows.ts'
import { ROOM_NOTE_COLUMN } from './summary-csv.ts'
import { hasVariantWords, VARIANT_COLUMNS } from './variant-columns.ts'
import { roomsText, variantTotals, type VariantTotal } from './variant-totals.ts'
import {
  allowancesNote,
  excludedText,
  roomLines,
  type RoomLine,
  type Summary,
  type SummaryLine,
  type SummaryProduct,
} from '../summary/summary.ts'

type Cell = SheetData[number][number]

interface FlatColumn<Row> {
  readonly name: string
  /** Width in characters. */
  readonly width: number
  readonly cell: (row: Row) => Cell
  readonly isNumber?: true
}

/** A cell takes 32,767 characters; what is longer than this is not read. */
const MAX_ROOMS_LENGTH = 1_000

/** The names are those that a list is read by: `Per unit` is the quantity of a row. */
const SCHEDULE_COLUMNS: readonly FlatColumn<SummaryLine>[] = [
  { name: 'Type', width: 16, cell: ({ type }) => text(type) },
  { name: 'Room', width: 22, cell: ({ room }) => text(room) },
  { name: 'Tag', width: 12, cell: ({ tag }) => text(tag) },
  { name: 'Brand', width: 14, cell: ({ product }) => text(product.brand) },
  { name: 'Code', width: 18, cell: ({ sku }) => text(sku) },
  { name: 'Product', width: 44, cell: ({ name }) => text(name) },
  { name: 'Finish', width: 18, cell: ({ product }) => text(product.colour) },
  { name: 'Per unit', width: 10, isNumber: true, cell: ({ quantity }) => whole(quantity) },
  { name: 'Units', width: 10, isNumber: true, cell: ({ units }) => whole(units) },
  { name: 'Total', width: 10, isNumber: true, cell: ({ totalQuantity }) => whole(totalQuantity) },
  { name: 'Unit price', width: 14, isNumber: true, cell: ({ unitPrice }) => price(unitPrice) },
  { name: 'Line price', width: 14, isNumber: true, cell: (line) => price(line.price) },
  { name: 'Total price', width: 16, isNumber: true, cell: ({ totalPrice }) => price(totalPrice) },
  { name: 'Note', width: 44, cell: ({ note }) => text(note) },
  { name: 'Category', width: 20, cell: ({ product }) => text(product.category) },
  { name: 'WELS stars', width: 12, isNumber: true, cell: ({ product }) => stars(product) },
]

type OfProduct = Pick<SummaryLine, 'product'>

const VARIANT_CELLS: readonly FlatColumn<OfProduct>[] = VARIANT_COLUMNS.map(({ name, textOf }) => ({
  name,
  width: 18,
  cell: ({ product }) => text(textOf(product)),
}))

/** Columns behind those of a sheet, where a variant has a size, hand or option. */
function variantCells(lines: readonly OfProduct[]): readonly FlatColumn<OfProduct>[] {
  return hasVariantWords(lines) ? VARIANT_CELLS : []
}

const TOTALS_COLUMNS: readonly FlatColumn<VariantTotal>[] = [
  { name: 'Tag', width: 16, cell: ({ tags }) => text(tags.join(', ')) },
  { name: 'Brand', width: 14, cell: ({ product }) => text(product.brand) },
  { name: 'Code', width: 18, cell: ({ sku }) => text(sku) },
  { name: 'Product', width: 44, cell: ({ name }) => text(name) },
  { name: 'Finish', width: 18, cell: ({ product }) => text(product.colour) },
  { name: 'Total', width: 10, isNumber: true, cell: ({ quantity }) => whole(quantity) },
  { name: 'Unit price', width: 14, isNumber: true, cell: ({ unitPrice }) => price(unitPrice) },
  { name: 'Total price', width: 16, isNumber: true, cell: (total) => price(total.price) },
  { name: 'Rooms', width: 80, cell: ({ lines }) => text(roomsText(lines, MAX_ROOMS_LENGTH)) },
]

const SUBSTITUTION_CELLS: readonly FlatColumn<SubstitutionRow>[] = [
  { name: 'Date', width: 28, cell: ({ date }) => text(date) },
  { name: 'By', width: 20, cell: ({ by }) => text(by) },
  { name: 'From code', width: 18, cell: ({ from }) => text(from.sku) },
  { name: 'From product', width: 40, cell: ({ from }) => text(from.name) },
  { name: 'To code', width: 18, cell: ({ to }) => text(to.sku) },
  { name: 'To product', width: 40, cell: ({ to }) => text(to.name) },
  { name: 'Where', width: 60, cell: ({ places }) => text(places) },
  { name: 'Lines', width: 10, isNumber: true, cell: ({ lines }) => whole(lines) },
  { name: 'Quantity', width: 10, isNumber: true, cell: ({ quantity }) => whole(quantity) },
  { name: 'Price effect', width: 16, isNumber: true, cell: ({ priceEffect }) => price(priceEffect) },
  { name: 'Reason', width: 18, cell: ({ reason }) => text(reason) },
  { name: 'Reason in words', width: 44, cell: ({ note }) => text(note) },
]

/** A row for each record of a replaced product. */
export function substitutionsSheet(rows: readonly SubstitutionRow[]): Sheet<Blob> {
  return flatSheet('Substitutions', SUBSTITUTION_CELLS, rows)
}

const REVISION_COLUMN: FlatColumn<SummaryLine> = {
  name: 'Revision',
  width: 12,
  cell: ({ mark }) => text(mark === undefined ? '' : `△${mark}`),
}

const FREE_CELLS: readonly FlatColumn<SummaryLine>[] = FREE_COLUMNS.map(({ name, textOf, moneyOf }) => ({
  name,
  width: 18,
  ...(moneyOf && { isNumber: true as const }),
  cell: (line) => (moneyOf ? price(moneyOf(line)) : text(line.free ? (textOf?.(line.free) ?? '') : '')),
}))

const HAND_CELLS: readonly FlatColumn<SummaryLine>[] = HAND_COLUMNS.map(({ name, textOf }) => ({
  name,
  width: 18,
  cell: (line) => text(textOf(line)),
}))

/** Repeated on each line of a room with a note. */
const ROOM_NOTES: FlatColumn<RoomLine> = { name: ROOM_NOTE_COLUMN, width: 44, cell: ({ roomNote }) => text(roomNote) }

/**
 * A row for each line with every column, to be filtered and pivoted; of a revision, what it changed; where rooms have
 * notes, these; and what tells its variant apart.
 */
export function scheduleSheet(summary: Summary): Sheet<Blob> {
  const lines = roomLines(summary)
  const isMarked = lines.some(({ mark }) => mark !== undefined)
  const hasRoomNotes = lines.some(({ roomNote }) => roomNote !== '')
  const further = [
    ...(isMarked ? [REVISION_COLUMN] : []),
    ...(hasRoomNotes ? [ROOM_NOTES] : []),
    ...variantCells(lines),
    ...(summary.hasFree ? FREE_CELLS : []),
    ...(lines.some(({ side }) => side) ? HAND_CELLS : []),
  ]
  return flatSheet('Schedule', [...SCHEDULE_COLUMNS, ...further], lines)
}

/** Each variant once over all rooms; below an empty row the total, and what its prices are. */
export function totalsSheet(summary: Summary, priceBasis: string): Sheet<Blob> {
  const totals = variantTotals(summary.rooms)
  const columns = [...TOTALS_COLUMNS, ...variantCells(totals)]
  const sheet = flatSheet('Totals', columns, totals)
  const { quantity, price: total } = allUnits(summary.rooms.flatMap(({ lines }) => lines))
  const sums = new Map<string, ReturnType<typeof text> | ReturnType<typeof whole>>([
    ['Tag', text('Total')],
    ['Product', text(excludedText(summary))],
    ['Total', whole(quantity)],
    ...(total ? [['Total price', amount(total)] as const] : []),
  ])
  const totalRow = columns.map(({ name }) => {
    const sum = sums.get(name)
    return sum ? { ...sum, fontWeight: 'bold' as const } : null
  })
  const allowances = allowancesNote(summary)
  const below = [...(allowances === '' ? [] : [[text(`${allowances}.`)]]), [text(`Prices: ${priceBasis}.`)]]
  return { ...sheet, data: [...sheet.data, [], totalRow, ...below] }
}

function flatSheet<Row>(name: string, columns: readonly FlatColumn<Row>[], rows: readonly Row[]) {
  const head = columns.map((column) => ({
    ...text(column.name),
    ...HEAD,
    ...(column.isNumber && { align: 'right' as const }),
  }))
  return {
    sheet: name,
    data: [head, ...rows.map((row) => columns.map(({ cell }) => cell(row)))] as SheetData,
    orientation: 'landscape' as const,
    stickyRowsCount: 1,
    columns: columns.map(({ width }) => ({ width })),
  }
}

/** A text where the rating is no number of stars. */
function stars({ attributes }: SummaryProduct): Cell {
  const rating = attributes.find(({ name }) => name === ATTRIBUTES['wels-rating'].label)?.value ?? ''
  const [, count] = /^(\d(?:\.\d)?) stars?$/i.exec(rating) ?? []
  return count === undefined ? text(rating) : { value: Number(count), type: Number }
}

function price(money: Money | null): Cell {
  return money && amount(money)
}
