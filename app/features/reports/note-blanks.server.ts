import type { BlankField } from '#app/features/catalogue/blanks/blank-fields.ts'
import { toBlank } from '#app/features/catalogue/blanks/blank-demand.ts'
import { mayEdit } from '#app/features/projects/access/access.ts'
import type { ReportContext } from './report-context.ts'
import type { EvidenceLine, EvidenceSchedule } from './schedule.ts'

type NotingContext = Pick<ReportContext, 'actor' | 'blankDemand' | 'catalogue'>

export interface ShownBlank {
  readonly sku: string
  readonly field: BlankField
}

/**
 * Counts what a report shows as not stated, for the project that it is of. Only people who work on the project make it
 * wait: neither its recipients, nor staff who look at it, nor a revision, which is of another day.
 */
export function noteBlanks(
  { actor, blankDemand, catalogue }: NotingContext,
  { project, revision, source }: EvidenceSchedule,
  lines: readonly EvidenceLine[],
  shown: readonly ShownBlank[],
): void {
  if (shown.length === 0 || revision !== null || 'token' in source || !mayEdit(actor, project)) return
  const { locale, projectId } = project
  const pieces = new Map<string, number>()
  const listed = new Map<string, EvidenceLine['listed']>()
  for (const line of lines) {
    if (line.free) continue
    pieces.set(line.sku, (pieces.get(line.sku) ?? 0) + line.totalQuantity)
    listed.set(line.sku, line.listed)
  }
  const blanks = shown.flatMap(({ sku, field }) => {
    const product = listed.get(sku)
    // Named by another spelling of its code in the project.
    return product ? [{ ...toBlank(product, field, locale), sku }] : []
  })
  blankDemand.add({ projectId, locale, generation: catalogue.generation.id, pieces, blanks })
}
