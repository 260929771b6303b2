import { writeSessionCookies, NO_COOKIES } from '../sessions/cookies.ts'
import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { ERROR_TEXT } from '@specify/core/text/error-text.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { hashPassword } from '#app/platform/secrets/password.server.ts'
import { changePassword as setPassword } from '../store/password-commands.server.ts'
import { passwordProblem } from '../rules/credentials.ts'
import { findByPassword } from '../store/password-check.server.ts'
import { openSession } from '../sessions/commands.server.ts'
import type { AccountContext } from './account-context.ts'
import { EncodedPassword, EXAMPLE_PASSWORD, passwordIn, Succeeded } from './shapes.server.ts'
import { signedInAccount } from './own-account.server.ts'

const EXAMPLE_NEW_PASSWORD = Buffer.from('Quiet-Kettle-21').toString('base64')

export const changePassword = defineEndpoint({
  name: 'account/changePassword',
  method: 'POST',
  limitPerMinute: 60,
  summary: 'Sets another password. Every session of the account ends; the caller is given a new one.',
  input: z.object({ oldPassword: EncodedPassword, newPassword: EncodedPassword }),
  output: z.object({ isError: Succeeded, status: z.literal('OK') }),
  example: {
    input: { oldPassword: EXAMPLE_PASSWORD, newPassword: EXAMPLE_NEW_PASSWORD },
    output: { isError: false, status: 'OK' },
  },
  caller: 'account',
  errors: ['unauthorized', 'too_many_requests', 'unavailable'],
  async run(context: AccountContext, input) {
    const { actor, db, config, locale, now, answerCookies, onMail } = context
    const { accountId } = signedInAccount(context)
    await assertOwnPassword(context, input.oldPassword, 'oldPassword')
    const password = passwordIn(input.newPassword)
    const problem = passwordProblem(password)
    if (problem) throw AppError.of('invalid_input', problem, { fields: { newPassword: ERROR_TEXT[problem] } })
    await setPassword(db, { accountId, passwordHash: await hashPassword(password), locale }, now)
    onMail()
    const provedAt = actor.kind === 'account' ? actor.provedAt : null
    const opened = await openSession(db, { accountId, isRemembered: false, carried: NO_COOKIES, provedAt }, now)
    answerCookies.push(...writeSessionCookies({ remember: null, ...opened }, config.publicUrl.startsWith('https:')))
    return { isError: false as const, status: 'OK' as const }
  },
})

/** @throws AppError `invalid_input` for another password, `too_many_requests`. */
export async function assertOwnPassword(
  context: AccountContext,
  encoded: string,
  field: string,
  answer: Record<string, unknown> = {},
): Promise<void> {
  const { clientAddress } = context
  const { accountId, email } = signedInAccount(context)
  const credentials = await findByPassword(context, {
    email,
    password: passwordIn(encoded),
    address: clientAddress,
    proof: null,
  })
  if (credentials?.accountId === accountId) return
  throw new AppError('invalid_input', WRONG_PASSWORD, { fields: { [field]: WRONG_PASSWORD }, answer })
}

const WRONG_PASSWORD = 'This is not your password.'
