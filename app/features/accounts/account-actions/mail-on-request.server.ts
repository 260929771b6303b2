import { perMinute } from '#app/platform/limits/limit.ts'
import type { remindOfConfirmation } from '../registration-commands.server.ts'
import { canonicalEmail, isEmail } from '../credentials.ts'
import type { AccountContext } from './account-context.ts'
import { assertNoProblem } from './shapes.server.ts'

/** Mails to one address. Further requests get the same answer: another one would reveal who has an account. */
const MAILS = perMinute('mail', 3)

export async function mayMail({ limits }: AccountContext, purpose: string, email: string): Promise<boolean> {
  return (await limits.spend(MAILS, [email, purpose])) === null
}

/** Has a mail sent on request. Whether the address has an account stays unknown to the caller. */
export async function mailOnRequest(
  context: AccountContext,
  { typed, purpose }: { readonly typed: string; readonly purpose: 'confirm' | 'reset' },
  send: typeof remindOfConfirmation,
): Promise<void> {
  const email = canonicalEmail(typed)
  assertNoProblem(isEmail(email) ? null : 'error.auth.email.wrong', 'email')
  if (!(await mayMail(context, purpose, email))) return
  await send(context.db, email, context.locale, context.now)
  context.onMail()
}
