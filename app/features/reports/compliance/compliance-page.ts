import { countText } from '@specify/core/text/count-text.ts'
import type { ComplianceTables } from '#app/features/content/compliance-file.server.ts'
import { reportPage, shownTable, type ReportPage, type TruncatedTable } from '../report-page.ts'
import type { EvidenceSchedule } from '../schedule.ts'
import type { ComplianceReport } from './compliance-report.ts'
import {
  formatDay,
  estimateTable,
  fixtureTable,
  meansTable,
  missingTable,
  roomFixtureTable,
  warningTable,
} from './compliance-tables.ts'
import { lineTable } from './product-table.ts'
import { sourceTexts } from './source-texts.ts'
import { assumptionParameters, type Assumption, type Assumptions } from './assumptions.ts'

const LINES_ON_PAGE = 100

export interface CompliancePage extends ReportPage {
  readonly dataOn: string
  readonly warnings: TruncatedTable
  readonly missing: TruncatedTable
  readonly means: TruncatedTable
  readonly lines: TruncatedTable
  readonly fixtures: TruncatedTable
  readonly roomFixtures: TruncatedTable
  readonly estimate: TruncatedTable
  readonly sources: readonly string[]
  readonly assumptions: Assumptions
  /** Address parameters, for links that keep them. */
  readonly typed: Readonly<Partial<Record<Assumption, string>>>
  readonly page: number
  readonly pages: number
}

interface Read {
  readonly schedule: EvidenceSchedule
  readonly report: ComplianceReport
  readonly dataOn: string
  readonly tables: ComplianceTables
  /** Starts at 1; beyond the last page, the last is shown. */
  readonly page: number
}

export function compliancePage({ schedule, report, dataOn, tables, page: requestedPage }: Read): CompliancePage {
  const { locale } = schedule.project
  const options = { locale, number: countText }
  const { totals, warnings, missing, assumptions } = report
  const lines = lineTable(report, options)
  const pages = Math.max(1, Math.ceil(lines.rows.length / LINES_ON_PAGE))
  const page = Math.min(requestedPage, pages)
  const ofPage = <Each>(rows: readonly Each[]) => rows.slice((page - 1) * LINES_ON_PAGE, page * LINES_ON_PAGE)
  const onPage = {
    ...lines,
    rows: ofPage(lines.rows),
    ...(lines.blanks && { blanks: { ...lines.blanks, rows: ofPage(lines.blanks.rows) } }),
  }
  const inCsv = 'in the CSV file'
  const flush = totals.averageFlush.litres
  return {
    ...reportPage(schedule, [
      { label: 'Pieces in all units', value: countText(totals.quantity) },
      { label: 'Warnings', value: countText(warnings.length), isWarning: warnings.length > 0 },
      { label: 'Not fully stated', value: countText(missing.length), isWarning: missing.length > 0 },
      ...totals.meanFlow.flatMap(({ label, litresPerMinute }) =>
        litresPerMinute === null ? [] : [{ label: `${label}, mean`, value: `${litresPerMinute} L/min` }],
      ),
      ...(flush === null ? [] : [{ label: 'WCs, average flush', value: `${flush} L` }]),
    ]),
    dataOn: formatDay(dataOn, locale),
    warnings: shownTable(warningTable(report), inCsv),
    missing: shownTable(missingTable(report), inCsv),
    means: shownTable(meansTable(report, options), inCsv),
    lines: shownTable(onPage, inCsv),
    fixtures: shownTable(fixtureTable(report, options), inCsv),
    roomFixtures: shownTable(roomFixtureTable(report, options), inCsv),
    estimate: shownTable(estimateTable(report, options), inCsv),
    sources: sourceTexts(tables, locale),
    assumptions,
    typed: assumptionParameters(assumptions),
    page,
    pages,
  }
}
