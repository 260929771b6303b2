import { MARKETS, type Locale } from '@specify/core/market.ts'
import { callAction, type CallAction } from '#app/ui/loading/call-action.ts'
import {
  linkProblem,
  remainingMails,
  resendFailure,
  resetRequestFailure,
  signInFailure,
  type SignInAnswer,
} from '#app/features/accounts/rules/account-answers.ts'
import { formFailure } from '#app/ui/loading/failure-text.ts'
import { encodePassword } from '#app/features/accounts/rules/credentials.ts'
import type { ResetProblem } from './new-password-form.tsx'
import type { Credentials } from './sign-in-form.tsx'
import type { Resent } from './use-resend.ts'

/** Navigation after successful calls. Forms wait until the page has followed. */
export interface AccountSteps {
  readonly onSignedIn: (answer: SignInAnswer, email: string) => Promise<void>
  readonly onRegistered: (email: string) => Promise<void>
  readonly onResetRequested: (email: string) => Promise<void>
  readonly onPasswordChosen: (account: ResetAccount) => Promise<void>
}

export interface ResetAccount {
  readonly email: string
  readonly redirect?: string | undefined
}

interface AccountPage {
  readonly locale: Locale
  /** The page after sign-in; null for the market's home page. */
  readonly redirect: string | null
}

/** The calls of the dialog for its forms. On the server posted forms run them in their own way. */
export function accountCalls(
  { locale, redirect }: AccountPage,
  { onSignedIn, onRegistered, onResetRequested, onPasswordChosen }: AccountSteps,
  call: CallAction = callAction,
) {
  const { storeKey } = MARKETS[locale]
  const back = redirect === null ? {} : { redirect }

  async function signIn({ email, password, remember, captcha }: Credentials) {
    const secret = { Password: encodePassword(password), ...(captcha && { captcha }) }
    const input = { Username: email, ...secret, storeKey, remember }
    const outcome = await call('account/login', input, locale)
    const failure = signInFailure(outcome)
    if (failure === null && outcome.kind === 'done') await onSignedIn(outcome.answer, email)
    return failure
  }

  async function proveSignIn({ signIn: token, code, email }: { signIn: string; code: string; email: string }) {
    const outcome = await call('account/proveSignIn', { signIn: token, code }, locale)
    if (outcome.kind !== 'done') return formFailure(outcome)
    await onSignedIn(outcome.answer, email)
    return null
  }

  async function register(given: { email: string; password: string; confirmPassword: string }) {
    const input = {
      Username: given.email,
      Password: encodePassword(given.password),
      ConfirmPassword: encodePassword(given.confirmPassword),
      website: 'specify',
      stores: [storeKey],
      ...back,
    }
    const outcome = await call('account/register', input, locale)
    if (outcome.kind !== 'done') return formFailure(outcome)
    await onRegistered(given.email)
    return null
  }

  async function resendVerification(email: string): Promise<Resent> {
    const outcome = await call('account/requestConfirmationEmail', { email, ...back }, locale)
    if (outcome.kind === 'done') return { problem: null, remaining: remainingMails(outcome.answer) }
    return {
      problem: resendFailure(outcome),
      remaining: outcome.kind === 'refused' ? remainingMails(outcome.refusal.answer) : null,
    }
  }

  async function sendReset(email: string): Promise<string | null> {
    return resetRequestFailure(await call('account/requestReset', { email, ...back }, locale))
  }

  async function requestReset(email: string): Promise<string | null> {
    const problem = await sendReset(email)
    if (problem === null) await onResetRequested(email)
    return problem
  }

  async function reset(given: {
    token: string
    password: string
    confirmPassword: string
  }): Promise<ResetProblem | null> {
    const input = {
      token: given.token,
      password: encodePassword(given.password),
      confirmPassword: encodePassword(given.confirmPassword),
    }
    const outcome = await call('account/reset', input, locale)
    if (outcome.kind === 'done') {
      await onPasswordChosen(outcome.answer)
      return null
    }
    const link = linkProblem(outcome)
    return link ? { link } : formFailure(outcome)
  }

  const resendReset = async (email: string): Promise<Resent> => ({ problem: await sendReset(email), remaining: null })
  return { signIn, proveSignIn, register, resendVerification, requestReset, resendReset, reset }
}
