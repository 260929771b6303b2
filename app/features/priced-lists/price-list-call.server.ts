import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { attachmentHeader } from '#app/platform/pdf/markup/file-name.ts'
import { MAX_LIST_CHARACTERS, MAX_LIST_FILE_BYTES, MAX_LIST_ROWS } from '@specify/list-reader/limits.ts'
import { toPriceAnswer } from './price-answer.ts'
import { readChoices, readPriceForm } from './price-form.server.ts'
import { PRICE_LIMIT } from './price-limit.ts'
import { pricedFile, priceList, type PricedFile, type PriceContext } from './price-list.server.ts'
import { PriceAnswerShape } from './price-shapes.server.ts'

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const

export const priceMyList = defineEndpoint({
  name: PRICE_LIMIT.name,
  path: api.priceMyList.template,
  group: 'Listings',
  method: 'POST',
  limit: { perMinute: PRICE_LIMIT.perMinute, by: 'address', isFirst: true },
  summary: `Prices a list of codes and quantities for the market, and returns the same file with columns to the right: ${MAX_LIST_ROWS} rows, files of ${MAX_LIST_FILE_BYTES / 1024 / 1024} MB. Nothing is kept. Without \`format=file\` it says what was found.`,
  input: z.instanceof(FormData),
  described: z.object({
    file: z.string().optional().describe('An xlsx, xlsm, csv or txt file; or text'),
    text: z
      .string()
      .min(1)
      .max(MAX_LIST_CHARACTERS)
      .optional()
      .describe('What was pasted: it comes back as a workbook'),
    format: z.enum(['json', 'file']).optional(),
    mapping: z.string().optional().describe('JSON, as `read-list` takes it; may be repeated'),
    answers: z.string().optional().describe('JSON, as `read-list` takes it; or a field `answer-repeats` for each'),
    closest: z.enum(['use']).optional().describe('Prices rows whose code is one character from a single product'),
  }),
  output: PriceAnswerShape,
  example: {
    input: { text: '97140C6AF 2' },
    output: {
      fileName: 'List priced.xlsx',
      totals: { priced: 1, onRequest: 0, toCheck: 0, notFound: 0, exCents: 93_636, incCents: 103_000 },
      rowCount: 1,
      rows: [
        {
          line: 1,
          sheet: '',
          code: '97140C6AF',
          description: '',
          quantity: '2',
          state: 'priced',
          status: 'Priced',
          note: '',
          product: {
            sku: '97140C6AF',
            name: 'Liano II Basin Mixer',
            finish: 'Chrome',
            size: '',
            hand: '',
            path: 'product/liano-ii-basin-mixer-97140c6af/',
            exCents: 46_818,
            incCents: 51_500,
          },
          count: 2,
          lineExCents: 93_636,
        },
      ],
      questions: [],
      columns: [],
      mapping: '{}',
      closest: 0,
      usesClosest: false,
      notes: [],
    },
  },
  errors: ['too_large', 'unsupported_media_type', 'unavailable'],
  readForm: readPriceForm,
  async run(context: PriceContext, form) {
    const priced = await priceList(form, context)
    if (!readChoices(form).isFile) return toPriceAnswer(priced)
    return fileResponse(await pricedFile(priced, context), priced.source.kind)
  },
})

function fileResponse({ bytes, fileName, lostMacros }: PricedFile, kind: keyof typeof TYPES): Response {
  return new Response(bytes, {
    headers: {
      'content-type': TYPES[kind],
      'content-disposition': attachmentHeader(fileName),
      'cache-control': 'private, no-store',
      ...(lostMacros && { 'x-lost-macros': '1' }),
    },
  })
}
