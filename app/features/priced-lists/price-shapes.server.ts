import { z } from 'zod'
import type { DeepReadonly } from '@specify/core/data/deep-readonly.ts'

const Cents = z.int().describe('Cents of the market')

const ProductShape = z.object({
  sku: z.string(),
  name: z.string(),
  finish: z.string(),
  size: z.string(),
  hand: z.string(),
  path: z.string().describe('Below the locale'),
  exCents: Cents.nullable().describe('Price of one without GST; null for a price on request'),
  incCents: Cents.nullable().describe('Price of one with GST'),
})

const RowShape = z.object({
  line: z.int().describe('In its sheet, from 1'),
  sheet: z.string().describe('Empty where there is one only'),
  code: z.string(),
  description: z.string(),
  quantity: z.string().describe('As it was written; those of several levels are joined by +'),
  state: z.enum(['priced', 'request', 'check', 'missing', 'left']),
  status: z.string().describe('As the file says it'),
  note: z.string(),
  product: ProductShape.nullable(),
  count: z.int().nullable().describe('Pieces over all units; null where the list does not say it'),
  lineExCents: Cents.nullable(),
})

export const PriceAnswerShape = z
  .object({
    fileName: z.string(),
    totals: z.object({
      priced: z.int(),
      onRequest: z.int(),
      toCheck: z.int(),
      notFound: z.int(),
      exCents: Cents,
      incCents: Cents,
    }),
    rowCount: z.int(),
    rows: z.array(RowShape).describe('The first 50, and of all others the first 250 without a price'),
    questions: z
      .array(
        z.object({
          about: z.enum(['repeats', 'sheets', 'source', 'numbers', 'places', 'count', 'headings', 'times', 'plain']),
          names: z.array(z.string()),
          options: z.array(z.string()),
          answer: z.string().nullable(),
        }),
      )
      .describe('As `read-list` asks them, those that change a price: no file is made before each has an answer'),
    columns: z
      .array(
        z.object({
          key: z.string().describe('Of the table'),
          field: z.enum(['code', 'quantity']),
          options: z.array(z.object({ label: z.string(), mapping: z.array(z.string().nullable()) })),
        }),
      )
      .describe('Columns that must be chosen: the `mapping` of one option, by the key'),
    mapping: z.string().describe('JSON: the columns that were chosen, to be sent with the next form'),
    closest: z.int().describe('Rows whose code is one character from a single product'),
    usesClosest: z.boolean(),
    notes: z.array(z.string()),
  })
  .meta({ id: 'PricedList' })

export type PriceAnswer = DeepReadonly<z.output<typeof PriceAnswerShape>>
export type PriceAnswerRow = PriceAnswer['rows'][number]
