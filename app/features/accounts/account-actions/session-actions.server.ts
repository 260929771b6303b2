import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { canonicalEmail, signInProblem } from '../rules/credentials.ts'
import { findByPassword } from '../store/password-check.server.ts'
import { closeSession, openSession } from '../sessions/commands.server.ts'
import { readSessionCookies, writeSessionCookies } from '../sessions/cookies.ts'
import type { AccountContext } from './account-context.ts'
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
  Succeeded,
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
  output: z.object({
    isError: Succeeded,
    loginStatusCode: z.literal('OK'),
    firstName: z.string(),
    companyName: z.string(),
    emailRemainderCount: z.int().describe('Confirming mails that may still be asked for'),
  }),
  example: {
    input: { Username: EXAMPLE_ACCOUNT.email, Password: EXAMPLE_PASSWORD, storeKey: 'specify-au' },
    output: {
      isError: false,
      loginStatusCode: 'OK',
      firstName: EXAMPLE_ACCOUNT.firstName,
      companyName: EXAMPLE_ACCOUNT.companyName,
      emailRemainderCount: 3,
    },
  },
  errors: ['unauthorized', 'email_not_verified', 'too_many_requests', 'unavailable'],
  async run(context: AccountContext, input) {
    const { db, config, now, clientAddress, cookieHeader, answerCookies, takeCaptcha } = context
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
    if (!credentials.isVerified) {
      throw new AppError('email_not_verified', 'Please confirm your email address first.', {
        answer: { loginStatusCode: 'EMAIL_NOT_VERIFIED', emailRemainderCount: credentials.remindersLeft },
      })
    }
    const secure = config.publicUrl.startsWith('https:')
    const carried = readSessionCookies(cookieHeader, secure)
    const opened = await openSession(
      db,
      { accountId: credentials.accountId, isRemembered: input.remember, carried },
      now,
    )
    answerCookies.push(...writeSessionCookies({ remember: null, ...opened }, secure))
    return {
      isError: false as const,
      loginStatusCode: 'OK' as const,
      firstName: credentials.firstName,
      companyName: credentials.companyName,
      emailRemainderCount: credentials.remindersLeft,
    }
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
