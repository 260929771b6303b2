import { ERROR_TEXT } from '@specify/core/text/error-text.ts'
import { UNREADABLE, type CallFailure, type CallOutcome, type CallRefusal } from './call-action.ts'
import type { FormProblems } from '../fields/form-problems.ts'

export const SOMETHING_WENT_WRONG = 'Something went wrong!'

export interface FailureTexts {
  /** Text for server faults, unreadable answers, and refusals without a message. */
  readonly fallback?: string
  readonly offline?: string
  /** Sentences instead of the server's, by the code of the refusal. */
  readonly byCode?: Readonly<Record<string, string>>
}

export function failureText(failure: CallFailure, texts: FailureTexts = {}): string {
  const { fallback = SOMETHING_WENT_WRONG, offline = ERROR_TEXT['error.no.internet'], byCode = {} } = texts
  if (failure.kind === 'offline') return offline
  const { code, message } = failure.refusal
  return byCode[code] ?? (isFault(failure.refusal) ? fallback : message || fallback)
}

export function problemOf(outcome: CallOutcome<unknown>, texts?: FailureTexts): string | null {
  return outcome.kind === 'done' ? null : failureText(outcome, texts)
}

export function formFailure(failure: CallFailure, texts?: FailureTexts): FormProblems {
  const fields = failure.kind === 'refused' ? failure.refusal.fields : {}
  return Object.keys(fields).length > 0 ? { fields } : { form: failureText(failure, texts) }
}

/** Returns whether the call may have succeeded nevertheless: no answer came, or an unreadable one. */
export function isUncertain(failure: CallFailure): boolean {
  return failure.kind === 'offline' || failure.refusal.status >= 500
}

export function isSignedOut(failure: CallFailure): boolean {
  return failure.kind === 'refused' && failure.refusal.status === 401
}

/** Returns whether it was a bug, whose message does not help the user, or an unreadable answer. */
export function isFault({ code }: CallRefusal): boolean {
  return code === 'internal' || code === UNREADABLE
}
