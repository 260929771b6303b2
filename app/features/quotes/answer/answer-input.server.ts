import { z } from 'zod'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { QuoteWords } from '../calls/quote-shapes.server.ts'
import { MAX_STAGE_NAME_LENGTH, MAX_STAGES } from '../stages/stage.ts'
import { MAX_LEAD_TIME_LENGTH, MAX_QUOTE_CENTS, MAX_QUOTE_LINES } from '../quote.ts'

const Cents = z.int('must be whole cents').min(0, 'must not be negative').max(MAX_QUOTE_CENTS, 'is too much')
const ShortText = z.string().trim().max(MAX_LEAD_TIME_LENGTH).default('')

const StageName = z
  .string()
  .trim()
  .max(MAX_STAGE_NAME_LENGTH)
  .regex(/^[^\p{C}]*$/u, 'must be one line of text')
const Pieces = z.array(z.int('must be whole numbers').min(0, 'must not be negative').max(10_000_000)).max(MAX_STAGES)

/** 0 for none. */
const DraftVersion = z.int('must be a whole number').min(0).max(2_000_000_000)

export const AnswerInput = z.object({
  quoteId: RowId,
  lines: z
    .array(
      z.object({
        sku: z.string().max(200),
        priceCents: Cents.nullable(),
        leadTime: ShortText,
        substituteSku: z.string().trim().max(200).default(''),
        note: ShortText,
        stages: Pieces.optional(),
      }),
    )
    .max(MAX_QUOTE_LINES),
  stages: z
    .array(z.object({ name: StageName, day: z.string().max(10).default('') }))
    .max(MAX_STAGES)
    .optional(),
  freightCents: Cents.default(0),
  validUntil: z.string().max(10),
  text: QuoteWords.default(''),
  confirmed: z.string().max(20).optional(),
  draftVersion: DraftVersion.optional(),
})

/** The same for the API description. */
export const DescribedAnswer = z.object({
  quoteId: z.string().min(1).max(100),
  lines: z
    .array(
      z.object({
        sku: z.string().max(200),
        priceCents: z.int().min(0).max(MAX_QUOTE_CENTS).nullable().describe('Null: not offered'),
        leadTime: z.string().max(MAX_LEAD_TIME_LENGTH).default(''),
        substituteSku: z.string().max(200).default('').describe('Offered in its place'),
        note: z.string().max(MAX_LEAD_TIME_LENGTH).default(''),
        stages: Pieces.optional().describe(
          'Pieces in each of the `stages`, which add up to the quantity. Left out, or all 0: by its lead time',
        ),
      }),
    )
    .max(MAX_QUOTE_LINES),
  stages: z
    .array(z.object({ name: z.string().max(MAX_STAGE_NAME_LENGTH), day: z.string().max(10).default('') }))
    .max(MAX_STAGES)
    .optional()
    .describe('Deliveries such as `Level 1–3` on a day such as 2027-03-31, or on none that is known yet'),
  freightCents: z.int().min(0).max(MAX_QUOTE_CENTS).default(0).describe('With GST'),
  validUntil: z.string().max(10).describe('A day such as 2026-06-30, to its end'),
  text: z.string().max(2_000).default(''),
  confirmed: z
    .string()
    .max(20)
    .optional()
    .describe(
      'Left out: prices are not doubted. Else prices of nothing, above the list price or below a tenth of it are refused with `prices_unconfirmed`, unless it is the `confirm` of that refusal.',
    ),
  draftVersion: DraftVersion.optional().describe(
    'The version of the draft that this answer was made of: refused with `conflict` where it was changed since. Left out: not compared.',
  ),
})

const DraftText = z.string().max(20)

const StageId = z.string().regex(/^[a-z0-9-]{1,20}$/, 'must be a short id')

/** A price is cents, or what was typed where that is no amount. */
export const DraftInput = z.object({
  quoteId: RowId,
  version: DraftVersion,
  draft: z.object({
    gst: z.enum(['inc', 'ex']),
    lead: ShortText,
    freight: DraftText,
    validUntil: z.string().max(10),
    text: QuoteWords,
    lines: z
      .array(
        z.object({
          sku: z.string().max(200),
          priceCents: Cents.nullable(),
          typed: DraftText.default(''),
          leadTime: ShortText,
          substituteSku: z.string().trim().max(200).default(''),
          note: ShortText,
          stages: z
            .record(StageId, z.string().max(12))
            .refine((typed) => Object.keys(typed).length <= 2 * MAX_STAGES, 'are too many')
            .optional()
            .describe('Pieces as typed, by the id of their delivery'),
        }),
      )
      .max(MAX_QUOTE_LINES),
    stages: z
      .array(z.object({ id: StageId, name: StageName, day: z.string().max(10).default('') }))
      .max(MAX_STAGES)
      .optional()
      .describe('Deliveries. Left out: those of the draft stay, and the pieces of its lines'),
  }),
})
