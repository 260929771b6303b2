import { countOf } from '@specify/core/text/count-text.ts'
import { dateIn } from '@specify/core/market-time.ts'
import type { EvidenceSchedule } from '#app/features/reports/schedule.ts'
import { ARRANGEMENTS, INCLUDED, type HandoverOrder } from '../handover-order.ts'
import type { PackagePlan } from './package-plan.ts'

/** Below the title of the page in it. */
export function aboutLines({ project, revision, company }: EvidenceSchedule): string[] {
  const market = { code: project.locale }
  const state = revision
    ? `Revision ${revision.label}, ${revision.purpose}, ${dateIn(market, revision.issuedAt)}`
    : `As it stood, last changed ${dateIn(market, project.changedAt)}`
  return [state, [company, project.projectLocation].filter(Boolean).join(', ')].filter(Boolean)
}

/** Describes an order in the list. */
export function aboutText({ by, include, kinds }: HandoverOrder, { files }: PackagePlan): string {
  const others = (Object.keys(INCLUDED) as (keyof typeof INCLUDED)[]).filter((name) => include[name])
  const what = [
    `${countOf(files.length, 'file')} of ${countOf(kinds.length, 'kind')}`,
    ...others.map((name) => INCLUDED[name]),
  ]
  return `${ARRANGEMENTS[by]}: ${what.join(', ')}`
}
