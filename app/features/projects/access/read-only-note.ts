import type { ProjectRight } from './access.ts'

/**
 * Says why a reader cannot change a project and who owns it; empty where they can. Staff have no right of their own.
 */
export function readOnlyNote(right: ProjectRight | null, owner: string): string {
  if (right === 'own' || right === 'edit') return ''
  if (right === null)
    return owner === '' ? 'View only: this is a customer’s project.' : `View only: this is a project of ${owner}.`
  const [by, ask] = owner === '' ? ['your company', 'an admin of your company'] : [owner, owner]
  return `View only: shared with you by ${by}. You can copy and export it; to change it, ask ${ask}.`
}
