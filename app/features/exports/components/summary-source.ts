import type { BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import { zonedTimeIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { NOT_SHARED, shareLink } from '../export-names.ts'
import type { ExportNotes } from '../sheets/summary-csv.ts'
import type { Summary } from '../summary/summary.ts'
import type { SummaryStepData } from './summary-step-data.ts'

/** Inputs of every export. */
export interface SummarySource {
  readonly locale: Locale
  readonly project: BuilderProject
  readonly data: SummaryStepData
  readonly summary: Summary
  readonly isLandscape: boolean
  /** The summary is public to everyone with the link. */
  readonly isShared: boolean
}

/** The address of the shared summary, below the origin of this page. */
export function linkOf({ locale, project, data }: SummarySource): string {
  return shareLink(location.origin, locale, project.projectId, data.company)
}

export function notesOf(source: SummarySource, now: Date): ExportNotes {
  const { project, data, locale } = source
  return {
    projectName: project.projectName,
    projectVersion: project.projectVersion,
    exportedAt: zonedTimeIn({ code: locale }, now),
    link: source.isShared ? linkOf(source) : NOT_SHARED,
    priceBasis: data.priceBasis,
  }
}
