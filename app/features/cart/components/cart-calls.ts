import { callAction, type CallOutcome } from '#app/ui/call-action.ts'
import { failureText } from '#app/ui/failure-text.ts'

/** A failure is logged to the console as well. */
export async function callCart<Answer extends object>(
  name: string,
  input: object,
  locale: string,
): Promise<CallOutcome<Answer>> {
  const outcome = await callAction<Answer>(name, input, locale)
  if (outcome.kind !== 'done') console.warn(`${name}: ${failureText(outcome)}`)
  return outcome
}
