import { countOf } from '@specify/core/text/count-text.ts'
import { PRICED_BY_CODE } from './rows/status-text.ts'
import { sheetOf } from '@specify/list-reader/draft/list-draft.ts'
import type { PriceAnswer, PriceAnswerRow } from './price-shapes.server.ts'
import type { PricedList } from './price-list.server.ts'
import { lineCents, toTotals, type PricedRow } from './rows/model.ts'

/** Rows that an answer shows from the beginning of a list. */
const FIRST_ROWS = 50
/** Rows without a price that it shows wherever they are. */
const MOST_OPEN = 250

/** A priced list as the page and the call show it: its first rows, and all that need somebody to look at them. */
export function toPriceAnswer({
  source,
  rows,
  questions,
  columns,
  mapping,
  closest,
  usesClosest,
}: PricedList): PriceAnswer {
  const isOpen = ({ state }: PricedRow) => state === 'check' || state === 'missing' || state === 'request'
  const open = new Set(rows.filter(isOpen).slice(0, MOST_OPEN))
  const shown = rows.filter((row, index) => index < FIRST_ROWS || open.has(row))
  const sheets = source.sheets.length > 1 ? source.sheets : undefined
  return {
    fileName: `${source.name} priced.${source.kind}`,
    totals: toTotals(rows),
    rowCount: rows.filter(({ state }) => state !== 'left').length,
    rows: shown.map((row) => toRow(row, sheets)),
    questions: questions.map(({ about, names, options, answer }) => ({ about, names, options, answer })),
    columns,
    mapping: JSON.stringify(mapping),
    closest,
    usesClosest,
    notes: notesOf(source, rows),
  }
}

function toRow(row: PricedRow, sheets: PricedList['source']['sheets'] | undefined): PriceAnswerRow {
  const { line, code, description, quantity, state, status, note, product, count } = row
  const { sheet } = sheetOf(sheets, line)
  return {
    line: sheet?.line ?? line,
    sheet: sheet?.name ?? '',
    code,
    description,
    quantity,
    state,
    status,
    note,
    product: product && {
      sku: product.sku,
      name: product.name,
      finish: product.finish,
      size: product.size,
      hand: product.hand,
      path: product.path,
      exCents: product.exCents,
      incCents: product.incCents,
    },
    count,
    lineExCents: lineCents(row, 'exCents'),
  }
}

/** Sentences about the file itself. */
function notesOf(
  { hasMacros, hasFarCells, list, kind, sheets, cells }: PricedList['source'],
  rows: readonly PricedRow[],
): string[] {
  const unread = list.passed.flatMap(({ reason, text }) => (reason === 'sheet' ? [`“${text}”`] : []))
  const first = rows[0]?.line ?? 1
  const byCode = rows.filter(({ status }) => status === PRICED_BY_CODE).length
  const isAtTop = sheets.length === 1 && first === 1 && cells.size > 0
  return [
    ...(hasMacros ? ['Macros are not returned: the priced file is an xlsx file without them.'] : []),
    ...(hasFarCells ? ['Columns after the 30th were not read.'] : []),
    ...(byCode > 0
      ? [`${countOf(byCode, 'row')} priced by code, where your description says another product or finish.`]
      : []),
    ...(unread.length > 0 ? [`Not read, as it stands beside the list: ${unread.join(', ')}.`] : []),
    ...(isAtTop ? ['The first row is a product: the names of the new columns stand below the list.'] : []),
    ...(kind === 'csv' ? ['Formulas are computed when the file is opened in Excel.'] : []),
  ]
}
