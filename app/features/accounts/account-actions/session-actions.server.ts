import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { canonicalEmail, signInProblem } from '../rules/credentials.ts'
import { assertOpen } from '../store/close-account.server.ts'
import { findByPassword } from '../store/password-check.server.ts'
import { readSecondFactor } from '../second-factor/second-factor.server.ts'
import { signPendingSignIn } from '../second-factor/pending-sign-in.server.ts'
import { closeSession } from '../sessions/commands.server.ts'
import { readSessionCookies, writeSessionCookies } from '../sessions/cookies.ts'
import type { AccountContext } from './account-context.ts'
import { beginSession, EXAMPLE_SIGNED_IN, SignedInShape } from './begin-session.server.ts'
import {
  assertNoProblem,
  DescribedEmail,
  DescribedPassword,
  ComparedPassword,
  EncodedPassword,
  EXAMPLE_ACCOUNT,
  EXAMPLE_PASSWORD,
  passwordIn,
  StoreKey,
  Typed,
} from './shapes.server.ts'

const LoginInput = z.object({
  Username: Typed.optional(),
  Password: EncodedPassword.optional(),
  email: Typed.optional().describe('Instead of Username'),
  password: ComparedPassword.optional().describe('Instead of Password'),
  storeKey: StoreKey.optional(),
  captcha: z
    .string()
    .max(10_000)
    .optional()
    .describe('The answer to a captcha, where the refusal before asked for one by `captcha`'),
  remember: z.boolean().default(false).describe('Stay signed in for 30 days'),
})

export const login = defineEndpoint({
  name: 'account/login',
  method: 'POST',
  summary:
    'Begins a session. Takes the names Username and Password or their short ones. An unconfirmed address is refused with a code of its own, once the password is right.',
  input: LoginInput,
  described: LoginInput.omit({ captcha: true }).extend({ Username: DescribedEmail, Password: DescribedPassword }),
  output: SignedInShape,
  example: {
    input: { Username: EXAMPLE_ACCOUNT.email, Password: EXAMPLE_PASSWORD, storeKey: 'specify-au' },
    output: EXAMPLE_SIGNED_IN,
  },
  errors: [
    'unauthorized',
    'forbidden',
    'email_not_verified',
    'second_factor_required',
    'too_many_requests',
    'unavailable',
  ],
  async run(context: AccountContext, input) {
    const { db, config, now, clientAddress, takeCaptcha, tokens } = context
    const typed = { email: input.Username ?? input.email ?? '', password: passwordIn(input.Password ?? input.password) }
    assertNoProblem(signInProblem(typed))
    const email = canonicalEmail(typed.email)
    const { captcha = '' } = input
    const proof = {
      isGiven: async () => captcha !== '' && (await takeCaptcha(captcha)),
      kind: config.recaptcha
        ? { kind: 'recaptcha' as const, siteKey: config.recaptcha.siteKey }
        : { kind: 'altcha' as const },
    }
    const credentials = await findByPassword(context, {
      email,
      password: typed.password,
      address: clientAddress,
      proof,
    })
    if (!credentials) throw AppError.of('unauthorized', 'error.wrong.email')
    assertOpen(credentials)
    if (!credentials.isVerified) {
      throw new AppError('email_not_verified', 'Please confirm your email address first.', {
        answer: { loginStatusCode: 'EMAIL_NOT_VERIFIED', emailRemainderCount: credentials.remindersLeft },
      })
    }
    const remember = input.remember
    if (await readSecondFactor(db, credentials.accountId)) {
      const signIn = signPendingSignIn(tokens, { email, remember, passwordHash: credentials.passwordHash }, now)
      throw new AppError('second_factor_required', 'Enter the code from your authenticator app.', {
        answer: { loginStatusCode: 'SECOND_FACTOR_REQUIRED', signIn },
      })
    }
    return beginSession(context, credentials, { remember, provedAt: null })
  },
})

export const logout = defineEndpoint({
  name: 'account/logout',
  method: 'POST',
  summary: 'Ends the session and its remember-me cookie. Answers 204.',
  input: z.object({}),
  output: z.void(),
  example: { input: {}, output: undefined },
  async run({ db, config, cookieHeader, answerCookies }: AccountContext, _input) {
    const secure = config.publicUrl.startsWith('https:')
    await closeSession(db, readSessionCookies(cookieHeader, secure))
    answerCookies.push(...writeSessionCookies({ session: null, remember: null }, secure))
  },
})
