import type { Locale } from '@specify/core/market.ts'
import type { CallAction } from '#app/ui/loading/call-action.ts'
import { problemOf } from '#app/ui/loading/failure-text.ts'
import type { FormProblems } from '#app/ui/fields/form-problems.ts'

/** A feedback message is a remark, not a letter. */
export const MAX_FEEDBACK_LENGTH = 300

export const FEEDBACK_SENT = 'Thank you. Your feedback has been sent.'

interface Feedback {
  readonly message: string
  /** The path of the page that it is about; empty where that is not known. */
  readonly page: string
}

/** Sends a message. Answers why it was not taken, or null. */
export async function sendFeedback(
  { message, page }: Feedback,
  locale: Locale,
  call: CallAction,
): Promise<string | null> {
  const outcome = await call('site/submitFeedback', { message, page, locale }, locale)
  return problemOf(outcome, { fallback: 'Your feedback could not be sent. Please try again.' })
}

/** Validates a message; null for a valid one. */
export function feedbackProblems(message: string): FormProblems | null {
  if (message.trim() === '') return { fields: { message: 'Please write a message.' } }
  if (message.trim().length <= MAX_FEEDBACK_LENGTH) return null
  return { fields: { message: `At most ${MAX_FEEDBACK_LENGTH} characters, please.` } }
}
