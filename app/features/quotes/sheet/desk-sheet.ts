import { countOf } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Desk, DeskProduct } from '../desk/desk.ts'
import { toDraftLine, type DraftLine } from '../desk/draft.ts'
import { netCents } from '../quote.ts'
import { mergeLine, type TypedSince } from './merge-line.ts'
import { baseText, readBase } from './sheet-base.ts'
import { columnsOf, isNamed, SHEET_COLUMNS, type Column } from './sheet-columns.ts'
import { readRow } from './sheet-row.ts'
import { findStageColumns, stageHead } from './stage-columns.ts'

interface SheetProduct extends DeskProduct {
  readonly name: string
  readonly variantText: string
}

export interface SheetSource {
  readonly desk: Desk
  /** The version of its draft. */
  readonly version: number
  readonly products: readonly SheetProduct[]
  readonly number: string
  readonly locale: Locale
}

/** Rows of the sheet in the order of the grid. */
export function sheetRows({ desk, version, products, number, locale }: SheetSource) {
  return products.map(({ sku, name, variantText, quantity, listCents }, index): (string | number)[] => {
    const deskLine = desk.lines[index]!
    const { cents, price, lead, substitute, note } = deskLine
    const net = typeof cents === 'number' ? netCents(cents, locale) / 100 : ''
    const gross = cents === undefined ? price : cents === null ? '' : cents / 100
    const list = listCents === null ? '' : listCents / 100
    const description = [name, variantText].filter(Boolean).join(', ')
    const base = baseText({ version, line: toDraftLine(sku, deskLine) })
    const pieces = (desk.stages ?? []).map(({ id }) => deskLine.stages?.[id]?.trim() ?? '')
    return [sku, description, String(quantity), list, net, gross, lead, substitute, note, number, base, ...pieces]
  })
}

/** The head of the sheet with its widths: a column for each delivery behind the others. */
export function sheetHead({ stages = [] }: Pick<Desk, 'stages'>): readonly (readonly [head: string, width: number])[] {
  return [...SHEET_COLUMNS, ...stages.map((stage) => [stageHead(stage), 18] as const)]
}

export interface ReadSheet {
  /** Lines that differ from those of the answer. */
  readonly lines: readonly DraftLine[]
  /** Rows that are of this quote. */
  readonly read: number
  readonly problems: readonly string[]
  /** Lines with other values in the file than were typed since: these are overwritten only where somebody says so. */
  readonly typedSince: readonly TypedSince[]
  /** True if one of these rows does not say when it was downloaded. */
  readonly isUndated: boolean
}

interface SheetTarget {
  readonly desk: Desk
  /** The same without a draft. */
  readonly undrafted: Desk
  readonly products: readonly DeskProduct[]
  readonly number: string
  readonly locale: Locale
  /** Takes the values of the file where others were typed since, too. */
  readonly fileWins?: boolean | undefined
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
  { desk, undrafted, products, number, locale, fileWins = false }: SheetTarget,
): ReadSheet | { readonly refused: string } {
  const at = rows.findIndex(({ cells }) => cells.some((cell) => isNamed(cell, 'Code')))
  const head = rows[at]?.cells ?? []
  const [twice] = SHEET_COLUMNS.flatMap(([column]) =>
    head.filter((cell) => isNamed(cell, column)).length > 1 ? [column] : [],
  )
  if (twice !== undefined) return { refused: `The column “${twice}” stands twice. Keep the one that counts.` }
  const inStages = findStageColumns(head, desk.stages)
  if (inStages.twice !== undefined)
    return { refused: `The column “${inStages.twice.slice(0, 80)}” stands twice. Keep the one that counts.` }
  const columns = columnsOf(head)
  const hasPrice = columns.has('Price, ex GST') || columns.has('Price, inc GST')
  if (!columns.has('Code') || !columns.has('Quote') || !hasPrice) return { refused: NO_SHEET }
  const cell = ({ cells }: TableRow, column: Column) => (cells[columns.get(column) ?? -1] ?? '').trim()
  const body = rows.slice(at + 1).filter((row) => cell(row, 'Code') !== '')
  const numbers = new Set(body.map((row) => cell(row, 'Quote')).filter(Boolean))
  const other = [...numbers].find((each) => each.toUpperCase() !== number)
  if (other !== undefined) return { refused: `This file is of quote ${other.slice(0, 40)}, not of ${number}.` }
  if (numbers.size === 0) return { refused: NO_SHEET }

  const problems: string[] = [...inStages.problems]
  const indexOf = new Map(products.map(({ sku }, index) => [sku.toUpperCase(), index]))
  const rowsOf = Map.groupBy(body, (row) => cell(row, 'Code').toUpperCase())
  const lines: DraftLine[] = []
  const typedSince: TypedSince[] = []
  let [read, isUndated] = [0, false]
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
      const { sku } = products[index]!
      const now = toDraftLine(sku, desk.lines[index]!)
      const base = readBase(cell(row!, 'As downloaded'), sku)?.line ?? null
      const file = readRow((column) => (columns.has(column) ? cell(row!, column) : null), base ?? now, {
        locale,
        stages: new Map(Array.from(inStages.at, ([id, column]) => [id, (row!.cells[column] ?? '').trim()])),
        onProblem: (problem) => problems.push(`${named}: ${problem}`),
      })
      const undraftedLine = toDraftLine(sku, undrafted.lines[index]!)
      const { line, differences } = mergeLine({ base, undrafted: undraftedLine, now, file, fileWins })
      if (line !== now) lines.push(line)
      if (differences.length > 0) {
        typedSince.push({ ...file, differences })
        isUndated ||= base === null
      }
    }
  }
  return { lines, read, problems, typedSince, isUndated }
}

const NO_SHEET = 'This is not the sheet of a quote. Choose “Download as Excel” and fill in that file.'
