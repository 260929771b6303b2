import { isoDayIn } from '@specify/core/market-time.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { ReportContext } from '../report-context.ts'
import { readLines } from '../read-lines.server.ts'
import type { EvidenceLine, EvidenceSchedule } from '../schedule.ts'
import { complianceReport, type ComplianceReport } from './compliance-report.ts'
import type { Assumptions } from './assumptions.ts'

interface ComplianceOf {
  readonly schedule: EvidenceSchedule
  readonly lines: readonly EvidenceLine[]
  readonly report: ComplianceReport
  /** ISO day of the products' data. */
  readonly dataOn: string
}

export async function complianceOf(
  schedule: EvidenceSchedule,
  assumptions: Assumptions,
  { content }: Pick<ReportContext, 'content'>,
): Promise<ComplianceOf> {
  const { locale } = schedule.project
  const dataOn = isoDayIn({ code: locale }, schedule.dataAt)
  const options = { tables: content.compliance, locale, day: dataOn }
  const lines = await readLines(schedule)
  const report = await runInTurns(complianceReport(lines, options, assumptions))
  return { schedule, lines, report, dataOn }
}
