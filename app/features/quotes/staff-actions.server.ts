import { z } from 'zod'
import { AppError } from '#app/core/app-error.ts'
import { endOfDayIn } from '#app/features/markets/market-time.ts'
import { Succeeded } from '#app/features/projects/project-actions/shapes.server.ts'
import { isAvailable } from '#app/features/projects/addable.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/row-id.server.ts'
import type { QuoteContext } from './quote-context.ts'
import { quoteAnswer, QuoteShape, QuoteWords } from './quote-shapes.server.ts'
import { EXAMPLE_QUOTE, EXAMPLE_QUOTE_ID } from './quote-example.ts'
import { listQuotes } from './quote-queries.server.ts'
import { answerQuote, closeQuote } from './quote-store.server.ts'
import {
  MAX_LEAD_TIME_LENGTH,
  MAX_QUOTE_CENTS,
  MAX_QUOTE_LINES,
  QUOTE_STATUSES,
  quoteStatus,
  type AnsweredLine,
  type Quote,
  type QuoteAnswer,
} from './quote.ts'
import { staffMember } from './staff.ts'

const ERRORS = ['unauthorized', 'forbidden', 'not_found', 'quote_closed', 'unavailable'] as const
const quoteOutput = z.object({ isError: Succeeded, quote: QuoteShape })
const Cents = z.int('must be whole cents').min(0, 'must not be negative').max(MAX_QUOTE_CENTS, 'is too much')
const ShortText = z.string().trim().max(MAX_LEAD_TIME_LENGTH).default('')

export const list = defineEndpoint({
  method: 'GET',
  caller: 'specifier',
  name: 'quote/list',
  summary: 'The quotes of all customers, the newest first, for staff.',
  input: z.object({ status: z.enum(QUOTE_STATUSES).optional() }),
  output: z.object({ isError: Succeeded, quotes: z.array(QuoteShape) }),
  example: { input: { status: 'answered' }, output: { isError: false, quotes: [EXAMPLE_QUOTE] } },
  errors: ['unauthorized', 'forbidden'],
  async run({ actor, db, now }: QuoteContext, { status }) {
    staffMember(actor)
    const stored = status === 'expired' ? 'answered' : status
    const quotes = await listQuotes(db, stored === undefined ? {} : { status: stored })
    const wanted = quotes.filter((quote) => status === undefined || quoteStatus(quote, now) === status)
    return { isError: false as const, quotes: wanted.map((quote) => quoteAnswer(quote, now)) }
  },
})

export const answer = defineEndpoint({
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: 60,
  name: 'quote/answer',
  summary:
    'Staff answer a request: a price for one with GST, lead time and substitute for each line, freight, and until when it holds. A line that is left out is not offered. An answer can be changed until it is decided on.',
  input: z.object({
    quoteId: RowId,
    lines: z
      .array(
        z.object({
          sku: z.string().max(200),
          priceCents: Cents.nullable(),
          leadTime: ShortText,
          substituteSku: z.string().trim().max(200).default(''),
          note: ShortText,
        }),
      )
      .max(MAX_QUOTE_LINES),
    freightCents: Cents.default(0),
    validUntil: z.string().max(10),
    text: QuoteWords.default(''),
  }),
  described: z.object({
    quoteId: z.string().min(1).max(100),
    lines: z
      .array(
        z.object({
          sku: z.string().max(200),
          priceCents: z.int().min(0).max(MAX_QUOTE_CENTS).nullable().describe('Null: not offered'),
          leadTime: z.string().max(MAX_LEAD_TIME_LENGTH).default(''),
          substituteSku: z.string().max(200).default('').describe('Offered in its place'),
          note: z.string().max(MAX_LEAD_TIME_LENGTH).default(''),
        }),
      )
      .max(MAX_QUOTE_LINES),
    freightCents: z.int().min(0).max(MAX_QUOTE_CENTS).default(0).describe('With GST'),
    validUntil: z.string().max(10).describe('A day such as 2026-06-30, to its end'),
    text: z.string().max(2_000).default(''),
  }),
  output: quoteOutput,
  example: {
    input: {
      quoteId: EXAMPLE_QUOTE_ID,
      lines: [{ sku: '96340C6AF', priceCents: 31_900, leadTime: '2 weeks' }],
      freightCents: 9_500,
      validUntil: '2026-04-11',
    },
    output: { isError: false, quote: EXAMPLE_QUOTE },
  },
  errors: ERRORS,
  async run(context: QuoteContext, { quoteId, ...given }) {
    const { account, actor, db, now, onMail } = context
    const by = account ? `${account.firstName} ${account.lastName}`.trim() : ''
    const toAnswer = (quote: Quote) => readAnswer(context, quote, { ...given, by })
    const quote = await answerQuote(db, staffMember(actor), { quoteId, answer: toAnswer }, now)
    onMail()
    return { isError: false as const, quote: quoteAnswer(quote, now) }
  },
})

interface Given {
  readonly lines: readonly {
    readonly sku: string
    readonly priceCents: number | null
    readonly leadTime: string
    readonly substituteSku: string
    readonly note: string
  }[]
  readonly freightCents: number
  readonly validUntil: string
  readonly text: string
  readonly by: string
}

/** Longer is a slip of the pen: prices hold for weeks, and are charged as quoted until then. */
const LONGEST_VALID_MS = 2 * 365 * 24 * 60 * 60_000

/** @throws AppError `invalid_input` for a line that was not asked for, a substitute that is not there, or a day that has passed or is years ahead. */
function readAnswer({ catalogue, now }: QuoteContext, quote: Quote, given: Given): QuoteAnswer {
  const { locale, request } = quote
  const until = endOfDayIn({ code: locale }, given.validUntil)
  if (!until || until <= now) throw fieldError('validUntil', until ? 'must not have passed' : 'must be a day')
  if (until.getTime() - now.getTime() > LONGEST_VALID_MS) throw fieldError('validUntil', 'must be within two years')
  const bySku = new Map(given.lines.map((line) => [line.sku, line]))
  const asked = new Set(request.lines.map(({ sku }) => sku))
  for (const { sku } of given.lines) if (!asked.has(sku)) throw fieldError('lines', `${sku} was not asked for`)
  if (bySku.size < given.lines.length) throw fieldError('lines', 'answer each product once')
  const lines = request.lines.map(({ sku }): AnsweredLine => {
    const { priceCents = null, leadTime = '', substituteSku = '', note = '' } = bySku.get(sku) ?? {}
    if (substituteSku === '' || substituteSku === sku) return { sku, priceCents, leadTime, substitute: null, note }
    const product = catalogue.findProduct(substituteSku, locale, 'public')
    const variant = product?.variants.find((each) => each.sku === substituteSku)
    if (!product || !variant) throw fieldError('lines', `${substituteSku} is not in the catalogue`)
    if (!isAvailable(product)) throw fieldError('lines', `${substituteSku} has been discontinued`)
    return { sku, priceCents, leadTime, substitute: { sku: substituteSku, name: product.name[locale] }, note }
  })
  if (lines.every(({ priceCents }) => priceCents === null)) throw fieldError('lines', 'offer at least one product')
  const { freightCents, text: words, by } = given
  return { lines, freightCents, validUntil: until.toISOString(), words, by, at: now.toISOString() }
}

function fieldError(field: string, message: string): AppError {
  return new AppError('invalid_input', `${field}: ${message}`, { fields: { [field]: message } })
}

export const close = defineEndpoint({
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: 60,
  name: 'quote/close',
  summary: 'Staff end a request that is not decided on.',
  input: z.object({ quoteId: RowId }),
  output: quoteOutput,
  example: {
    input: { quoteId: EXAMPLE_QUOTE_ID },
    output: { isError: false, quote: { ...EXAMPLE_QUOTE, status: 'closed' } },
  },
  errors: ERRORS,
  async run({ actor, db, now }: QuoteContext, { quoteId }) {
    const quote = await closeQuote(db, staffMember(actor), quoteId, now)
    return { isError: false as const, quote: quoteAnswer(quote, now) }
  },
})
