import { z } from 'zod'
import { ownCart } from '#app/features/cart/contents/access.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { QuoteContext } from '../quote-context.ts'
import { quoteAnswer, CUSTOMER_ERRORS, quoteOutput } from './quote-shapes.server.ts'
import { EXAMPLE_QUOTE, EXAMPLE_QUOTE_ID } from './quote-example.ts'
import { readableQuote } from '../quote-queries.server.ts'
import { MAX_QUOTE_LINES } from '../quote.ts'
import { acceptQuote, declineQuote } from '../quote-store.server.ts'

const call = {
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: 60,
  output: quoteOutput,
  errors: CUSTOMER_ERRORS,
} as const

export const accept = defineEndpoint({
  ...call,
  name: 'quote/accept',
  summary:
    'Accepts the answer to an own request, or some of its lines: they are put into the cart at its prices, which hold until it expires, with its freight. Accepted again, nothing changes.',
  input: z.object({
    quoteId: RowId,
    skus: z.array(z.string().max(200)).max(MAX_QUOTE_LINES).optional().describe('Lines to accept; left out: all'),
    answeredAt: z
      .string()
      .max(40)
      .optional()
      .describe(
        '`at` of the answer that was read: refused with `conflict` where it was changed since. Left out: not compared',
      ),
  }),
  example: {
    input: { quoteId: EXAMPLE_QUOTE_ID },
    output: { isError: false, quote: { ...EXAMPLE_QUOTE, status: 'accepted' } },
  },
  async run({ actor, config, db, locale, now, onMail }: QuoteContext, { quoteId, ...chosen }) {
    await readableQuote(db, actor, quoteId)
    const decision = { quoteId, ...chosen, operator: config.contactEmail }
    const quote = await acceptQuote(db, ownCart(actor, locale), decision, now)
    onMail()
    return { isError: false as const, quote: quoteAnswer(quote, now) }
  },
})

export const decline = defineEndpoint({
  ...call,
  name: 'quote/decline',
  input: z.object({ quoteId: RowId }),
  summary: 'Declines the answer to an own request.',
  example: {
    input: { quoteId: EXAMPLE_QUOTE_ID },
    output: { isError: false, quote: { ...EXAMPLE_QUOTE, status: 'declined' } },
  },
  async run({ actor, config, db, locale, now, onMail }: QuoteContext, { quoteId }) {
    await readableQuote(db, actor, quoteId)
    const quote = await declineQuote(db, ownCart(actor, locale), { quoteId, operator: config.contactEmail }, now)
    onMail()
    return { isError: false as const, quote: quoteAnswer(quote, now) }
  },
})
