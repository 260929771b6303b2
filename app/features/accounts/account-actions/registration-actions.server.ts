import { z } from 'zod'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { hashPassword } from '#app/platform/secrets/password.server.ts'
import { confirmEmail, registerAccount, remindOfConfirmation } from '../store/registration-commands.server.ts'
import { canonicalEmail, registrationProblem } from '../rules/credentials.ts'
import { toReturnPath } from '../sign-in/sign-in-reason.ts'
import type { AccountContext } from './account-context.ts'
import { mailOnRequest, mayMail } from './mail-on-request.server.ts'
import {
  assertNoProblem,
  DescribedAlias,
  DescribedEmail,
  DescribedPassword,
  EncodedPassword,
  EXAMPLE_ACCOUNT,
  EXAMPLE_PASSWORD,
  passwordIn,
  ReturnTo,
  StoreKey,
  Succeeded,
  Typed,
} from './shapes.server.ts'

export const CALLS_PER_MINUTE = 60

export const exampleToken = 'nW8m0a2wq0T0h1m2Zp7c4d9yX5s3v6b8k1r4t7u0e2A'

const RegisterInput = z.object({
  Username: Typed.optional(),
  Password: EncodedPassword.optional(),
  ConfirmPassword: EncodedPassword.optional(),
  email: Typed.optional().describe('Instead of Username'),
  password: EncodedPassword.optional(),
  confirmPassword: EncodedPassword.optional(),
  website: Typed.optional(),
  stores: z.union([StoreKey, z.array(StoreKey).max(2)]).optional(),
  redirect: ReturnTo,
})

export const register = defineEndpoint({
  name: 'account/register',
  method: 'POST',
  limitPerMinute: CALLS_PER_MINUTE,
  summary:
    'Makes an account and mails the link that confirms its address. The answer is the same for an address that has one already; its owner is notified by mail.',
  input: RegisterInput,
  described: RegisterInput.extend({
    Username: DescribedEmail,
    Password: DescribedPassword,
    ConfirmPassword: DescribedPassword.describe('The same as Password'),
    password: DescribedAlias.describe('Instead of Password'),
    confirmPassword: DescribedAlias.describe('Instead of ConfirmPassword'),
  }),
  output: z.object({ isError: Succeeded, status: z.literal('OK') }),
  example: {
    input: {
      Username: EXAMPLE_ACCOUNT.email,
      Password: EXAMPLE_PASSWORD,
      ConfirmPassword: EXAMPLE_PASSWORD,
      website: 'specify',
      stores: ['specify-au'],
    },
    output: { isError: false, status: 'OK' },
  },
  errors: ['too_many_requests', 'unavailable'],
  async run(context: AccountContext, input) {
    const { db, locale, now, onMail } = context
    const typed = {
      email: input.Username ?? input.email ?? '',
      password: passwordIn(input.Password ?? input.password),
      confirmPassword: passwordIn(input.ConfirmPassword ?? input.confirmPassword),
    }
    assertNoProblem(registrationProblem(typed))
    const email = canonicalEmail(typed.email)
    const passwordHash = await hashPassword(typed.password)
    const returnPath = toReturnPath(input.redirect)
    const isMailed = await mayMail(context, email)
    await registerAccount(db, { email, passwordHash, locale, returnPath, mayMail: isMailed }, now)
    onMail()
    return { isError: false as const, status: 'OK' as const }
  },
})

export const confirm = defineEndpoint({
  name: 'account/confirm',
  method: 'POST',
  limitPerMinute: CALLS_PER_MINUTE,
  summary:
    'Confirms an address with the token that was mailed to it. Where it was registered more than once, the answer carries the token with which `account/reset` sets its password, and the address is confirmed by that.',
  input: z.object({ token: Typed }),
  output: z.object({ isError: Succeeded, status: z.literal('OK'), passwordToken: z.string().optional() }),
  example: { input: { token: exampleToken }, output: { isError: false, status: 'OK' } },
  errors: ['link_used', 'link_expired'],
  async run({ db, now }: AccountContext, { token }) {
    const confirmation = await confirmEmail(db, token, now)
    return {
      isError: false as const,
      status: 'OK' as const,
      ...(confirmation.kind === 'choose-password' && { passwordToken: confirmation.token }),
    }
  },
})

export const requestConfirmationEmail = defineEndpoint({
  name: 'account/requestConfirmationEmail',
  method: 'POST',
  limitPerMinute: CALLS_PER_MINUTE,
  summary:
    'Mails the confirming link again, where the address waits for it and reminders are left. The answer is always the same.',
  input: z.object({ email: Typed, redirect: ReturnTo }),
  described: z.object({ email: DescribedEmail, redirect: ReturnTo }),
  output: z.object({ isError: Succeeded, status: z.literal('OK') }),
  example: { input: { email: EXAMPLE_ACCOUNT.email }, output: { isError: false, status: 'OK' } },
  async run(context: AccountContext, input) {
    await mailOnRequest(context, { typed: input.email, redirect: input.redirect }, remindOfConfirmation)
    return { isError: false as const, status: 'OK' as const }
  },
})
