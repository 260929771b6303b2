import { callAction, type CallAction } from '#app/ui/loading/call-action.ts'
import { failureText, isSignedOut } from '#app/ui/loading/failure-text.ts'
import { signalSessionEnd } from '#app/ui/browser/session-end.ts'

/** A failure is logged to the console as well; where the session has ended, the sign-in dialog opens. */
export const callCart: CallAction = async (name, input, locale) => {
  const outcome = await callAction(name, input, locale)
  if (outcome.kind !== 'done') {
    console.warn(`${name}: ${failureText(outcome)}`)
    if (isSignedOut(outcome)) signalSessionEnd()
  }
  return outcome
}
