import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { AccountContext } from '#app/features/accounts/account-actions/account-context.ts'
import { assertRecentProof } from '#app/features/accounts/account-actions/second-factor-actions.server.ts'
import { confirmErasure, proposeErasure, withdrawErasure } from '#app/features/erasure/erasures.server.ts'
import { assertRight } from '#app/features/staff/assert-right.ts'
import { Code, DONE, Done, EXAMPLE_ID, RISKY } from '#app/features/staff/call-parts.server.ts'
import { unlockAccount } from '#app/features/staff/unlock-account.server.ts'
import { endSessionsOf, resendConfirmation, setClosed } from './change-account.server.ts'

type CallContext = AccountContext & Pick<RequestContext, 'requestId'>

const EXAMPLE = { input: { accountId: EXAMPLE_ID }, output: DONE }
const COMMON = { method: 'POST', limitPerMinute: 120, output: Done, caller: { right: 'people' } } as const
const OfAccount = z.object({ accountId: RowId })
const Proved = OfAccount.extend({ code: Code })

/** The person who acts, once a code was shown. @throws AppError `not_found` without the right, `proof_required` without a code */
async function proved(context: CallContext, code: string | undefined) {
  const by = assertRight(context.actor, 'people')
  await assertRecentProof(context, code)
  return { by, requestId: context.requestId }
}

const unlock = defineEndpoint({
  ...COMMON,
  name: 'console/unlockAccount',
  summary: 'Forgets wrong passwords and codes for an account.',
  input: OfAccount,
  example: EXAMPLE,
  errors: ['not_found'],
  async run({ actor, db, now, requestId }: CallContext, { accountId }) {
    const by = assertRight(actor, 'people')
    const account = await db
      .selectFrom('account')
      .select('email')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (!account || !(await unlockAccount(db, { by, email: account.email, requestId }, now)))
      throw new AppError('not_found', 'There is no such account.')
    return DONE
  },
})

const resend = defineEndpoint({
  ...COMMON,
  name: 'console/resendConfirmation',
  summary: 'Mails the link that confirms the address of an account once more.',
  input: OfAccount,
  example: EXAMPLE,
  errors: ['not_found', 'conflict'],
  async run({ actor, db, locale, now, onMail, requestId }: CallContext, { accountId }) {
    await resendConfirmation(db, { by: assertRight(actor, 'people'), accountId, locale, requestId }, now)
    onMail()
    return DONE
  },
})

const endSessions = defineEndpoint({
  ...COMMON,
  name: 'console/endSessions',
  summary: 'Signs an account out everywhere.',
  input: OfAccount,
  example: EXAMPLE,
  errors: ['not_found'],
  async run({ actor, db, now, requestId }: CallContext, { accountId }) {
    await endSessionsOf(db, { by: assertRight(actor, 'people'), accountId, requestId }, now)
    return DONE
  },
})

const setAccountClosed = defineEndpoint({
  ...COMMON,
  name: 'console/setAccountClosed',
  summary: 'Closes an account, which is signed out and cannot sign in, or opens it again.',
  input: Proved.extend({ isClosed: z.boolean() }),
  example: { input: { accountId: EXAMPLE_ID, isClosed: true }, output: DONE },
  errors: RISKY,
  async run(context: CallContext, { accountId, isClosed, code }) {
    await setClosed(context.db, { ...(await proved(context, code)), accountId, isClosed }, context.now)
    return DONE
  },
})

const propose = defineEndpoint({
  ...COMMON,
  name: 'console/proposeErasure',
  summary: 'Proposes to erase a person. Nothing happens before somebody else confirms it.',
  input: Proved.extend({
    reason: z.string().trim().min(1, 'Say why.').max(1_000, 'must have at most 1,000 characters'),
  }),
  example: { input: { accountId: EXAMPLE_ID, reason: 'Asked for it by phone.' }, output: DONE },
  errors: RISKY,
  async run(context: CallContext, { accountId, reason, code }) {
    await proposeErasure(context.db, { ...(await proved(context, code)), accountId, reason }, context.now)
    return DONE
  },
})

const confirm = defineEndpoint({
  ...COMMON,
  name: 'console/confirmErasure',
  summary: 'Confirms an erasure that somebody else has proposed: the account is closed, and erased in seven days.',
  input: Proved,
  example: EXAMPLE,
  errors: RISKY,
  async run(context: CallContext, { accountId, code }) {
    const { db, locale, now, onMail } = context
    await confirmErasure(db, { ...(await proved(context, code)), accountId, locale }, now)
    onMail()
    return DONE
  },
})

const withdraw = defineEndpoint({
  ...COMMON,
  name: 'console/withdrawErasure',
  summary: 'Withdraws an erasure within its seven days. The account is open again.',
  input: OfAccount,
  example: EXAMPLE,
  errors: ['not_found', 'conflict'],
  async run({ actor, db, now, requestId }: CallContext, { accountId }) {
    await withdrawErasure(db, { by: assertRight(actor, 'people'), accountId, requestId }, now)
    return DONE
  },
})

export const ACCOUNT_CALLS = [unlock, resend, endSessions, setAccountClosed, propose, confirm, withdraw]
