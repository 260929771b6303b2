import { failureText } from '#app/features/accounts/account-answers.ts'
import { callAction } from '#app/ui/call-action.ts'

/** What came of a call: its answer, or why there is none, in words for people. */
export type CallResult<Answer> =
  | { readonly answer: Answer; readonly problem: null }
  | {
      readonly answer: null
      readonly problem: string
      /** No answer came, or none of use: nobody knows whether it was done. */
      readonly isUncertain: boolean
    }

/** Sends an action of carts, wishlists or orders. What fails is logged to the console as well. */
export async function callCart<Answer extends object>(
  name: string,
  input: object,
  locale: string,
): Promise<CallResult<Answer>> {
  const outcome = await callAction<Answer>(name, input, locale)
  if (outcome.kind === 'done') return { answer: outcome.answer, problem: null }
  const problem = failureText(outcome)
  console.warn(`${name}: ${problem}`)
  return { answer: null, problem, isUncertain: outcome.kind === 'offline' || outcome.refusal.status >= 500 }
}
