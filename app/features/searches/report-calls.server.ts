import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { toCsv } from '@specify/core/text/csv.ts'
import { isoDayIn } from '@specify/core/market-time.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { readSearchReport } from './queries.server.ts'
import { REPORT_DAYS, REPORT_KINDS, reportRows, type ReportKind } from './search-report.ts'

type ReportContext = Pick<RequestContext & RequestMarket, 'db' | 'locale' | 'now'>

const MOST_ROWS = 1_000

const KINDS = Object.keys(REPORT_KINDS) as [ReportKind, ...ReportKind[]]
const ReportInput = z.object({
  kind: z
    .enum(KINDS)
    .default('nothing')
    .describe(
      'Searches that found nothing, that words were given up of, of which nothing was opened, codes, or all of them',
    ),
  days: z
    .literal([...REPORT_DAYS])
    .default(30)
    .describe('The period in days, which ends today'),
})

export const searchReport = defineEndpoint({
  name: 'search-report',
  path: api.searches.template,
  group: 'Listings',
  method: 'GET',
  caller: { right: 'insight' },
  limitPerMinute: 60,
  summary: 'What was searched for, the most frequent first, at most 1,000 texts.',
  input: ReportInput,
  output: z.object({
    total: z.int().describe('Texts of this kind, also those past the limit'),
    rows: z.array(
      z.object({
        text: z.string(),
        searches: z.int(),
        hits: z.int().describe('Products that the last search found'),
        understood: z.array(z.string()).describe('As kind:value'),
        givenUp: z.array(z.string()).describe('Phrases that the products were found without'),
        clicked: z.array(z.string()).describe('SKUs of products that were opened, the most opened first'),
        lastDay: z.iso.date(),
      }),
    ),
  }),
  example: {
    input: { kind: 'given-up', days: 30 },
    output: {
      total: 1,
      rows: [
        {
          text: 'black basin mixer zebra',
          searches: 4,
          hits: 31,
          understood: ['product-types:Basin mixers', 'colour:Matte Black (+1)'],
          givenUp: ['zebra'],
          clicked: ['96340B6AF'],
          lastDay: '2026-11-22',
        },
      ],
    },
  },
  errors: ['not_found'],
  async run({ db, locale, now }: ReportContext, { kind, days }) {
    return readSearchReport(db, { locale, kind, days, limit: MOST_ROWS }, now)
  },
})

export const searchReportFile = defineEndpoint({
  name: 'search-report-file',
  path: api.searchesCsv.template,
  group: 'Listings',
  method: 'GET',
  caller: { right: 'insight' },
  limitPerMinute: 20,
  summary: 'The same as a CSV file.',
  input: ReportInput,
  output: z.string().describe('The CSV'),
  example: {
    input: { kind: 'nothing', days: 30 },
    output: 'search,times,results,understood,given up,opened,last day',
  },
  errors: ['not_found'],
  async run({ db, locale, now }: ReportContext, { kind, days }) {
    const report = await readSearchReport(db, { locale, kind, days, limit: MOST_ROWS }, now)
    const name = `searches-${locale}-${kind}-${isoDayIn({ code: locale }, now)}.csv`
    return new Response(toCsv(reportRows(report)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      },
    })
  },
})
