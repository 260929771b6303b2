import { z } from 'zod'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { hashPassword } from '#app/platform/secrets/password.server.ts'
import { requestNewPassword, resetPassword } from '../store/password-commands.server.ts'
import { canonicalEmail, newPasswordProblem } from '../rules/credentials.ts'
import type { AccountContext } from './account-context.ts'
import {
  assertNoProblem,
  DescribedEmail,
  DescribedPassword,
  EncodedPassword,
  EXAMPLE_ACCOUNT,
  EXAMPLE_PASSWORD,
  passwordIn,
  ReturnTo,
  Succeeded,
  Typed,
} from './shapes.server.ts'
import { CALLS_PER_MINUTE, exampleToken } from './registration-actions.server.ts'
import { mailOnRequest } from './mail-on-request.server.ts'

export const requestReset = defineEndpoint({
  name: 'account/requestReset',
  method: 'POST',
  limitPerMinute: CALLS_PER_MINUTE,
  summary: 'Mails a link for a new password, where the address has an account. The answer is always the same.',
  input: z.object({ email: Typed, redirect: ReturnTo }),
  described: z.object({ email: DescribedEmail, redirect: ReturnTo }),
  output: z.object({ isError: Succeeded, statusCode: z.literal(200) }),
  example: { input: { email: EXAMPLE_ACCOUNT.email }, output: { isError: false, statusCode: 200 } },
  async run(context: AccountContext, input) {
    await mailOnRequest(context, { typed: input.email, redirect: input.redirect }, requestNewPassword)
    return { isError: false as const, statusCode: 200 as const }
  },
})

const ResetInput = z.object({
  token: Typed,
  password: EncodedPassword,
  confirmPassword: EncodedPassword.optional(),
  email: Typed.optional().describe('Where it is given, the token must have been mailed to it'),
})

export const reset = defineEndpoint({
  name: 'account/reset',
  method: 'POST',
  limitPerMinute: CALLS_PER_MINUTE,
  summary: 'Sets a new password with the token that was mailed, and ends all sessions of the account.',
  input: ResetInput,
  described: ResetInput.extend({
    password: DescribedPassword,
    confirmPassword: DescribedPassword.optional().describe('The same as the password, where it is given'),
  }),
  output: z.object({
    isError: Succeeded,
    status: z.literal('OK'),
    email: z.string().describe('Of the account'),
    redirect: z.string().optional().describe('The page that choosing a password interrupted'),
  }),
  example: {
    input: { token: exampleToken, password: EXAMPLE_PASSWORD, confirmPassword: EXAMPLE_PASSWORD },
    output: { isError: false, status: 'OK', email: EXAMPLE_ACCOUNT.email },
  },
  errors: ['link_used', 'link_expired', 'unavailable'],
  async run({ db, locale, now, onMail }: AccountContext, input) {
    const password = passwordIn(input.password)
    const confirmPassword = input.confirmPassword === undefined ? password : passwordIn(input.confirmPassword)
    assertNoProblem(newPasswordProblem({ password, confirmPassword }), 'password')
    const email = input.email === undefined ? null : canonicalEmail(input.email)
    const origin = await resetPassword(
      db,
      { token: input.token, email, passwordHash: await hashPassword(password), locale },
      now,
    )
    onMail()
    const { returnPath } = origin
    return {
      isError: false as const,
      status: 'OK' as const,
      email: origin.email,
      ...(returnPath !== null && { redirect: returnPath }),
    }
  },
})
