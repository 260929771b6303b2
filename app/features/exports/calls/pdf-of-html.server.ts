import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { MARKETS } from '@specify/core/market.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { codeOfFileName } from '#app/platform/pdf/markup/file-name.ts'
import type { ExportContext } from '../export-context.ts'
import { productSheet } from '../papers/product-sheet.ts'
import { readProductSheet } from '../papers/read-product-sheet.server.ts'
import { pdfResponse } from './pdf-response.server.ts'
import { dateIn } from '@specify/core/market-time.ts'

const MAX_BODY_BYTES = 5 * 1024 * 1024

const PdfRequest = z.object({
  html: z.string().trim().min(1),
  /** The page keeps to narrow margins. */
  noPageMargins: z.boolean().default(false),
  /** File name to use: `{sku}_{item-name}.pdf`. */
  fileName: z.string().trim().max(300).default('document.pdf'),
  /** Stands in the header; otherwise taken from the file name. */
  code: z.string().trim().max(60).optional(),
  sku: z
    .string()
    .trim()
    .max(64)
    .optional()
    .describe('A product that the caller may see: its sheet, made of the catalogue, is printed instead of `html`'),
})

type PdfContext = Pick<ExportContext, 'catalogue' | 'config' | 'locale' | 'now' | 'printer' | 'request' | 'visibility'>

/** HTML in, PDF out, for any visitor of this site; of a product its sheet. */
export const pdfMyHtml = defineEndpoint({
  name: 'pdf-my-html',
  path: api.pdfMyHtml.template,
  group: 'Exports',
  method: 'POST',
  caller: 'public',
  limit: { perMinute: 20, isFirst: true },
  maxBodyBytes: MAX_BODY_BYTES,
  summary: 'Prints HTML of a page of this site, or the sheet of a product. Answers the PDF.',
  input: PdfRequest,
  output: z.string().describe('The PDF'),
  example: {
    input: { html: '<h1>Liano II Basin Mixer</h1>', noPageMargins: true, fileName: '96340C6AF_liano.pdf' },
    output: '%PDF-1.4',
  },
  errors: ['unavailable'],
  async run(context: PdfContext, { html, noPageMargins, fileName, code, sku }) {
    const { config, locale, now, printer, request } = context
    const sheet = sku === undefined ? null : readProductSheet(sku, context)
    if (sheet) return pdfResponse(await printer.printPaper(productSheet(sheet), request.signal), fileName)
    const market = MARKETS[locale]
    const order = {
      html,
      noPageMargins,
      language: market.language,
      code: code ?? codeOfFileName(fileName) ?? '',
      address: pageOf(request, config.publicUrl),
      date: dateIn(market, now),
      origin: request.headers.get('origin'),
    }
    return pdfResponse(await printer.print(order, request.signal), fileName)
  },
})

/** The public address of the page that calls, without its query; empty where the browser does not name it. */
function pageOf(request: Request, publicUrl: string): string {
  const referrer = request.headers.get('referer')
  if (referrer === null || !URL.canParse(referrer)) return ''
  const { origin, pathname } = new URL(referrer)
  return origin === request.headers.get('origin') ? `${publicUrl}${pathname}`.slice(0, 300) : ''
}
