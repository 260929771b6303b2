import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { toCsv } from '@specify/core/text/csv.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { downloadHeader } from '#app/platform/http/download-header.ts'
import { writeTextWorkbook } from '@specify/spreadsheets/text-workbook.server.ts'
import type { QuoteContext } from '../quote-context.ts'
import { readableQuote } from '../quote-queries.server.ts'
import { quoteRows } from '../sheet/quote-rows.ts'
import { EXAMPLE_QUOTE_ID } from './quote-example.ts'

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

export const quoteLines = defineEndpoint({
  name: 'quote-lines',
  path: api.quoteLines.template,
  group: 'Exports',
  method: 'GET',
  caller: 'specifier',
  limit: { perMinute: 20, by: 'account' },
  summary:
    'A quote as a workbook or csv file, for who asked for it, those who see its project and staff: lines with prices without and with GST, lead times, deliveries, freight and sums.',
  input: z.object({ quoteId: RowId, format: z.enum(['xlsx', 'csv']) }),
  output: z.string().describe('The file'),
  example: { input: { quoteId: EXAMPLE_QUOTE_ID, format: 'csv' }, output: 'Code,Description,Qty' },
  errors: ['unauthorized', 'not_found', 'unavailable'],
  async run({ actor, db }: QuoteContext, { quoteId, format }) {
    const { quote } = await readableQuote(db, actor, quoteId)
    const { head, widths, rows } = quoteRows(quote)
    const text = (cell: string | number) => (typeof cell === 'number' ? cell.toFixed(2) : cell)
    const file =
      format === 'xlsx'
        ? writeTextWorkbook([{ name: quote.number, head, rows, widths }])
        : toCsv([head, ...rows.map((row) => row.map(text))])
    return new Response(file, {
      headers: {
        'content-type': TYPES[format],
        'content-disposition': downloadHeader(`${quote.number}.${format}`),
        'cache-control': 'private, no-store',
      },
    })
  },
})
