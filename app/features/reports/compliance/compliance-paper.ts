import type { Chunked } from '@specify/core/data/chunked.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { zonedTimeIn } from '@specify/core/market-time.ts'
import { MARKETS } from '@specify/core/market.ts'
import type { ComplianceTables } from '#app/features/content/compliance-file.server.ts'
import type { Paper } from '#app/platform/pdf/markup/paper.ts'
import { reportPaper } from '../report-paper.ts'
import { scheduleTitle, type EvidenceSchedule } from '../schedule.ts'
import type { ComplianceReport } from './compliance-report.ts'
import { sourceTexts } from './source-texts.ts'
import {
  formatDay,
  estimateTable,
  fixtureTable,
  meansTable,
  missingTable,
  roomFixtureTable,
  warningTable,
  WHAT_IT_IS_NOT,
} from './compliance-tables.ts'
import { lineTable } from './product-table.ts'

/** Widths in mm; null takes the rest. */
const WIDTHS = {
  warnings: [18, 28, 50, 28, null, 62],
  missing: [18, 28, 80, null],
  lines: [14, 24, 36, 34, 12, 20, 24, 20, 12, null, 19],
  resistantLines: [14, 24, 34, 30, 12, 20, 22, 20, 11, 21, null, 19],
  fixtures: [80, null, 28, 28],
  rooms: [60, 70, null, 28, 28],
  means: [null, 40, 30, 30],
  estimate: [40, null, 60],
} as const

interface CompliancePaper {
  readonly schedule: EvidenceSchedule
  readonly report: ComplianceReport
  readonly dataOn: string
  readonly tables: ComplianceTables
  readonly now: Date
}

/** Warnings and what is missing come first. */
export function compliancePaper({ schedule, report, dataOn, tables, now }: CompliancePaper): Chunked<Paper> {
  const { project, company } = schedule
  const { locale } = project
  const market = MARKETS[locale]
  const options = { locale, number: countText }
  const { lines, quantity } = report.totals
  const products = lineTable(report, options)
  return reportPaper({
    market,
    kind: 'Compliance and water report',
    projectName: project.projectName,
    title: scheduleTitle(schedule),
    notice: WHAT_IT_IS_NOT,
    facts: [
      { label: 'Project', value: scheduleTitle(schedule) },
      {
        label: 'Prepared by',
        value: ['token' in schedule.source ? '' : project.username, company].filter(Boolean).join(', '),
      },
      { label: 'Checked on', value: formatDay(dataOn, locale) },
      { label: 'Products', value: `${countText(quantity)} in ${countText(lines)} lines` },
      { label: 'Warnings', value: countText(report.warnings.length) },
      { label: 'Products with missing data', value: countText(report.missing.length) },
    ],
    printedAt: zonedTimeIn(market, now),
    tables: [
      warningTable(report),
      missingTable(report),
      meansTable(report, options),
      products,
      fixtureTable(report, options),
      roomFixtureTable(report, options),
      estimateTable(report, options),
      {
        key: 'sources',
        title: 'Tables that were used',
        about: '',
        columns: [{ text: 'Compared with' }],
        rows: sourceTexts(tables, locale).map((text) => [text]),
        empty: 'The operator of this site has given none.',
      },
    ],
    widths: products.columns.length > WIDTHS.lines.length ? { ...WIDTHS, lines: WIDTHS.resistantLines } : WIDTHS,
  })
}
