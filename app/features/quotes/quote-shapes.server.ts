import { z } from 'zod'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/examples.ts'
import { MAX_QUOTE_WORDS, QUOTE_STATUSES, quoteStatus, quoteSums, type Quote } from './quote.ts'

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
    requestedAt: z.string().describe('ISO date and time'),
    lines: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        finish: z.string(),
        quantity: z.int().describe('In every unit'),
        listCents: Cents,
        priceCents: Cents.optional(),
        leadTime: z.string().optional(),
        substitute: z.object({ sku: z.string(), name: z.string() }).nullable().optional(),
        note: z.string().optional(),
        totalCents: z.int().optional(),
      }),
    ),
    leftOut: z
      .array(z.object({ sku: z.string(), quantity: z.int() }))
      .describe('Of the revision, but no longer available'),
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
      })
      .nullable(),
  })
  .meta({ id: 'Quote' })

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
    requestedAt: quote.requestedAt.toISOString(),
    lines: (sums?.lines ?? request.lines).map((line) => ({ ...line })),
    leftOut: (request.leftOut ?? []).map((line) => ({ ...line })),
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
      },
  }
}

export const EXAMPLE_QUOTE_ID = '8b0d4c7a-5e1f-4f6b-9d23-1a7c3e5f9b20'

export const EXAMPLE_QUOTE = {
  id: EXAMPLE_QUOTE_ID,
  number: 'Q-AU-7K3M-Q9XD',
  status: 'answered',
  market: 'au',
  projectId: EXAMPLE_ID,
  projectName: 'Harbour Street Apartments',
  revisionId: 'c1f3b7de-52c4-4d33-8a0f-6e1f0b7a9d24',
  revisionLabel: 'B',
  place: 'Marrickville 2204',
  neededBy: '2026-06-30',
  words: 'Two deliveries, levels 1 to 3 first.',
  requestedBy: { name: 'Ari Lane', company: 'Lane Studio', email: 'ari@lane.example' },
  requestedAt: '2026-03-10T00:15:00.000Z',
  lines: [
    {
      sku: '96340C6AF',
      name: 'Liano II Basin Mixer',
      finish: 'Chrome',
      quantity: 40,
      listCents: 38_950,
      priceCents: 31_900,
      leadTime: '2 weeks',
      substitute: null,
      note: '',
      totalCents: 1_276_000,
    },
  ],
  leftOut: [],
  answer: {
    words: '',
    by: 'Sam Reid',
    at: '2026-03-11T02:00:00.000Z',
    validUntil: '2026-04-11T13:59:59.000Z',
    goodsCents: 1_276_000,
    freightCents: 9_500,
    totalCents: 1_285_500,
    taxCents: 116_864,
    netCents: 1_168_636,
  },
} as const
