import { noteBlanks } from '../note-blanks.server.ts'
import type { ReportContext } from '../report-context.ts'
import type { EvidenceLine, EvidenceSchedule } from '../schedule.ts'
import { listedCodes } from './access-page.ts'
import { roomBlanks } from './access-tables.ts'
import type { AccessView } from './access-view.ts'

export function noteAccessBlanks(
  context: Pick<ReportContext, 'actor' | 'blankDemand' | 'catalogue'>,
  schedule: EvidenceSchedule,
  lines: readonly EvidenceLine[],
  { rooms }: AccessView,
): void {
  const listed = listedCodes(lines)
  noteBlanks(
    context,
    schedule,
    lines,
    rooms.flatMap((room) => roomBlanks(room, listed).flat()),
  )
}
