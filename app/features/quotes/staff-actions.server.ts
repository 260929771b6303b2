import { z } from 'zod'
import { Succeeded } from '#app/features/projects/project-actions/shapes.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/row-id.server.ts'
import { AnswerInput, DescribedAnswer } from './answer-input.server.ts'
import type { QuoteContext } from './quote-context.ts'
import { quoteAnswer, quoteOutput, QuoteShape } from './quote-shapes.server.ts'
import { EXAMPLE_QUOTE, EXAMPLE_QUOTE_ID } from './quote-example.ts'
import { listQuotes } from './quote-queries.server.ts'
import { answerQuote, closeQuote } from './quote-store.server.ts'
import { QUOTE_STATUSES, quoteStatus, type Quote } from './quote.ts'
import { readAnswer } from './read-answer.server.ts'
import { staffMember } from './staff.ts'

const ERRORS = ['unauthorized', 'forbidden', 'not_found', 'quote_closed', 'unavailable'] as const

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
  input: AnswerInput,
  described: DescribedAnswer,
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
