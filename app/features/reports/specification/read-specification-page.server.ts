import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { zonedTimeIn } from '@specify/core/market-time.ts'
import type { ScheduleSource } from '#app/addresses/routes.ts'
import type { ReportContext } from '../report-context.ts'
import { readSchedule } from '../read-schedule.server.ts'
import type { WorkSection } from './clauses.ts'
import { readSpecification } from './read-specification.server.ts'
import { findTemplate, ownOffice } from './template-store.server.ts'
import type { SpecificationTemplate } from './template.ts'

export interface SpecificationPage {
  readonly title: string
  readonly projectName: string
  readonly source: ScheduleSource
  readonly isOpen: boolean
  /** Sections on the page; files have all of them. */
  readonly sections: readonly WorkSection[]
  readonly clauses: number
  readonly left: number
  readonly template: SpecificationTemplate & { readonly version: number; readonly changed: string }
  readonly isOfCompany: boolean
}

const MAX_SHOWN = 12

interface PageRequest {
  readonly projectId: string
  readonly revisionId: string | null
  readonly isOpen: boolean
}

/** @throws AppError as `readSchedule`. */
export async function readSpecificationPage(
  context: ReportContext,
  { projectId, revisionId, isOpen }: PageRequest,
): Promise<SpecificationPage> {
  const specifier = assertSpecifier(context.actor)
  const schedule = await readSchedule(context, { projectId, ...(revisionId !== null && { revisionId }) })
  const { head, sections } = await readSpecification(context, schedule, isOpen)
  const clauses = sections.reduce((sum, section) => sum + section.clauses.length, 0)
  const { changedBy, changedAt, ...template } = await findTemplate(context.db, ownOffice(specifier))
  const changed = changedAt
    ? `Changed by ${changedBy}, ${zonedTimeIn({ code: schedule.project.locale }, changedAt)}`
    : ''
  return {
    title: head.title,
    projectName: schedule.project.projectName,
    source: schedule.source,
    isOpen,
    sections: firstClauses(sections),
    clauses,
    left: Math.max(0, clauses - MAX_SHOWN),
    template: { ...template, changed },
    isOfCompany: specifier.company !== null,
  }
}

function firstClauses(sections: readonly WorkSection[]): WorkSection[] {
  let free = MAX_SHOWN
  return sections.flatMap((section) => {
    const clauses = section.clauses.slice(0, free)
    free -= clauses.length
    return clauses.length > 0 ? [{ ...section, clauses }] : []
  })
}
