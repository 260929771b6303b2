import type { BuilderProject } from '#app/features/projects/builder/builder-project.ts'
import { shareLink } from '../export-names.ts'
import type { ExportNotes } from '../summary-csv.ts'
import type { Summary } from '../summary.ts'
import type { SummaryStepData } from './summary-step.tsx'

/** What everything that leaves a project is made of. */
export interface SummarySource {
  readonly locale: string
  readonly project: BuilderProject
  readonly data: SummaryStepData
  readonly summary: Summary
  readonly isLandscape: boolean
}

const DATE_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** Date and time where the reader is: `22 Nov 2026, 13:05`. */
export function localDateTime(at: Date): string {
  return DATE_TIME.format(at)
}

/** The address of the shared summary, below the origin of this page. */
export function linkOf({ locale, project, data }: SummarySource): string {
  return shareLink(location.origin, locale, project.projectId, data.company)
}

/** What an export says of itself. */
export function notesOf(source: SummarySource, now: Date): ExportNotes {
  const { project, data } = source
  return {
    projectName: project.projectName,
    projectVersion: project.projectVersion,
    exportedAt: localDateTime(now),
    link: linkOf(source),
    priceBasis: data.priceBasis,
  }
}
