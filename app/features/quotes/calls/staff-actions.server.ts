import { z } from 'zod'
import { PAGE_SIZE } from '@specify/core/paging.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { AnswerInput, DescribedAnswer } from '../answer/answer-input.server.ts'
import type { QuoteContext } from '../quote-context.ts'
import { quoteAnswer, quoteOutput, QuotePageNumber, quotesAnswer, QuotesOutput } from './quote-shapes.server.ts'
import { EXAMPLE_QUOTE, EXAMPLE_QUOTE_ID, EXAMPLE_QUOTES } from './quote-example.ts'
import { listQuotes } from '../quote-queries.server.ts'
import { answerQuote, closeQuote } from '../quote-store.server.ts'
import { QUOTE_STATUSES, type Quote } from '../quote.ts'
import { readAnswer } from '../answer/read-answer.server.ts'
import { answeringStaff, assertStaff, nameOf } from './staff.ts'

export const STAFF_ERRORS = ['unauthorized', 'forbidden', 'not_found', 'quote_closed', 'unavailable'] as const

/** Room for a quote's maximum of lines, with texts of three bytes a character. */
export const MAX_ANSWER_BYTES = 1024 * 1024

export const list = defineEndpoint({
  method: 'GET',
  caller: 'specifier',
  name: 'quote/list',
  limit: { perMinute: 60, by: 'account' },
  summary: `The quotes of all customers, the newest first, ${PAGE_SIZE} on a page, for staff.`,
  input: z.object({ status: z.enum(QUOTE_STATUSES).optional(), page: QuotePageNumber }),
  output: QuotesOutput,
  example: { input: { status: 'answered' }, output: EXAMPLE_QUOTES },
  errors: ['unauthorized', 'forbidden'],
  async run({ actor, db, now }: QuoteContext, { status, page }) {
    assertStaff(actor)
    return quotesAnswer(await listQuotes(db, { page, ...(status !== undefined && { status }) }, now), now)
  },
})

export const answer = defineEndpoint({
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: 60,
  maxBodyBytes: MAX_ANSWER_BYTES,
  name: 'quote/answer',
  summary:
    'Staff answer a request: a price for one with GST, lead time and substitute for each line, freight, and until when it holds. A line that is left out is not offered. An answer can be changed until it is decided on.',
  input: AnswerInput,
  described: DescribedAnswer,
  output: quoteOutput.extend({ draftVersion: z.int().describe('Of the draft, which has ended') }),
  example: {
    input: {
      quoteId: EXAMPLE_QUOTE_ID,
      lines: [{ sku: '96340C6AF', priceCents: 31_900, leadTime: '2 weeks' }],
      freightCents: 9_500,
      validUntil: '2026-04-11',
    },
    output: { isError: false, quote: EXAMPLE_QUOTE, draftVersion: 2 },
  },
  errors: [...STAFF_ERRORS, 'conflict', 'prices_unconfirmed'],
  async run(context: QuoteContext, { quoteId, draftVersion, ...input }) {
    const { account, actor, db, now, onMail, requestId } = context
    const by = nameOf(account)
    const toAnswer = (quote: Quote) => readAnswer(context, quote, { ...input, by })
    const { quote, draftVersion: version } = await answerQuote(
      db,
      answeringStaff(actor),
      { quoteId, answer: toAnswer, draftVersion, requestId },
      now,
    )
    onMail()
    return { isError: false as const, quote: quoteAnswer(quote, now), draftVersion: version }
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
  errors: STAFF_ERRORS,
  async run({ actor, db, now, requestId }: QuoteContext, { quoteId }) {
    const quote = await closeQuote(db, answeringStaff(actor), { quoteId, requestId }, now)
    return { isError: false as const, quote: quoteAnswer(quote, now) }
  },
})
