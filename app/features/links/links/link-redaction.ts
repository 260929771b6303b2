import { NO_CUSTOMER, type Project } from '@specify/schedule/model.ts'
import type { ChangeKind } from '#app/features/revisions/compare-schedules.ts'
import type { LinkRights } from '#app/features/projects/access/link-rights.ts'

export function withoutCustomer(project: Project): Project {
  return { ...project, customer: NO_CUSTOMER, opportunityNumber: '' }
}

/** A mark for a change of what is not shown would tell of it. */
export function hiddenChanges({ prices, notes }: LinkRights): ChangeKind[] {
  return [...(prices ? [] : ['price' as const]), ...(notes ? [] : ['note' as const])]
}
