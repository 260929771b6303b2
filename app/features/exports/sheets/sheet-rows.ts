import type { SheetData } from 'write-excel-file/universal'
import { monthYear } from '@specify/core/text/month-year.ts'
import { freeAllowanceText } from './free-columns.ts'
import { amount, text, whole } from './sheet-cells.ts'
import { hasVariantWords, VARIANT_COLUMNS } from './variant-columns.ts'
import { excludedText, lineRemarks, lineUnitsText, type Summary, type SummaryLine } from '../summary/summary.ts'

const MAX_ATTRIBUTES = 8
const ROW_HEIGHT = 150
export const HEAD_HEIGHT = 24
export const HEAD = {
  fontWeight: 'bold',
  backgroundColor: '#E6EFEC',
  height: HEAD_HEIGHT,
  alignVertical: 'center',
} as const

/** A product's first attributes, one a line. Screen and Excel show the same. */
export function specificationOf({ product }: Pick<SummaryLine, 'product'>): string[] {
  return product.attributes.slice(0, MAX_ATTRIBUTES).map(({ name, value }) => `${name}: ${monthYear(value)}`)
}

type FilledCell = ReturnType<typeof text> | ReturnType<typeof whole> | ReturnType<typeof amount>

interface ExcelColumn {
  readonly name: string
  readonly isNumber?: true
  readonly cell: (line: SummaryLine) => FilledCell | null
  /** Stands below the column in the row of totals; blank where there is none. */
  readonly total?: (summary: Summary) => FilledCell | null
}

const IMAGE = 'Image'

/** The lines stand for one unit, the total for all of them. */
const OWN_COLUMNS: readonly ExcelColumn[] = [
  {
    name: 'Room',
    cell: ({ room }) => ({ ...text(room), height: ROW_HEIGHT }),
    total: ({ hasTypes }) => text(hasTypes ? 'Total of all units' : 'Total'),
  },
  {
    name: 'Product Name',
    cell: ({ name }) => text(name),
    total: (summary) => ({ ...text(excludedText(summary)), wrap: true }),
  },
  { name: IMAGE, cell: () => null },
  { name: 'Product Code', cell: ({ sku }) => text(sku) },
  { name: 'Colour Variant', cell: ({ product }) => text(product.colour) },
  { name: 'Specification/Details', cell: (line) => text(specificationOf(line).join('\n')) },
  { name: 'Notes', cell: (line) => text(notesOf(line)) },
  {
    name: 'Quantity',
    isNumber: true,
    cell: ({ quantity }) => whole(quantity),
    total: ({ quantity }) => whole(quantity),
  },
  {
    name: 'Price',
    isNumber: true,
    cell: ({ price }) => price && amount(price),
    total: ({ total }) => total && amount(total),
  },
]

/** Lines of this sheet stand for one unit: which units is said here. */
function notesOf(line: SummaryLine): string {
  return [lineRemarks(line), line.side ? `In ${lineUnitsText(line)} units` : ''].filter(Boolean).join('. ')
}

const FURTHER_COLUMNS: readonly ExcelColumn[] = VARIANT_COLUMNS.map(({ name, textOf }) => ({
  name,
  cell: ({ product }) => text(textOf(product)),
}))

export const IMAGE_COLUMN = OWN_COLUMNS.findIndex(({ name }) => name === IMAGE) + 1

const FREE_COLUMNS: readonly ExcelColumn[] = [{ name: 'Allowance', cell: (line) => text(freeAllowanceText(line)) }]

/** The documented columns, and behind them size, hand and option where a variant has one, and allowances. */
export function summaryColumns({ rooms, hasFree }: Pick<Summary, 'hasFree' | 'rooms'>): readonly ExcelColumn[] {
  const isNeeded = rooms.some(({ lines }) => hasVariantWords(lines))
  if (!isNeeded && !hasFree) return OWN_COLUMNS
  return [...OWN_COLUMNS, ...(isNeeded ? FURTHER_COLUMNS : []), ...(hasFree ? FREE_COLUMNS : [])]
}

const CELL = { alignVertical: 'top', wrap: true } as const
const TOTAL = { fontWeight: 'bold', height: HEAD_HEIGHT, topBorderStyle: 'thin' } as const

export function headRow(columns: readonly ExcelColumn[]): SheetData[number] {
  return columns.map(({ name, isNumber }) => ({
    ...text(name),
    ...HEAD,
    ...(isNumber && { align: 'right' as const }),
  }))
}

export function lineRow(columns: readonly ExcelColumn[], line: SummaryLine): SheetData[number] {
  return columns.map(({ cell }) => {
    const content = cell(line)
    return content && { ...content, ...CELL }
  })
}

export function totalRow(columns: readonly ExcelColumn[], summary: Summary): SheetData[number] {
  return columns.map(({ total }) => ({ ...(total?.(summary) ?? text('')), ...TOTAL }))
}
