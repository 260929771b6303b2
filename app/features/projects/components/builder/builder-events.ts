import { ERROR_TEXT } from '#app/core/error-text.ts'
import { sentenceOfSignIn, type SignedInAgain } from '#app/features/accounts/signed-in-again.ts'
import type { BuilderProject } from '../../builder/builder-project.ts'
import { isUnreadable } from '#app/ui/call-action.ts'
import type { ProjectFallback } from '../../listed-project.ts'
import type { ProjectOutcome } from './project-calls.ts'

const TRY_LATER = 'Something went wrong. Please try again later.'

/** What else is to be done about what happens in the builder. */
export interface BuilderEvents {
  readonly onCreated: (project: BuilderProject) => void
  readonly onUpdated: (project: BuilderProject) => void
  /** The session has ended: opens the sign-in dialog, and answers once it is closed. */
  readonly onSignedOut: () => Promise<SignedInAgain>
}

/** Sends a call; where the session has ended, once more when the same person has signed in again. */
export async function afterSignIn(
  send: () => Promise<ProjectOutcome>,
  { onSignedOut }: Pick<BuilderEvents, 'onSignedOut'>,
): Promise<ProjectOutcome> {
  const outcome = await send()
  if (outcome.kind !== 'refused' || outcome.refusal.status !== 401) return outcome
  const again = await onSignedOut()
  if (again.kind === 'same') return send()
  return { kind: 'refused', refusal: { ...outcome.refusal, message: sentenceOfSignIn(again) } }
}

/** What somebody is told about a call that did not work. */
export function failureOf(
  outcome: Exclude<ProjectOutcome, { kind: 'done' }>,
  fallback: ProjectFallback,
): { form: string; fields?: Readonly<Record<string, string>> } {
  if (outcome.kind === 'offline') return { form: ERROR_TEXT['error.no.internet'] }
  const { status, message, fields } = outcome.refusal
  if (isUnreadable(outcome) && status !== 401) return { form: fallback }
  if (Object.keys(fields).length > 0) return { form: message, fields }
  return { form: status < 500 && message !== '' ? message : TRY_LATER }
}
