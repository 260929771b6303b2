import { isUnreadable, type CallFailure } from '#app/ui/loading/call-action.ts'
import { failureText } from '#app/ui/loading/failure-text.ts'
import type { ProjectStatus } from '@specify/schedule/model.ts'
import type { ListedProject } from '../store/project-dashboard.server.ts'

/** Sentences for calls without a readable answer. */
export const PROJECT_FALLBACKS = {
  create: 'Failed to create project',
  update: 'Failed to update project',
  delete: 'Failed to delete project',
  suggest: 'Failed to suggest username',
} as const
export type ProjectFallback = (typeof PROJECT_FALLBACKS)[keyof typeof PROJECT_FALLBACKS]

export type ProjectAction = 'delete' | 'close' | 'open'

export const ACTION_DONE: Record<ProjectAction, string> = {
  delete: 'Project deleted successfully.',
  close: 'Project closed successfully.',
  open: 'Project opened successfully.',
}

const STATUS_AFTER = { close: 'closed', open: 'open' } as const satisfies Record<
  Exclude<ProjectAction, 'delete'>,
  ProjectStatus
>

/** The action that the menu offers for a project of each status. */
export const ACTION_FOR_STATUS: Readonly<Record<ProjectStatus, { action: keyof typeof STATUS_AFTER; label: string }>> =
  {
    open: { action: 'close', label: 'Close' },
    closed: { action: 'open', label: 'Open' },
  }

export function projectActionCall(action: ProjectAction, { shoppingListId, version }: ListedProject) {
  if (action === 'delete')
    return { name: 'projectBuilder/deleteProject', input: { id: shoppingListId, version } } as const
  const status = STATUS_AFTER[action]
  return {
    name: 'projectBuilder/updateProjectStatus',
    input: { shoppingListId, version, fieldName: 'status', status },
  } as const
}

export function isOutdated(failure: CallFailure): boolean {
  return failure.kind === 'refused' && [404, 409].includes(failure.refusal.status)
}

const SESSION_ENDED = { unauthorized: 'Your session has ended. Please sign in again.' }

export function projectActionFailure(
  failure: CallFailure,
  action: ProjectAction,
  { projectName }: Pick<ListedProject, 'projectName'>,
): string {
  if (isUnreadable(failure)) return PROJECT_FALLBACKS[action === 'delete' ? 'delete' : 'update']
  const conflict = `${projectName} has been changed since this list was loaded. The list is up to date now: please try again.`
  return failureText(failure, { byCode: { ...SESSION_ENDED, conflict } })
}

export function listFailure(failure: CallFailure): string {
  return failureText(failure, { byCode: SESSION_ENDED })
}

export function cloneFailure(failure: CallFailure): string {
  const text = failureText(failure, isUnreadable(failure) ? { fallback: PROJECT_FALLBACKS.create } : {})
  return text.replace(/^Error:\s*/, '')
}

export function suggestFailure(failure: CallFailure): string {
  return failureText(failure, {
    fallback: PROJECT_FALLBACKS.suggest,
    offline: 'Users could not be searched. Please check your connection.',
  })
}
