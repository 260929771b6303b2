import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { pdfResponse } from '#app/features/exports/calls/pdf-response.server.ts'
import { dateIn } from '@specify/core/market-time.ts'
import { MARKETS } from '@specify/core/market.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { ReportContext } from '../report-context.ts'
import { readStatement } from './read-statement.server.ts'
import { statementPaper } from './statement-paper.ts'

const Rows = z.array(z.object({ label: z.string(), value: z.string().nullable().describe('Null: not stated') }))

const Statement = z
  .object({
    sku: z.string(),
    name: z.string(),
    path: z.string().describe('Of the product, from the market'),
    identity: Rows,
    texts: Rows,
    clauses: z.array(z.string()),
    manufacturer: Rows.nullable(),
    importer: Rows.nullable(),
    documents: z.array(z.object({ label: z.string(), url: z.string() })),
    missing: z.array(z.string()).describe('Headings under which nothing is stated'),
  })
  .meta({ id: 'BuildingStatement' })

export const buildingProductInformation = defineEndpoint({
  name: 'building-product-information',
  path: api.buildingProduct.template,
  group: 'Exports',
  method: 'GET',
  caller: 'anybody',
  limit: { perMinute: 60, by: 'address' },
  summary:
    'New Zealand: what is stated of a code under the Building Product Information Requirements, as JSON or PDF. Other markets answer 404.',
  input: z.object({ code: z.string().trim().min(1).max(64), format: z.enum(['json', 'pdf']).default('json') }),
  output: Statement,
  example: {
    input: { code: '96340C6AF', format: 'json' },
    output: {
      sku: '96340C6AF',
      name: 'Basin Mixer',
      path: 'product/96340C6AF-basin-mixer/',
      identity: [{ label: 'Code', value: '96340C6AF' }],
      texts: [{ label: 'Limitations on use', value: null }],
      clauses: ['G12 Water supplies'],
      manufacturer: null,
      importer: null,
      documents: [],
      missing: ['Limitations on use', 'Manufacturer'],
    },
  },
  errors: ['not_found', 'too_many_requests', 'unavailable'],
  async run(context: ReportContext, { code, format }) {
    const { config, locale, now, printer, request } = context
    const statement = readStatement(context, locale, code)
    if (format === 'json') return statement
    const market = MARKETS[locale]
    const paper = statementPaper({ market, statement, date: dateIn(market, now), publicUrl: config.publicUrl })
    const pdf = await printer.printPaper(paper, request.signal, { maxPages: 40, limitMs: 30_000 })
    return pdfResponse(pdf, `${statement.sku} building product information.pdf`)
  },
})
