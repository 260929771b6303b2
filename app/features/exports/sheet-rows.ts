import type { SheetData } from 'write-excel-file/universal'
import { monthYear } from '#app/core/month-year.ts'
import { amount, text, whole } from './sheet-cells.ts'
import { excludedText, type Summary, type SummaryLine } from './summary.ts'

export const EXCEL_COLUMNS = [
  'Room',
  'Product Name',
  'Image',
  'Product Code',
  'Colour Variant',
  'Specification/Details',
  'Notes',
  'Quantity',
  'Price',
] as const

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

const CELL = { alignVertical: 'top', wrap: true } as const

export function lineRow(line: SummaryLine): SheetData[number] {
  const { room, name, sku, product, note, quantity, price } = line
  return [
    { ...text(room), ...CELL, height: ROW_HEIGHT },
    { ...text(name), ...CELL },
    null,
    { ...text(sku), ...CELL },
    { ...text(product.colour), ...CELL },
    { ...text(specificationOf(line).join('\n')), ...CELL },
    { ...text(note), ...CELL },
    { ...whole(quantity), ...CELL },
    price ? { ...amount(price), ...CELL } : null,
  ]
}

/** The lines stand for one unit, the total for all of them. */
export function totalRow(summary: Summary): SheetData[number] {
  const { quantity, total, hasTypes } = summary
  const cell = { fontWeight: 'bold', height: HEAD_HEIGHT, topBorderStyle: 'thin' } as const
  const blank = EXCEL_COLUMNS.slice(2, -2).map(() => ({ ...text(''), ...cell }))
  return [
    { ...text(hasTypes ? 'Total of all units' : 'Total'), ...cell },
    { ...text(excludedText(summary)), ...cell, wrap: true },
    ...blank,
    { ...whole(quantity), ...cell },
    total ? { ...amount(total), ...cell } : { ...text(''), ...cell },
  ]
}
