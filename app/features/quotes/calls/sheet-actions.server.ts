import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { AppError } from '@specify/core/app-error.ts'
import { Succeeded } from '#app/features/projects/project-actions/shapes/shapes.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { downloadHeader } from '#app/platform/http/download-header.ts'
import { readMultipart } from '#app/platform/http/read-form.server.ts'
import { writeTextWorkbook } from '@specify/spreadsheets/text-workbook.server.ts'
import type { QuoteContext } from '../quote-context.ts'
import { sheetHead, sheetRows } from '../sheet/desk-sheet.ts'
import { MAX_PROBLEMS, readDesk, readSheetFile } from '../sheet/read-sheet-file.server.ts'
import { MAX_SHEET_BYTES, MAX_SHEET_MB } from '../sheet/sheet-limits.ts'
import { HIDDEN_COLUMN } from '../sheet/sheet-columns.ts'
import { EXAMPLE_QUOTE_ID } from './quote-example.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const ERRORS = ['unauthorized', 'forbidden', 'not_found', 'unavailable'] as const

export const quoteSheet = defineEndpoint({
  name: 'quote-sheet',
  path: api.quoteSheet.template,
  group: 'Exports',
  method: 'GET',
  caller: 'specifier',
  limit: { perMinute: 20, by: 'account' },
  summary:
    'The answer that staff are writing as a workbook: code, description, quantity, list price, prices without and with GST, lead time, substitute, note and the number of the quote. One column for each delivery. A hidden one has each line as it was downloaded, with the version of the draft.',
  input: z.object({ quoteId: RowId }),
  output: z.string().describe('The workbook'),
  example: { input: { quoteId: EXAMPLE_QUOTE_ID }, output: 'PK' },
  errors: ERRORS,
  async run(context: QuoteContext, { quoteId }) {
    const { page, desk } = await readDesk(context, quoteId)
    const { lines: products, number, market: locale } = page
    const rows = sheetRows({ desk, version: page.draft?.version ?? 0, products, number, locale })
    const columns = sheetHead(desk)
    const [head, widths] = [columns.map(([name]) => name), columns.map(([, width]) => width)]
    const workbook = writeTextWorkbook([{ name: number, head, rows, widths, hidden: [HIDDEN_COLUMN] }])
    return new Response(workbook, {
      headers: {
        'content-type': XLSX,
        'content-disposition': downloadHeader(`${number}.xlsx`),
        'cache-control': 'private, no-store',
      },
    })
  },
})

const SheetLine = z.object({
  sku: z.string(),
  priceCents: z.int().nullable(),
  typed: z.string(),
  leadTime: z.string(),
  substituteSku: z.string(),
  note: z.string(),
  stages: z.record(z.string(), z.string()).optional().describe('Pieces by the id of their delivery in the draft'),
})

const Difference = z.object({
  sku: z.string(),
  field: z.string().describe('Price, lead time, replaced by, note or deliveries'),
  yours: z.string().describe('In the file; prices with GST'),
  theirs: z.string().describe('As typed'),
})

export const readQuoteSheet = defineEndpoint({
  name: 'read-quote-sheet',
  path: api.readQuoteSheet.template,
  group: 'Exports',
  method: 'POST',
  caller: 'specifier',
  limit: { perMinute: 20, by: 'account', isFirst: true },
  summary: `Reads the workbook of a quote that staff have filled in, an xlsx or csv file of at most ${MAX_SHEET_MB} MB, and says which lines it changes, which were typed since it was downloaded, and what is not clear. Nothing is saved. A file of another quote is refused.`,
  input: z.instanceof(FormData),
  described: z.object({ quoteId: z.string(), file: z.string().describe('An xlsx or csv file') }),
  output: z.object({
    isError: Succeeded,
    read: z.int().describe('Rows of this quote'),
    lines: z.array(SheetLine).describe('Lines that change, as a draft has them'),
    typedSince: z
      .array(SheetLine.extend({ differences: z.array(Difference) }))
      .describe('Lines as the file has them, with values that were typed otherwise since: those are not in `lines`'),
    isUndated: z.boolean().describe('The file does not say of these when they were downloaded: either may be newer'),
    problems: z.array(z.string()).max(MAX_PROBLEMS),
    moreProblems: z.int().describe('How many are not listed'),
  }),
  example: {
    input: { quoteId: EXAMPLE_QUOTE_ID, file: 'Q-AU-7K3M-Q9XD.xlsx' },
    output: {
      isError: false,
      read: 40,
      lines: [{ sku: '96340C6AF', priceCents: 31_900, typed: '', leadTime: '2 weeks', substituteSku: '', note: '' }],
      typedSince: [
        {
          sku: '97140C6AF',
          priceCents: 30_000,
          typed: '',
          leadTime: '',
          substituteSku: '',
          note: '',
          differences: [{ sku: '97140C6AF', field: 'price', yours: '300.00', theirs: '310.00' }],
        },
      ],
      isUndated: false,
      problems: ['NOPE, row 7: not in this quote.'],
      moreProblems: 0,
    },
  },
  errors: [...ERRORS, 'too_large'],
  readForm: (request, place) => readMultipart(request, { maxBytes: MAX_SHEET_BYTES + 64 * 1024, maxFields: 4 }, place),
  async run(context: QuoteContext, form) {
    const quoteId = RowId.safeParse(form.get('quoteId'))
    if (!quoteId.success) throw new AppError('not_found', 'This quote does not exist or is not yours.')
    const read = await readSheetFile(context, { quoteId: quoteId.data, file: form.get('file') })
    return { isError: false as const, ...read }
  },
})
