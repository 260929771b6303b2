import { callAction, type CallOutcome } from '#app/ui/call-action.ts'
import { failureText, isSignedOut } from '#app/ui/failure-text.ts'
import { signalSessionEnd } from '#app/ui/session-end.ts'

/** A failure is logged to the console as well; where the session has ended, the sign-in dialog opens. */
export async function callCart<Answer extends object>(
  name: string,
  input: object,
  locale: string,
): Promise<CallOutcome<Answer>> {
  const outcome = await callAction<Answer>(name, input, locale)
  if (outcome.kind !== 'done') {
    console.warn(`${name}: ${failureText(outcome)}`)
    if (isSignedOut(outcome)) signalSessionEnd()
  }
  return outcome
}
