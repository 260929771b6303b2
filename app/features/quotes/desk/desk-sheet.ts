import { countOf } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import { MAX_LEAD_TIME_LENGTH, MAX_QUOTE_CENTS, netCents } from '../quote.ts'
import { grossCents, type Desk, type DeskProduct } from './desk.ts'
import { toDraftLine, type DraftLine } from './draft.ts'

export const SHEET_COLUMNS = [
  ['Code', 18],
  ['Description', 48],
  ['Qty', 8],
  ['List price, inc GST', 18],
  ['Price, ex GST', 16],
  ['Price, inc GST', 16],
  ['Lead time', 18],
  ['Replaced by', 18],
  ['Note or reason', 40],
  ['Quote', 18],
] as const

type Column = (typeof SHEET_COLUMNS)[number][0]

interface SheetProduct extends DeskProduct {
  readonly name: string
  readonly variantText: string
}

/** Rows of the sheet in the order of the grid. */
export function sheetRows(desk: Desk, products: readonly SheetProduct[], number: string, locale: Locale) {
  return products.map(({ sku, name, variantText, quantity, listCents }, index): (string | number)[] => {
    const { cents, price, lead, substitute, note } = desk.lines[index]!
    const net = typeof cents === 'number' ? netCents(cents, locale) / 100 : ''
    const gross = cents === undefined ? price : cents === null ? '' : cents / 100
    const list = listCents === null ? '' : listCents / 100
    const description = [name, variantText].filter(Boolean).join(', ')
    return [sku, description, String(quantity), list, net, gross, lead, substitute, note, number]
  })
}

export interface ReadSheet {
  /** Lines that differ from those of the answer. */
  readonly lines: readonly DraftLine[]
  /** Rows that are of this quote. */
  readonly read: number
  readonly problems: readonly string[]
}

interface SheetTarget {
  readonly desk: Desk
  readonly products: readonly DeskProduct[]
  readonly number: string
  readonly locale: Locale
}

interface TableRow {
  readonly number: number
  readonly cells: readonly string[]
}

/**
 * Reads the sheet of a quote that was downloaded and filled in. Anything that is not clear is named and stays as it was.
 * A sheet of another quote, or of none, is refused as a whole.
 */
export function readSheet(
  rows: readonly TableRow[],
  { desk, products, number, locale }: SheetTarget,
): ReadSheet | { readonly refused: string } {
  const at = rows.findIndex(({ cells }) => cells.some((cell) => isNamed(cell, 'Code')))
  const head = rows[at]?.cells ?? []
  const [twice] = SHEET_COLUMNS.flatMap(([column]) =>
    head.filter((cell) => isNamed(cell, column)).length > 1 ? [column] : [],
  )
  if (twice !== undefined) return { refused: `The column “${twice}” stands twice. Keep the one that counts.` }
  const columns = columnsOf(head)
  const hasPrice = columns.has('Price, ex GST') || columns.has('Price, inc GST')
  if (!columns.has('Code') || !columns.has('Quote') || !hasPrice) return { refused: NO_SHEET }
  const cell = ({ cells }: TableRow, column: Column) => (cells[columns.get(column) ?? -1] ?? '').trim()
  const body = rows.slice(at + 1).filter((row) => cell(row, 'Code') !== '')
  const numbers = new Set(body.map((row) => cell(row, 'Quote')).filter(Boolean))
  const other = [...numbers].find((each) => each.toUpperCase() !== number)
  if (other !== undefined) return { refused: `This file is of quote ${other.slice(0, 40)}, not of ${number}.` }
  if (numbers.size === 0) return { refused: NO_SHEET }

  const problems: string[] = []
  const indexOf = new Map(products.map(({ sku }, index) => [sku.toUpperCase(), index]))
  const rowsOf = Map.groupBy(body, (row) => cell(row, 'Code').toUpperCase())
  const lines: DraftLine[] = []
  let read = 0
  for (const [code, [row, ...again]] of rowsOf) {
    const index = indexOf.get(code)
    const named = `${code.slice(0, 40)}, row ${row!.number}`
    if (index === undefined) problems.push(`${named}: not in this quote.`)
    else if (again.length > 0)
      problems.push(`${named}: stands in ${countOf(again.length + 1, 'row')}; none of them was read.`)
    else {
      read++
      const quantity = cell(row!, 'Qty')
      if (quantity !== '' && Number(quantity.replaceAll(',', '')) !== products[index]!.quantity)
        problems.push(`${named}: the request is for ${products[index]!.quantity}. The quantity was not read.`)
      const before = toDraftLine(products[index]!.sku, desk.lines[index]!)
      const line = readRow(
        (column) => (columns.has(column) ? cell(row!, column) : null),
        before,
        locale,
        (problem) => problems.push(`${named}: ${problem}`),
      )
      if (JSON.stringify(line) !== JSON.stringify(before)) lines.push(line)
    }
  }
  return { lines, read, problems }
}

const NO_SHEET = 'This is not the sheet of a quote. Choose “Download as Excel” and fill in that file.'

/** @param cell Null for a column that is not there. */
function readRow(
  cell: (column: Column) => string | null,
  before: DraftLine,
  locale: Locale,
  onProblem: (problem: string) => void,
): DraftLine {
  const price = readPrices(cell('Price, ex GST'), cell('Price, inc GST'), before, locale)
  if (typeof price === 'string') onProblem(price)
  const text = (column: Column, otherwise: string, longest: number) => {
    const value = cell(column) ?? otherwise
    if (value.length <= longest) return value
    onProblem(`“${column}” has more than ${longest} characters. It stays as it was.`)
    return otherwise
  }
  return {
    ...before,
    ...(typeof price === 'object' && price),
    leadTime: text('Lead time', before.leadTime, MAX_LEAD_TIME_LENGTH),
    substituteSku: text('Replaced by', before.substituteSku, 200),
    note: text('Note or reason', before.note, MAX_LEAD_TIME_LENGTH),
  }
}

type Price = Pick<DraftLine, 'priceCents' | 'typed'>

/** The price of a row: that of the two columns which was changed. Returns the problem where that is not clear. */
function readPrices(ex: string | null, inc: string | null, before: DraftLine, locale: Locale): Price | string {
  const [net, gross] = [readAmount(ex ?? ''), readAmount(inc ?? '')]
  const wasNet = before.priceCents === null ? null : netCents(before.priceCents, locale)
  const same: Price = { priceCents: before.priceCents, typed: before.typed }
  // What was typed and is no amount stands in the file as it is.
  if (before.typed !== '' && inc === before.typed && (ex ?? '') === '') return same
  if (net === undefined) return `“${ex!.slice(0, 40)}” is no price. The price stays as it was.`
  if (gross === undefined) return `“${inc!.slice(0, 40)}” is no price. The price stays as it was.`
  const fromNet = net === null ? null : grossCents(net, locale)
  if (fromNet !== null && fromNet > MAX_QUOTE_CENTS) return 'an amount is 1,000,000.00 at most.'
  const ofNet: Price = { priceCents: fromNet, typed: '' }
  const ofGross: Price = { priceCents: gross, typed: '' }
  if (ex === null) return ofGross
  if (inc === null) return net === wasNet ? same : ofNet
  if (net === null && gross === null) return { priceCents: null, typed: '' }
  const [isNetNew, isGrossNew] = [net !== wasNet, gross !== before.priceCents]
  if (!isNetNew && !isGrossNew) return same
  if ((net === null) !== (gross === null)) {
    const isCleared = net === null ? !isGrossNew : !isNetNew
    if (isCleared) return 'one of its two prices is empty. Empty both where it is not offered.'
    return net === null ? ofGross : ofNet
  }
  if (!isNetNew) return ofGross
  if (!isGrossNew) return ofNet
  if (gross !== null && netCents(gross, locale) === net) return ofGross
  return `ex GST ${ex} and inc GST ${inc} are two prices. The price stays as it was.`
}

const AMOUNT = /^\$? ?(\d{1,10}|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/

/** Whole cents of a cell; null for an empty one, undefined for what is no amount. Formulas may give parts of cents. */
function readAmount(cell: string): number | null | undefined {
  if (cell === '') return null
  const [, whole = '', part = ''] = AMOUNT.exec(cell) ?? []
  if (whole === '') return undefined
  const cents = Math.round(Number(`${whole.replaceAll(',', '')}.${part || '0'}`) * 100 + 1e-7)
  return cents <= MAX_QUOTE_CENTS ? cents : undefined
}

function isNamed(cell: string, column: Column): boolean {
  return cell.trim().toLowerCase() === column.toLowerCase()
}

function columnsOf(head: readonly string[]): Map<Column, number> {
  const found = SHEET_COLUMNS.map(([column]) => [column, head.findIndex((cell) => isNamed(cell, column))] as const)
  return new Map(found.filter(([, index]) => index !== -1))
}
