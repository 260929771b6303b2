import { routes } from '#app/addresses/routes.ts'
import { ERROR_TEXT } from '@specify/core/text/error-text.ts'
import type { signInFailure } from '#app/features/accounts/rules/account-answers.ts'
import { placeProblem } from '#app/features/accounts/rules/credential-problems.ts'
import {
  canonicalEmail,
  isEmail,
  newPasswordProblem,
  registrationProblem,
  signInProblem,
} from '#app/features/accounts/rules/credentials.ts'
import { CODE_MISSING } from '#app/features/accounts/components/dialog/second-factor-form.tsx'
import { verifyHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import { returnPath } from '#app/features/accounts/sign-in/sign-in-reason.ts'
import { failureText, isSignedOut } from '#app/ui/loading/failure-text.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type FormOutcome, type PostableForm } from './take-posts.server.ts'
import { callsOf } from './account-calls.server.ts'

const NEEDS_SCRIPT = 'Your browser needs JavaScript for that.'

const signIn: PostableForm = {
  kept: ['email', 'remember'],
  async send(posted) {
    const { given } = posted
    const typed = { email: textOf(given, 'email'), password: textOf(given, 'password') }
    const problem = signInProblem(typed)
    if (problem) return { problems: placeProblem(problem, typed) }
    const { signIn: send, next } = callsOf(posted)
    const email = canonicalEmail(typed.email)
    const failure = await send({ ...typed, email, remember: given.has('remember'), captcha: '' })
    return failure === null ? next() : refused(failure, email)
  },
}

function refused(failure: NonNullable<ReturnType<typeof signInFailure>>, email: string): FormOutcome {
  if ('text' in failure)
    return { problems: { form: failure.captcha ? `${failure.text} ${NEEDS_SCRIPT}` : failure.text } }
  if ('signIn' in failure)
    return { form: 'second-factor', problems: {}, facts: { signIn: failure.signIn }, status: 200 }
  const { remaining } = failure
  return { problems: {}, facts: { unverified: email, ...(remaining !== null && { remaining: String(remaining) }) } }
}

const secondFactor: PostableForm = {
  kept: ['signIn'],
  async send(posted) {
    const { given } = posted
    const [signIn, code] = [textOf(given, 'signIn'), textOf(given, 'code')]
    if (code === '') return { problems: { fields: { code: CODE_MISSING } } }
    const calls = callsOf(posted)
    const problems = await calls.proveSignIn({ signIn, code, email: '' })
    return problems === null ? calls.next() : { problems }
  },
}

const create: PostableForm = {
  kept: ['email'],
  async send(posted) {
    const { given } = posted
    const typed = {
      email: textOf(given, 'email'),
      password: textOf(given, 'password'),
      confirmPassword: textOf(given, 'confirmPassword'),
    }
    const problem = registrationProblem(typed)
    if (problem) return { problems: placeProblem(problem, typed) }
    const { register, next } = callsOf(posted)
    const problems = await register({ ...typed, email: canonicalEmail(typed.email) })
    return problems ? { problems } : next()
  },
}

const reset: PostableForm = {
  kept: ['email'],
  async send(posted) {
    const email = canonicalEmail(textOf(posted.given, 'email'))
    if (!isEmail(email)) return { problems: { fields: { email: ERROR_TEXT['error.auth.email.wrong'] } } }
    const { requestReset, next } = callsOf(posted)
    const problem = await requestReset(email)
    return problem === null ? next() : { problems: { form: problem } }
  },
}

const resend: PostableForm = {
  kept: ['email'],
  async send(posted) {
    const email = canonicalEmail(textOf(posted.given, 'email'))
    const { problem } = await callsOf(posted).resendVerification(email)
    return problem === null
      ? { next: verifyHref(posted.locale, { email, redirect: returnPath(posted.url.search), isAgain: true }) }
      : { form: 'sign-in', problems: { form: problem } }
  },
}

const choose: PostableForm = {
  kept: [],
  async send(posted) {
    const { given, url } = posted
    const typed = { password: textOf(given, 'password'), confirmPassword: textOf(given, 'confirmPassword') }
    const problem = newPasswordProblem(typed)
    if (problem) return { problems: placeProblem(problem, typed) }
    const calls = callsOf(posted)
    const refusal = await calls.reset({ ...typed, token: url.searchParams.get('token') ?? '' })
    if (refusal === null) return calls.next()
    return 'link' in refusal ? { problems: {}, facts: { deadLink: refusal.link } } : { problems: refusal }
  },
}

const logOut: PostableForm = {
  kept: [],
  async send({ call, locale }) {
    const outcome = await call('account/logout', {}, locale)
    // Without a session there is none to end.
    if (outcome.kind === 'done' || isSignedOut(outcome)) return { next: routes.home.path({ locale }) }
    return { problems: { form: failureText(outcome) } }
  },
}

export const takeAccountPosts = takePosts(
  { 'sign-in': signIn, 'second-factor': secondFactor, create, reset, resend, choose, 'log-out': logOut },
  'sign-in',
)
