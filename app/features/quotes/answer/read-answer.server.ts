import { AppError } from '@specify/core/app-error.ts'
import { endOfDayIn } from '@specify/core/market-time.ts'
import { isAvailable } from '@specify/schedule/addable.ts'
import { doubtfulPrices, doubtKey, doubtText } from '../desk/check-prices.ts'
import type { QuoteContext } from '../quote-context.ts'
import { stagesProblem } from '../stages/read-stages.ts'
import type { Stage } from '../stages/stage.ts'
import type { AnsweredLine, Quote, QuoteAnswer } from '../quote.ts'

interface TypedAnswer {
  readonly lines: readonly {
    readonly sku: string
    readonly priceCents: number | null
    readonly leadTime: string
    readonly substituteSku: string
    readonly note: string
    readonly stages?: readonly number[] | undefined
  }[]
  readonly stages?: readonly Stage[] | undefined
  readonly freightCents: number
  readonly validUntil: string
  readonly text: string
  readonly by: string
  /** Undefined where prices are not doubted. */
  readonly confirmed?: string | undefined
}

/** Longer is a slip of the pen: prices hold for weeks, and are charged as quoted until then. */
const LONGEST_VALID_MS = 2 * 365 * 24 * 60 * 60_000

/** @throws AppError `invalid_input` for a line that was not asked for, a substitute that is not there, or a day that has passed or is years ahead. */
export function readAnswer({ catalogue, now }: QuoteContext, quote: Quote, input: TypedAnswer): QuoteAnswer {
  const { locale, request } = quote
  const until = endOfDayIn({ code: locale }, input.validUntil)
  if (!until || until <= now) throw fieldError('validUntil', until ? 'must not have passed' : 'must be a day')
  if (until.getTime() - now.getTime() > LONGEST_VALID_MS) throw fieldError('validUntil', 'must be within two years')
  const bySku = new Map(input.lines.map((line) => [line.sku, line]))
  const requestedSkus = new Set(request.lines.map(({ sku }) => sku))
  for (const { sku } of input.lines) if (!requestedSkus.has(sku)) throw fieldError('lines', `${sku} was not asked for`)
  if (bySku.size < input.lines.length) throw fieldError('lines', 'answer each product once')
  const deliveries = input.stages ?? []
  const problem = stagesProblem(
    {
      stages: deliveries,
      lines: request.lines.map(({ sku }) => ({ priceCents: null, ...bySku.get(sku) })),
    },
    { requested: request.lines, locale, now },
  )
  if (problem !== '') throw fieldError('stages', problem)
  const lines = request.lines.map(({ sku }): AnsweredLine => {
    const { priceCents = null, leadTime = '', substituteSku = '', note = '', stages } = bySku.get(sku) ?? {}
    // Pieces of what is not offered are in no delivery.
    const pieces = priceCents !== null && stages?.some((each) => each > 0) ? inAll(stages, deliveries.length) : null
    const staged = pieces && { stages: pieces }
    if (substituteSku === '' || substituteSku === sku)
      return { sku, priceCents, leadTime, substitute: null, note, ...staged }
    const product = catalogue.findProduct(substituteSku, locale, 'public')
    const variant = product?.variants.find((each) => each.sku === substituteSku)
    if (!product || !variant) throw fieldError('lines', `${substituteSku} is not in the catalogue`)
    if (!isAvailable(product)) throw fieldError('lines', `${substituteSku} has been discontinued`)
    return {
      sku,
      priceCents,
      leadTime,
      substitute: { sku: substituteSku, name: product.name[locale] },
      note,
      ...staged,
    }
  })
  if (lines.every(({ priceCents }) => priceCents === null)) throw fieldError('lines', 'offer at least one product')
  const { freightCents, text: words, by, confirmed } = input
  if (confirmed !== undefined) assertConfirmed(quote, lines, confirmed)
  const staged = deliveries.length > 0 && { stages: deliveries }
  return { lines, freightCents, validUntil: until.toISOString(), words, by, at: now.toISOString(), ...staged }
}

function inAll(pieces: readonly number[], count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => pieces[at] ?? 0)
}

/** @throws AppError `prices_unconfirmed` with what is to be confirmed. */
function assertConfirmed({ locale, request }: Quote, lines: readonly AnsweredLine[], confirmed: string): void {
  const checked = lines.map(({ sku, priceCents, substitute }, index) => ({
    sku,
    priceCents,
    // A substitute has a list price of its own.
    listCents: substitute ? null : request.lines[index]!.listCents,
  }))
  const doubtful = doubtfulPrices(checked, locale)
  const confirm = doubtKey(doubtful)
  if (doubtful.length === 0 || confirm === confirmed) return
  const prices = doubtful.map(({ sku, text }) => ({ sku, text }))
  throw new AppError('prices_unconfirmed', doubtText(doubtful), { answer: { confirm, prices } })
}

function fieldError(field: string, message: string): AppError {
  return new AppError('invalid_input', `${field}: ${message}`, { fields: { [field]: message } })
}
