import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { pdfResponse } from '#app/features/exports/calls/pdf-response.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { QuoteContext } from './quote-context.ts'
import { EXAMPLE_QUOTE_ID } from './calls/quote-example.ts'
import { quotePaper } from './quote-paper.server.ts'
import { readableQuote } from './quote-queries.server.ts'

export const quotePdf = defineEndpoint({
  name: 'quote-pdf',
  path: api.quotePdf.template,
  group: 'Exports',
  method: 'GET',
  caller: 'specifier',
  limit: { perMinute: 20, by: 'account' },
  summary:
    'A quote as PDF, for who asked for it, those who see its project and staff: lines, lead times, freight, GST both ways, validity.',
  input: z.object({ quoteId: RowId }),
  output: z.string().describe('The PDF'),
  example: { input: { quoteId: EXAMPLE_QUOTE_ID }, output: '%PDF-1.4' },
  errors: ['unauthorized', 'not_found', 'unavailable'],
  async run({ actor, config, db, now, printer, request }: QuoteContext, { quoteId }) {
    const { quote } = await readableQuote(db, actor, quoteId)
    const { business, quoteTerms } = config
    const quoter = { business: business[quote.locale], terms: quoteTerms[quote.locale] }
    const pdf = await printer.printPaper(quotePaper(quote, now, quoter), request.signal, {
      maxPages: 90,
      limitMs: 30_000,
    })
    return pdfResponse(pdf, `${quote.number}.pdf`)
  },
})
