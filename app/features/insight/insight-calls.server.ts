import { z } from 'zod'
import { isoDayIn } from '@specify/core/market-time.ts'
import { toCsv } from '@specify/core/text/csv.ts'
import { isProjectType } from '@specify/schedule/model.ts'
import { api } from '#app/addresses/api.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { PERIOD_LABELS, STAGES, type InsightPeriod, type InsightScreenName, type Stage } from './insight-filter.ts'
import { readInsight } from './read-insight.server.ts'
import { tableCells, TABLES, type TableKey } from './tables/insight-table.ts'

type InsightContext = Pick<RequestContext & RequestMarket & RequestCatalogue, 'catalogue' | 'db' | 'locale' | 'now'>

const SCREEN_OF: Partial<Record<TableKey, InsightScreenName>> = {
  compared: 'compared',
  file: 'files',
  'file-type': 'files',
  step: 'search',
  opened: 'search',
}

export const insightFile = defineEndpoint({
  name: 'insight-file',
  path: api.insightCsv.template,
  group: 'Listings',
  method: 'GET',
  caller: { right: 'insight' },
  limitPerMinute: 20,
  summary:
    'How products are used: one table of numbers as a CSV file, at most 10,000 rows. No project or person is named.',
  input: z.object({
    table: z.enum(Object.keys(TABLES) as [TableKey, ...TableKey[]]),
    period: z.enum(Object.keys(PERIOD_LABELS) as [InsightPeriod, ...InsightPeriod[]]).default('365'),
    region: z.string().max(40).optional().describe('Region of projects, as projects have it'),
    kind: z.string().max(40).refine(isProjectType, 'is no kind of project').optional(),
    stage: z.enum(Object.keys(STAGES) as [Stage, ...Stage[]]).optional(),
  }),
  output: z.string().describe('The CSV'),
  example: { input: { table: 'brand', period: '90' }, output: 'Brand,Pieces' },
  errors: ['not_found'],
  async run(context: InsightContext, { table: key, period, region = null, kind = null, stage = null }) {
    const { locale, now } = context
    const show = SCREEN_OF[key] ?? 'specified'
    const tables = await readInsight(context, locale, { show, period, region, kind, stage })
    const table = tables.find((each) => each.key === key)!
    const name = `${key}-${locale}-${isoDayIn({ code: locale }, now)}.csv`
    return new Response(toCsv(tableCells({ ...table, rows: table.rows.slice(0, 10_000) })), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      },
    })
  },
})
