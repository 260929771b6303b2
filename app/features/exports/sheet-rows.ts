import type { SheetData } from 'write-excel-file/universal'
import type { Money } from '#app/core/money.ts'
import { monthYear } from '#app/core/month-year.ts'
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

/** A product's first attributes, one a line. Screen and Excel show the same. */
export function specificationOf({ product }: Pick<SummaryLine, 'product'>): string[] {
  return product.attributes.slice(0, MAX_ATTRIBUTES).map(({ name, value }) => `${name}: ${monthYear(value)}`)
}

const CELL = { alignVertical: 'top', wrap: true } as const

/** Typed as text, so that no cell is taken for a formula. */
export function text(value: string) {
  return { value, type: String }
}

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

export function totalRow(summary: Summary): SheetData[number] {
  const { quantity, total } = summary
  const cell = { fontWeight: 'bold', height: HEAD_HEIGHT, topBorderStyle: 'thin' } as const
  const blank = EXCEL_COLUMNS.slice(2, -2).map(() => ({ ...text(''), ...cell }))
  return [
    { ...text('Total'), ...cell },
    { ...text(excludedText(summary)), ...cell, wrap: true },
    ...blank,
    { ...whole(quantity), ...cell },
    total ? { ...amount(total), ...cell } : { ...text(''), ...cell },
  ]
}

function whole(value: number) {
  return { value, type: Number, format: '#,##0' }
}

function amount({ centAmount, fractionDigits }: Money) {
  return { value: centAmount / 10 ** fractionDigits, type: Number, format: '"$"#,##0.00' }
}
