import type { ListTable } from '@specify/list-reader/model.ts'
import type { AddedCell, SheetAddition } from '@specify/spreadsheets/append/added-cells.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { levelColumns } from './count-cells.ts'
import { lineCents, toTotals, type PricedRow } from './model.ts'

/** A sheet of the list; `after` is the number of lines in those before it. */
export interface PricedSheet {
  readonly name: string
  readonly after: number
  readonly rows: readonly PricedRow[]
  /** Rows of names of columns, the lower one where they stand in two. */
  readonly names: readonly number[]
  /** Tables that its rows are of. */
  readonly tables: readonly ListTable[]
}

const WORDS = [
  { name: 'Code found', width: 16 },
  { name: 'Product', width: 34 },
  { name: 'Finish', width: 18 },
  { name: 'Size', width: 14 },
  { name: 'Hand', width: 11 },
  { name: 'Unit ex GST', width: 12 },
  { name: 'Unit inc GST', width: 12 },
] as const
const LINES = [
  { name: 'Line ex GST', width: 13 },
  { name: 'Line inc GST', width: 13 },
] as const
const REMARKS = [
  { name: 'Note', width: 30 },
  { name: 'Status', width: 44 },
] as const
const [UNIT_EX, UNIT_INC] = [5, 6]
const LEVEL_WIDTH = 13
/** Levels of one sheet with a column of their own. */
const MAX_LEVELS = 40
const MAX_NAME = 40

/** The cells that a sheet gets: what was found, prices, lines as formulas of its own quantities, and totals. */
export function sheetAddition({ name, after, rows, names, tables }: PricedSheet): SheetAddition {
  const levels =
    tables
      .map(levelColumns)
      .find((columns) => columns.length > 0)
      ?.slice(0, MAX_LEVELS) ?? []
  const columns = [
    ...WORDS,
    ...levels.map((level) => ({ name: `${level.name.slice(0, MAX_NAME)} ex GST`, width: LEVEL_WIDTH })),
    ...LINES,
    ...REMARKS,
  ]
  const added = new Map<number, readonly (AddedCell | null)[]>()
  const heading = columns.map((column): AddedCell => ({ kind: 'text', text: column.name, isBold: true }))
  for (const line of names) added.set(line - after, heading)
  for (const row of rows) added.set(row.line - after, cellsOf(row, levels))
  const lines = rows.map(({ line }) => line - after)
  const [first = 1, last = 1] = [lines[0], lines.at(-1)]
  // Without names of its own, the table gets ours in the row above it, or with its total where it has none.
  const isNamed = names.some((line) => line - after < first)
  if (!isNamed && first > 1) added.set(first - 1, heading)
  return {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    rows: added,
    total: {
      after: last,
      cells: totalCells(rows, { levels, first, last, heading: isNamed || first > 1 ? null : heading }),
    },
  }
}

type Level = ReturnType<typeof levelColumns>[number]

function cellsOf(row: PricedRow, levels: readonly Level[]): (AddedCell | null)[] {
  const { product, counts, count, note, status } = row
  const text = (said: string): AddedCell | null => (said === '' ? null : { kind: 'text', text: said })
  const amount = (cents: number | null): AddedCell | null => (cents === null ? null : { kind: 'amount', value: cents / 100 }) // prettier-ignore
  const line = (kind: 'exCents' | 'incCents'): AddedCell | null => {
    const cents = lineCents(row, kind)
    if (cents === null || count === null) return null
    return { kind: 'product', amount: kind === 'exCents' ? UNIT_EX : UNIT_INC, counts, count, value: cents / 100 }
  }
  const perLevel = levels.map(({ column }): AddedCell | null => {
    const own = row.levels.find((cell) => cell.column === column)
    const cents = product?.exCents ?? null
    if (!own || cents === null || own.text === null) return null
    const pieces = own.count * (own.times ?? 1)
    return { kind: 'product', amount: UNIT_EX, counts: [own], count: pieces, value: (cents * pieces) / 100 }
  })
  return [
    text(product?.sku ?? ''),
    text(product?.name ?? ''),
    text(product?.finish ?? ''),
    text(product?.size ?? ''),
    text(product?.hand ?? ''),
    amount(product?.exCents ?? null),
    amount(product?.incCents ?? null),
    ...perLevel,
    line('exCents'),
    line('incCents'),
    text(note),
    text(status),
  ]
}

interface TotalPlace {
  readonly levels: readonly Level[]
  readonly first: number
  readonly last: number
  readonly heading: readonly AddedCell[] | null
}

function totalCells(rows: readonly PricedRow[], { levels, first, last, heading }: TotalPlace): (AddedCell | null)[] {
  const totals = toTotals(rows)
  const sum = (index: number, cents: number): AddedCell => ({
    kind: 'sum',
    column: WORDS.length + index,
    rows: { first, last },
    value: cents / 100,
  })
  const levelCents = ({ column }: Level) =>
    rows.reduce((cents, { product, levels: own }) => {
      const cell = own.find((each) => each.column === column)
      return cents + (cell ? cell.count * (cell.times ?? 1) * (product?.exCents ?? 0) : 0)
    }, 0)
  const open = totals.onRequest + totals.toCheck + totals.notFound
  const left = open === 0 ? '' : `${countOf(open, 'row')} not in this total`
  const words = heading ? heading.slice(0, WORDS.length - 1) : WORDS.slice(1).map(() => null)
  return [
    ...words,
    { kind: 'text', text: 'Total', isBold: true },
    ...levels.map((level, index) => sum(index, levelCents(level))),
    sum(levels.length, totals.exCents),
    sum(levels.length + 1, totals.incCents),
    null,
    left === '' ? null : { kind: 'text', text: left, isBold: true },
  ]
}
