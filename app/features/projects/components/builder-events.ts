import { ERROR_TEXT } from '#app/core/error-text.ts'
import type { BuilderProject } from '../builder/builder-project.ts'
import { isUnreadable } from '#app/ui/call-action.ts'
import type { ProjectFallback } from '../listed-project.ts'
import type { ProjectOutcome } from './project-calls.ts'

const TRY_LATER = 'Something went wrong. Please try again later.'

/** What else is to be done about what happens in the builder. */
export interface BuilderEvents {
  readonly onCreated: (project: BuilderProject) => void
  readonly onUpdated: (project: BuilderProject) => void
  /** The session has ended: opens the sign-in dialog. */
  readonly onSignedOut: () => Promise<void>
}

/** What somebody is told about a call that did not work. */
export async function failureOf(
  outcome: Exclude<ProjectOutcome, { kind: 'done' }>,
  { onSignedOut }: BuilderEvents,
  fallback: ProjectFallback,
): Promise<{ form: string; fields?: Readonly<Record<string, string>> }> {
  if (outcome.kind === 'offline') return { form: ERROR_TEXT['error.no.internet'] }
  const { status, message, fields } = outcome.refusal
  if (status === 401) {
    await onSignedOut()
    return { form: 'Please sign in again to save.' }
  }
  if (isUnreadable(outcome)) return { form: fallback }
  if (Object.keys(fields).length > 0) return { form: message, fields }
  return { form: status < 500 && message !== '' ? message : TRY_LATER }
}
