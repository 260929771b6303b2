import type { ListRow, ListTable, ReadList } from '@specify/list-reader/model.ts'
import type { Match } from '@specify/list-reader/match/candidate.ts'
import { countLine, type LineCells } from './count-cells.ts'
import type { PricedProduct, PricedRow } from './model.ts'
import {
  PRICED,
  PRICED_BY_CODE,
  PRICED_CLOSEST,
  LEFT_OUT,
  severalStatus,
  unmatchedStatus,
  unpricedStatus,
} from './status-text.ts'

interface Pricing {
  /** One for each row of the list. */
  readonly matches: readonly Match[]
  readonly find: (sku: string) => PricedProduct | null
  readonly cellsOf: (line: number) => LineCells
  /** Takes the only product that a code nearly names. */
  readonly usesClosest: boolean
}

/** The lines of a list with what they cost, in their order. Rows of one line are its levels, or its rooms. */
export function priceRows(list: Pick<ReadList, 'rows' | 'passed' | 'tables'>, pricing: Pricing): PricedRow[] {
  const tables = new Map(list.tables.map((table) => [table.key, table]))
  const lines = Map.groupBy(
    list.rows.map((row, index) => ({ row, match: pricing.matches[index]! })),
    ({ row }) => row.line,
  )
  const priced = Array.from(lines.values(), (rows) => priceLine(rows, tables, pricing))
  const left = list.passed.flatMap(({ line, lineCount, text, reason }): PricedRow[] => {
    const status = LEFT_OUT[reason]
    if (status === undefined || lines.has(line)) return []
    const said = { code: '', description: text, quantity: '', note: '' }
    return [{ line, lineCount, ...said, state: 'left', status, product: null, count: null, counts: [], levels: [] }]
  })
  return [...priced, ...left].sort((a, b) => a.line - b.line)
}

interface Matched {
  readonly row: ListRow
  readonly match: Match
}

function priceLine(
  rows: readonly Matched[],
  tables: ReadonlyMap<string, ListTable>,
  { find, cellsOf, usesClosest }: Pricing,
): PricedRow {
  const [{ row, match }] = rows as [Matched, ...Matched[]]
  const skuOf = (each: Match) => each.sku ?? (each.isSure ? (each.candidates[0]?.sku ?? null) : null)
  const unpriced = { product: null, count: null, counts: [], levels: [], note: '' }
  const base = {
    line: row.line,
    lineCount: row.lineCount,
    code: row.code,
    description: row.description,
    quantity: quantityText(rows),
  }
  const codes = new Set(rows.map((each) => skuOf(each.match) ?? `${each.row.code}\n${each.row.description}`))
  if (codes.size > 1) {
    const named = rows.map((each) => each.row.code || each.row.description)
    return { ...base, ...unpriced, ...severalStatus([...new Set(named)]) }
  }
  const closest = match.sku === null && match.isSure && usesClosest ? match.candidates[0] : undefined
  const product = match.kind === 'exact' || closest ? find(closest?.sku ?? match.sku ?? '') : null
  if (!product) return { ...base, ...unpriced, ...unmatchedStatus(row, match, find) }
  const counted = countLine(
    rows.map((each) => each.row),
    row.table === null ? undefined : tables.get(row.table),
    cellsOf(row.line),
  )
  // The first row that no number can be read of says why.
  const open = rows.find((each) => unpricedStatus(each.row, each.match, product) !== null) ?? { row, match }
  const problem = unpricedStatus(open.row, open.match, product)
  const note = [closest ? `Read as ${closest.sku}: ${closest.why}` : '', product.was, counted ? unitsNote(rows) : '']
    .filter(Boolean)
    .join('. ')
  const own = { count: counted?.count ?? null, counts: counted?.counts ?? [], levels: counted?.levels ?? [] }
  if (problem) return { ...base, product, ...own, ...problem, note }
  const status = closest ? PRICED_CLOSEST : match.isContradicted ? PRICED_BY_CODE : PRICED
  return { ...base, product, ...own, state: 'priced', status, note }
}

/** `2` of one row, `2 + 3` of several. */
function quantityText(rows: readonly Matched[]): string {
  return rows.map(({ row }) => row.quantity || '?').join(' + ').replace(/^\?$/, '') // prettier-ignore
}

function unitsNote(rows: readonly Matched[]): string {
  const counted = rows.filter(({ row }) => row.unitType !== '' && Number(row.units) > 1)
  return [...new Set(counted.map(({ row }) => `For each of ${row.units} of ${row.unitType}`))].join(', ')
}
