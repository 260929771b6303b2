import { z } from 'zod'
import { MAX_PAGE, type Page } from '@specify/core/paging.ts'
import { Succeeded } from '#app/features/projects/project-actions/shapes/shapes.server.ts'
import { isAccepted } from '../answer/accepted-lines.ts'
import { stageSums } from '../stages/stage-sums.ts'
import { MAX_QUOTE_WORDS, QUOTE_STATUSES, quoteStatus, quoteSums, variantTextOf, type Quote } from '../quote.ts'

export const QuoteWords = z.string().trim().max(MAX_QUOTE_WORDS, `must be ${MAX_QUOTE_WORDS} characters at most`)

const Cents = z.int().nullable().describe('Cents for one, with GST; null where there is none')

export const QuoteShape = z
  .object({
    id: z.string(),
    number: z.string(),
    status: z.enum(QUOTE_STATUSES),
    market: z.enum(['au', 'nz']),
    projectId: z.string(),
    projectName: z.string(),
    revisionId: z.string(),
    revisionLabel: z.string(),
    place: z.string(),
    neededBy: z.string().describe('A day; empty for none'),
    words: z.string(),
    requestedBy: z.object({ name: z.string(), company: z.string(), email: z.string() }),
    address: z.string().optional().describe('Of who asked, in lines; left out where none was given'),
    requestedAt: z.string().describe('ISO date and time'),
    lines: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        finish: z.string(),
        variantText: z.string().describe('Tells it apart from the other variants of its product, its finish first'),
        quantity: z.int().describe('In every unit'),
        listCents: Cents,
        priceCents: Cents.optional(),
        leadTime: z.string().optional(),
        substitute: z.object({ sku: z.string(), name: z.string() }).nullable().optional(),
        note: z.string().optional(),
        stages: z
          .array(z.int())
          .optional()
          .describe('Pieces in each of the deliveries of the answer; left out for a line in none'),
        totalCents: z.int().optional(),
        accepted: z.boolean().optional().describe('Of an accepted quote: whether this line was'),
      }),
    ),
    leftOut: z
      .array(z.object({ sku: z.string(), quantity: z.int() }))
      .describe('Of the revision, but no longer available'),
    withoutTwin: z
      .array(z.object({ sku: z.string(), quantity: z.int(), text: z.string() }))
      .optional()
      .describe('Pieces of the revision that do not come in the hand of their units'),
    answer: z
      .object({
        words: z.string(),
        by: z.string(),
        at: z.string(),
        validUntil: z.string(),
        goodsCents: z.int(),
        freightCents: z.int(),
        totalCents: z.int().describe('With GST'),
        taxCents: z.int().describe('The GST in it'),
        netCents: z.int().describe('Without GST'),
        stages: z
          .array(
            z.object({
              name: z.string(),
              day: z.string().describe('A day; empty for none'),
              lines: z.int(),
              pieces: z.int(),
              goodsCents: z.int().describe('Its products, with GST'),
            }),
          )
          .optional()
          .describe('Deliveries; left out where all comes by its lead time. Of what was accepted, once it was'),
      })
      .nullable(),
  })
  .meta({ id: 'Quote' })

export const quoteOutput = z.object({ isError: Succeeded, quote: QuoteShape })

export const CUSTOMER_ERRORS = [
  'unauthorized',
  'forbidden',
  'not_found',
  'conflict',
  'quote_closed',
  'unavailable',
] as const

export function quoteAnswer(quote: Quote, now: Date): z.output<typeof QuoteShape> {
  const { id, number, locale, projectId, revisionId, request, answer } = quote
  const sums = answer && quoteSums(quote, answer)
  const { projectName, revisionLabel, place, neededBy, words, by } = request
  return {
    id,
    number,
    status: quoteStatus(quote, now),
    market: locale,
    projectId,
    projectName,
    revisionId,
    revisionLabel,
    place,
    neededBy,
    words,
    requestedBy: by,
    ...(request.address !== undefined && { address: request.address }),
    requestedAt: quote.requestedAt.toISOString(),
    lines: (sums?.lines ?? request.lines).map((line, index) => ({
      ...line,
      variantText: variantTextOf(line),
      ...(answer && quote.stored === 'accepted' && { accepted: isAccepted(answer, index) }),
    })),
    leftOut: (request.leftOut ?? []).map((line) => ({ ...line })),
    ...(request.withoutTwin && { withoutTwin: request.withoutTwin.map((line) => ({ ...line })) }),
    answer: answer &&
      sums && {
        words: answer.words,
        by: answer.by,
        at: answer.at,
        validUntil: answer.validUntil,
        goodsCents: sums.goodsCents,
        freightCents: sums.freightCents,
        totalCents: sums.totalCents,
        taxCents: sums.taxCents,
        netCents: sums.netCents,
        ...(answer.stages && { stages: stageSums(request, answer) }),
      },
  }
}

export const QuotePageNumber = z.coerce.number().int().min(1).max(MAX_PAGE).default(1)

export const QuotesOutput = z.object({
  isError: Succeeded,
  total: z.int().describe('Quotes on all pages'),
  page: z.int(),
  pages: z.int(),
  quotes: z.array(QuoteShape),
})

export function quotesAnswer({ rows, ...rest }: Page<Quote>, now: Date) {
  return { isError: false as const, ...rest, quotes: rows.map((quote) => quoteAnswer(quote, now)) }
}
