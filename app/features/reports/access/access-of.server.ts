import { isoDayIn } from '@specify/core/market-time.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { ReportContext } from '../report-context.ts'
import { readLines } from '../read-lines.server.ts'
import type { EvidenceLine, EvidenceSchedule } from '../schedule.ts'
import { accessView, type AccessView } from './access-view.ts'

interface AccessOf {
  readonly schedule: EvidenceSchedule
  readonly lines: readonly EvidenceLine[]
  readonly view: AccessView
  /** ISO day of the products' data. */
  readonly dataOn: string
}

export async function accessOf(
  schedule: EvidenceSchedule,
  { content }: Pick<ReportContext, 'content'>,
): Promise<AccessOf> {
  const { locale } = schedule.project
  const { compliance, roomRules } = content
  const lines = await readLines(schedule)
  const view = await runInTurns(accessView(lines, compliance, { ...roomRules, locale }))
  return { schedule, lines, view, dataOn: isoDayIn({ code: schedule.project.locale }, schedule.dataAt) }
}
