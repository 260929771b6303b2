import { perMinute, type Limit } from '#app/platform/limits/limit.ts'
import type { remindOfConfirmation } from '../store/registration-commands.server.ts'
import { canonicalEmail, isEmail } from '../rules/credentials.ts'
import { toReturnPath } from '../sign-in/sign-in-reason.ts'
import type { AccountContext } from './account-context.ts'
import { assertNoProblem } from './shapes.server.ts'

/** Mails to one address for all purposes. Further requests get the same answer: another one would reveal who has an account. */
const MAILS = perMinute('mail', 3)
const MAILS_A_DAY: Limit = { name: 'mail a day', points: 6, windowSeconds: 86_400 }
/** Mails that one caller has sent to whatever addresses: more than an office of new people needs. */
const MAILS_OF_CALLER: Limit = { name: 'mail of caller', points: 40, windowSeconds: 3_600 }

/** @throws AppError `too_many_requests` for a caller that has mailed too many addresses. */
export async function mayMail({ clientAddress, limits }: AccountContext, email: string): Promise<boolean> {
  await limits.assertWithin(MAILS_OF_CALLER, clientAddress)
  if ((await limits.spend(MAILS, email)) !== null) return false
  return (await limits.spend(MAILS_A_DAY, email)) === null
}

interface RequestedMail {
  readonly typed: string
  readonly redirect: string | undefined
}

/** Has a mail sent on request. Whether the address has an account stays unknown to the caller. */
export async function mailOnRequest(
  context: AccountContext,
  { typed, redirect }: RequestedMail,
  send: typeof remindOfConfirmation,
): Promise<void> {
  const email = canonicalEmail(typed)
  assertNoProblem(isEmail(email) ? null : 'error.auth.email.wrong', 'email')
  if (!(await mayMail(context, email))) return
  const { db, locale, now } = context
  await send(db, { email, locale, returnPath: toReturnPath(redirect) }, now)
  context.onMail()
}
