import { z } from 'zod'
import { openSession } from '../sessions/commands.server.ts'
import { readSessionCookies, writeSessionCookies } from '../sessions/cookies.ts'
import { assertOpen } from '../store/close-account.server.ts'
import type { Credentials } from '../store/queries.server.ts'
import type { AccountContext } from './account-context.ts'
import { EXAMPLE_ACCOUNT, Succeeded } from './shapes.server.ts'

/** The answer of calls that sign somebody in. */
export const SignedInShape = z.object({
  isError: Succeeded,
  loginStatusCode: z.literal('OK'),
  firstName: z.string(),
  companyName: z.string(),
  emailRemainderCount: z.int().describe('Confirming mails that may still be asked for'),
})

export const EXAMPLE_SIGNED_IN: z.input<typeof SignedInShape> = {
  isError: false,
  loginStatusCode: 'OK',
  firstName: EXAMPLE_ACCOUNT.firstName,
  companyName: EXAMPLE_ACCOUNT.companyName,
  emailRemainderCount: 3,
}

/** Begins a session with its cookies, in the place of the one that the caller had. @throws AppError `forbidden` for a closed account. */
export async function beginSession(
  { db, config, cookieHeader, answerCookies, now }: AccountContext,
  credentials: Credentials,
  { remember, provedAt }: { readonly remember: boolean; readonly provedAt: Date | null },
) {
  const { accountId, firstName, companyName, remindersLeft } = credentials
  assertOpen(credentials)
  const secure = config.publicUrl.startsWith('https:')
  const carried = readSessionCookies(cookieHeader, secure)
  const opened = await openSession(db, { accountId, isRemembered: remember, carried, provedAt }, now)
  answerCookies.push(...writeSessionCookies({ remember: null, ...opened }, secure))
  return {
    isError: false as const,
    loginStatusCode: 'OK' as const,
    firstName,
    companyName,
    emailRemainderCount: remindersLeft,
  }
}
