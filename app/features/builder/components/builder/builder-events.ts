import { sentenceOfSignIn, type SignedInAgain } from '#app/features/accounts/sign-in/signed-in-again.ts'
import type { BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import { isUnreadable, type CallFailure } from '#app/ui/loading/call-action.ts'
import { failureText } from '#app/ui/loading/failure-text.ts'
import type { ProjectFallback } from '#app/features/projects/list/listed-project.ts'
import type { ProjectOutcome } from './project-calls.ts'

const TRY_LATER = 'Something went wrong. Please try again later.'

export interface BuilderEvents {
  readonly onCreated: (project: BuilderProject) => void
  readonly onUpdated: (project: BuilderProject) => void
  /** The session has ended: opens the sign-in dialog, and resolves once it is closed. */
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

export function failureOf(
  failure: CallFailure,
  fallback: ProjectFallback,
): { form: string; fields?: Readonly<Record<string, string>> } {
  if (failure.kind === 'refused' && failure.refusal.status >= 500 && !isUnreadable(failure)) return { form: TRY_LATER }
  const form = failureText(failure, { fallback: isUnreadable(failure) ? fallback : TRY_LATER })
  const fields = failure.kind === 'refused' ? failure.refusal.fields : {}
  return Object.keys(fields).length > 0 ? { form, fields } : { form }
}
