import { ERROR_TEXT, type ErrorKey } from '@specify/core/text/error-text.ts'
import type { CallFailure, CallOutcome } from '#app/ui/loading/call-action.ts'
import { failureText, isFault } from '#app/ui/loading/failure-text.ts'

const LOGIN_REFUSED = 'Error logging in user. Please check your email/password.'

/** Remaining verification mails, where an answer states them; else null. */
export function remainingMails(answer: object): number | null {
  const count = 'emailRemainderCount' in answer ? answer.emailRemainderCount : null
  return typeof count === 'number' ? count : null
}

export interface SignInAnswer {
  readonly loginStatusCode?: string
  readonly firstName?: string
  readonly companyName?: string
}

export type WantedCaptcha = { readonly kind: 'altcha' } | { readonly kind: 'recaptcha'; readonly siteKey: string }

/** The captcha that a refusal requires; null for none. */
export function wantedCaptcha(answer: object): WantedCaptcha | null {
  const captcha: unknown = 'captcha' in answer ? answer.captcha : null
  if (typeof captcha !== 'object' || captcha === null || !('kind' in captcha)) return null
  if (captcha.kind === 'altcha') return { kind: 'altcha' }
  const siteKey = 'siteKey' in captcha ? captcha.siteKey : null
  return captcha.kind === 'recaptcha' && typeof siteKey === 'string' ? { kind: 'recaptcha', siteKey } : null
}

const failureOf = (text: string) => ({ text })

/** A sentence on a failed sign-in, or that the address is not verified yet. Null for success. */
export function signInFailure(outcome: CallOutcome<SignInAnswer>):
  | { readonly text: string; readonly captcha?: WantedCaptcha }
  | { readonly isUnverified: true; readonly remaining: number | null }
  /** The password is right; `account/proveSignIn` takes this with a code. */
  | { readonly signIn: string }
  | null {
  if (outcome.kind === 'done') return outcome.answer.loginStatusCode === 'OK' ? null : failureOf(LOGIN_REFUSED)
  if (outcome.kind === 'offline') return failureOf(ERROR_TEXT['error.no.internet'])
  const { status, code, message, answer } = outcome.refusal
  const captcha = wantedCaptcha(answer)
  if (captcha) return { text: message, captcha }
  if (code === 'email_not_verified') return { isUnverified: true, remaining: remainingMails(answer) }
  if (code === 'second_factor_required' && 'signIn' in answer) return { signIn: String(answer.signIn) }
  if (isFault(outcome.refusal)) return failureOf('Login failed')
  return failureOf(status >= 500 ? message || 'Login failed' : message || LOGIN_REFUSED)
}

export function resendFailure(outcome: CallFailure): string {
  return failureText(outcome, { fallback: 'Error in sending verification email' })
}

/** A sentence on a failed request for a new password; null for success. */
export function resetRequestFailure(outcome: CallOutcome<{ readonly statusCode?: number }>): string | null {
  if (outcome.kind === 'done') return (outcome.answer.statusCode ?? 200) === 200 ? null : ERROR_TEXT['error.email']
  if (outcome.kind === 'offline') return ERROR_TEXT['error.no.internet']
  const { status, message } = outcome.refusal
  // Waiting helps against too many requests and against a busy server; another address does not.
  return (status === 429 || status === 503) && message !== '' ? message : ERROR_TEXT['error.email']
}

/** Error key of a mailed link that is no longer valid; null for other refusals. */
export function linkProblem(outcome: CallFailure): ErrorKey | null {
  if (outcome.kind === 'offline') return null
  const { code } = outcome.refusal
  if (code === 'link_used') return 'error.link.already.used'
  return code === 'link_expired' ? 'error.link.expired' : null
}
