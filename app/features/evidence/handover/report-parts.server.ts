import { runInTurns } from '#app/platform/run-in-turns.server.ts'
import { accessOf } from '../access/access-of.server.ts'
import { accessPaper } from '../access/access-paper.ts'
import { complianceOf } from '../compliance/compliance-of.server.ts'
import { compliancePaper } from '../compliance/compliance-paper.ts'
import { NO_ASSUMPTIONS } from '../compliance/assumptions.ts'
import type { EvidenceContext } from '../evidence-context.ts'
import type { EvidenceSchedule } from '../schedule.ts'

type ReportContext = Pick<EvidenceContext, 'content' | 'printer'>

const BOUNDS = { maxPages: 400, limitMs: 120_000 }

/** The compliance report as PDF, without a use estimate: nothing is assumed. */
export async function makeCompliancePdf(
  { content, printer }: ReportContext,
  schedule: EvidenceSchedule,
  signal: AbortSignal,
): Promise<Buffer> {
  const { report, dataOn } = await complianceOf(schedule, NO_ASSUMPTIONS, { content })
  const paper = compliancePaper({ schedule, report, dataOn, tables: content.compliance, now: new Date() })
  return printer.printPaper(await runInTurns(paper), signal, BOUNDS)
}

export async function makeAccessPdf(
  { content, printer }: ReportContext,
  schedule: EvidenceSchedule,
  signal: AbortSignal,
): Promise<Buffer> {
  const { view, dataOn } = await accessOf(schedule, { content })
  const paper = accessPaper({ schedule, view, dataOn, now: new Date() })
  return printer.printPaper(await runInTurns(paper), signal, BOUNDS)
}
