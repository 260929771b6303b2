import { AppError } from '@specify/core/app-error.ts'
import type { Locale } from '@specify/core/market.ts'
import { findCandidates, type ListCatalogue } from '#app/features/imports/lists/find-candidates.server.ts'
import { questionText } from '#app/features/imports/lists/question-text.ts'
import { callerKey } from '#app/platform/request-context.server.ts'
import type { ChosenMappings, ListAnswers, ListQuestion } from '@specify/list-reader/model.ts'
import { columnChoices, type ColumnChoice } from './column-choices.ts'
import { toPricedProduct } from './find-priced.ts'
import { readAnswers, readChoices, readMappings } from './price-form.server.ts'
import { MAX_ENTRIES, readSource, type PriceSource, type SourceContext } from './read-source.server.ts'
import type { PricedProduct, PricedRow } from './rows/model.ts'
import { priceRows } from './rows/price-rows.ts'
import { sheetAddition } from './rows/sheet-additions.ts'

export type PriceContext = SourceContext & ListCatalogue & { readonly locale: Locale }

/** A list with what its rows cost, and what only its owner can say of it. */
export interface PricedList {
  readonly source: PriceSource
  readonly rows: readonly PricedRow[]
  readonly questions: readonly ListQuestion[]
  readonly columns: readonly ColumnChoice[]
  /** Columns that were chosen, by the key of their table. */
  readonly mapping: ChosenMappings
  /** Rows that nearly name one product alone. */
  readonly closest: number
  readonly usesClosest: boolean
}

/** Questions whose answer changes no price: where rows belong. */
const OF_PLACES: ReadonlySet<keyof ListAnswers> = new Set(['sheets', 'places', 'headings'])

/** @throws AppError with a sentence for what cannot be read, and for a list without products. */
export async function priceList(form: FormData, context: PriceContext): Promise<PricedList> {
  const { catalogue, visibility, locale } = context
  const { usesClosest } = readChoices(form)
  const reader = catalogue.codeReader(locale, visibility)
  const reading = {
    isCode: (text: string) => reader.find(text).length > 0,
    chosen: readMappings(form),
    answers: readAnswers(form),
  }
  const source = await readSource(form, context, reading)
  if (source.list.rows.length === 0) throw new AppError('invalid_input', NO_ROWS)
  const { list, cells, sheets } = source
  const { matches } = await findCandidates(list.rows, reader, context)
  const products = new Map<string, PricedProduct | null>()
  const find = (sku: string) =>
    products.getOrInsertComputed(sku, () => {
      const found = reader.find(sku).find(({ variant }) => variant.sku === sku)
      return found ? toPricedProduct(found, { locale, visibility }) : null
    })
  const names = namesAbove(source)
  const rows = priceRows(list, {
    matches,
    find,
    usesClosest,
    cellsOf: (line) => {
      const after = sheets.findLast((sheet) => line > sheet.after)?.after ?? 0
      return { cells: cells.get(line) ?? [], names: names(line, after) }
    },
  })
  return {
    source,
    rows,
    questions: (list.questions ?? []).filter(({ about }) => !OF_PLACES.has(about)),
    columns: columnChoices(list.tables),
    mapping: reading.chosen,
    closest: new Set(list.rows.flatMap(({ line }, at) => (matches[at]!.isSure && matches[at]!.sku === null ? [line] : []))).size, // prettier-ignore
    usesClosest,
  }
}

/** Finds the names of columns above a line of a sheet; null where they stand in two rows, or nowhere. */
function namesAbove({ list, cells }: PriceSource) {
  const named = list.passed.filter(({ reason }) => reason === 'names')
  return (line: number, after: number): readonly string[] | null => {
    const above = named.findLast((each) => each.line < line && each.line > after)
    return above?.lineCount === 1 ? (cells.get(above.line) ?? null) : null
  }
}

export interface PricedFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly fileName: string
  readonly lostMacros: boolean
}

/**
 * The file of a list with its prices.
 * @throws AppError for a list that can be read in two ways: a total would be wrong.
 */
export async function pricedFile(priced: PricedList, context: SourceContext): Promise<PricedFile> {
  const { source, questions, columns } = priced
  const open = questions.find(({ answer }) => answer === null)
  if (open) throw new AppError('invalid_input', `${questionText(open)} Answer this first: choose Show prices.`)
  if (columns.length > 0)
    throw new AppError('invalid_input', `${columnQuestion(columns[0]!.field)} Answer this first: choose Show prices.`)
  const file = { bytes: source.bytes(), kind: source.kind, maxEntries: MAX_ENTRIES }
  const { actor, clientAddress, log, request, spreadsheets } = context
  const outcome = await spreadsheets.append(file, additionsOf(priced), {
    caller: callerKey({ actor, clientAddress }),
    signal: request.signal,
  })
  if (outcome.kind === 'appended') {
    const { bytes, lostMacros } = outcome
    return { bytes, lostMacros, fileName: `${source.name} priced.${source.kind}` }
  }
  log.warn({ reason: outcome.reason, bytes: file.bytes.length }, 'a list was not priced')
  if (outcome.kind === 'lost')
    throw new AppError('unavailable', 'This file could not be priced just now. Please try again soon.')
  throw new AppError('invalid_input', `This file cannot be priced: ${outcome.reason}.`)
}

const NO_ROWS = 'No row of this list has a product code or describes a product. Check that it is the right list.'

function columnQuestion(field: ColumnChoice['field']): string {
  return field === 'code' ? 'Which column has the codes?' : 'Which column is the quantity?'
}

function additionsOf({ source, rows }: PricedList) {
  const { list, sheets } = source
  return sheets.flatMap(({ name, after }, index) => {
    const to = sheets[index + 1]?.after ?? Infinity
    const isOwn = ({ line }: { readonly line: number }) => line > after && line <= to
    const own = rows.filter(isOwn)
    if (own.length === 0) return []
    const names = list.passed.filter((each) => each.reason === 'names' && isOwn(each))
    const keys = new Set(list.rows.filter(isOwn).map(({ table }) => table))
    const tables = list.tables.filter(({ key }) => keys.has(key))
    return [
      sheetAddition({ name, after, rows: own, names: names.map((each) => each.line + each.lineCount - 1), tables }),
    ]
  })
}
