import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { accessOf } from '#app/features/reports/access/access-of.server.ts'
import { accessPaper } from '#app/features/reports/access/access-paper.ts'
import { complianceOf } from '#app/features/reports/compliance/compliance-of.server.ts'
import { compliancePaper } from '#app/features/reports/compliance/compliance-paper.ts'
import { NO_ASSUMPTIONS } from '#app/features/reports/compliance/assumptions.ts'
import type { HandoverContext } from '#app/features/handover/handover-context.ts'
import type { EvidenceSchedule } from '#app/features/reports/schedule.ts'

type PartsContext = Pick<HandoverContext, 'content' | 'printer'>

const BOUNDS = { maxPages: 400, limitMs: 120_000 }

/** The compliance report as PDF, without a use estimate: nothing is assumed. */
export async function makeCompliancePdf(
  { content, printer }: PartsContext,
  schedule: EvidenceSchedule,
  signal: AbortSignal,
): Promise<Buffer> {
  const { report, dataOn } = await complianceOf(schedule, NO_ASSUMPTIONS, { content })
  const paper = compliancePaper({ schedule, report, dataOn, tables: content.compliance, now: new Date() })
  return printer.printPaper(await runInTurns(paper), signal, BOUNDS)
}

export async function makeAccessPdf(
  { content, printer }: PartsContext,
  schedule: EvidenceSchedule,
  signal: AbortSignal,
): Promise<Buffer> {
  const { view, dataOn } = await accessOf(schedule, { content })
  const paper = accessPaper({ schedule, view, dataOn, now: new Date() })
  return printer.printPaper(await runInTurns(paper), signal, BOUNDS)
}
