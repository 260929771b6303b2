import { ERROR_TEXT } from '#app/core/error-text.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { isUnreadable, type ActionOutcome } from '#app/ui/call-action.ts'
import type { ListedProject } from './project-dashboard.server.ts'

/** What is said where a call throws, or its answer cannot be read. */
export const PROJECT_FALLBACKS = {
  create: 'Failed to create project',
  update: 'Failed to update project',
  delete: 'Failed to delete project',
  suggest: 'Failed to suggest username',
} as const
export type ProjectFallback = (typeof PROJECT_FALLBACKS)[keyof typeof PROJECT_FALLBACKS]

/** What can be done to a listed project besides looking at it. */
export type ProjectAction = 'delete' | 'close' | 'open'

export const ACTION_DONE: Record<ProjectAction, string> = {
  delete: 'Project deleted successfully.',
  close: 'Project closed successfully.',
  open: 'Project opened successfully.',
}

/** The call that does it, with its input. */
export function projectActionCall(action: ProjectAction, { shoppingListId, version }: ListedProject) {
  if (action === 'delete') return { name: 'projectBuilder/deleteProject', input: { id: shoppingListId, version } }
  const status = action === 'close' ? 'closed' : 'open'
  return { name: 'projectBuilder/updateProjectStatus', input: { shoppingListId, version, fieldName: 'status', status } }
}

/** What a call came to that did not do what it was asked. */
export type Failure = Exclude<ActionOutcome<never>, { kind: 'done' }>

/** Whether the list shows something else than what is there now. */
export function isOutdated(failure: Failure): boolean {
  return failure.kind === 'refused' && [404, 409].includes(failure.refusal.status)
}

/** Whether signing in helps. */
export function isSignedOut(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.refusal.status === 401
}

/** What somebody is told whose change was not made. */
export function projectActionFailure(failure: Failure, action: ProjectAction, { projectName }: ListedProject): string {
  if (isUnreadable(failure)) return PROJECT_FALLBACKS[action === 'delete' ? 'delete' : 'update']
  if (failure.kind === 'refused' && failure.refusal.status === 409)
    return `${projectName} has been changed since this list was loaded. The list is up to date now: please try again.`
  return listFailure(failure)
}

/** What somebody is told whose list did not come. */
export function listFailure(failure: Failure): string {
  if (failure.kind === 'offline') return ERROR_TEXT['error.no.internet']
  if (isSignedOut(failure)) return 'Your session has ended. Please sign in again.'
  return failure.refusal.message || 'Something went wrong!'
}

/** What the server has against a copy, without the word that some answers begin with. */
export function cloneFailure(failure: Failure): string {
  if (failure.kind === 'offline') return ERROR_TEXT['error.no.internet']
  if (isUnreadable(failure)) return PROJECT_FALLBACKS.create
  return failure.refusal.message.replace(/^Error:\s*/, '') || 'Something went wrong!'
}

/** What somebody is told whose search for a user brought nothing. */
export function suggestFailure(failure: Failure): string {
  if (failure.kind === 'offline') return 'Users could not be searched. Please check your connection.'
  return (!isUnreadable(failure) && failure.refusal.message) || PROJECT_FALLBACKS.suggest
}

/** The address of a project, to look at or to edit. */
export function projectHref(locale: Locale, mode: 'view' | 'edit', { shoppingListId }: ListedProject): string {
  return `/${locale}/project-builder/${mode}/?projectId=${shoppingListId}`
}
