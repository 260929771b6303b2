import type { Locale } from '@specify/core/market.ts'
import { grossCents } from '../desk/desk.ts'
import type { DraftLine } from '../desk/draft.ts'
import { MAX_LEAD_TIME_LENGTH, MAX_QUOTE_CENTS, netCents } from '../quote.ts'
import { readPieces, tidyStages, type TypedStages } from '../stages/stage-quantities.ts'
import type { Column } from './sheet-columns.ts'

interface RowContext {
  readonly locale: Locale
  /** The cells of the deliveries that have a column, by their ids. */
  readonly stages: ReadonlyMap<string, string>
  readonly onProblem: (problem: string) => void
}

/**
 * Reads the line of a row. `before` says which of its two prices was changed.
 * @param cell Null for a column that is not there.
 */
export function readRow(
  cell: (column: Column) => string | null,
  before: DraftLine,
  { locale, stages, onProblem }: RowContext,
): DraftLine {
  const price = readPrices(cell('Price, ex GST'), cell('Price, inc GST'), before, locale)
  if (typeof price === 'string') onProblem(price)
  const text = (column: Column, otherwise: string, longest: number) => {
    const value = cell(column) ?? otherwise
    if (value.length <= longest) return value
    onProblem(`“${column}” has more than ${longest} characters. It stays as it was.`)
    return otherwise
  }
  const pieces = readStageCells(before.stages, stages, onProblem)
  return {
    ...before,
    ...(typeof price === 'object' && price),
    leadTime: text('Lead time', before.leadTime, MAX_LEAD_TIME_LENGTH),
    substituteSku: text('Replaced by', before.substituteSku, 200),
    note: text('Note or reason', before.note, MAX_LEAD_TIME_LENGTH),
    ...((pieces ?? before.stages) && { stages: pieces }),
  }
}

function readStageCells(
  before: TypedStages | undefined,
  cells: ReadonlyMap<string, string>,
  onProblem: (problem: string) => void,
): TypedStages | undefined {
  const typed: Record<string, string> = { ...before }
  for (const [id, cell] of cells) {
    const text = cell.replace(/\.0+$/, '')
    if (readPieces(text) === null)
      onProblem(`“${cell.slice(0, 40)}” is no number of pieces. The delivery stays as it was.`)
    else typed[id] = text.replaceAll(',', '')
  }
  return tidyStages(typed)
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
