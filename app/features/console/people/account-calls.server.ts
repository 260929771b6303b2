import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { AccountContext } from '#app/features/accounts/account-actions/account-context.ts'
import { assertRecentProof } from '#app/features/accounts/account-actions/second-factor-actions.server.ts'
import { confirmErasure, proposeErasure, withdrawErasure } from '#app/features/erasure/erasures.server.ts'
import { assertRight } from '#app/features/staff/assert-right.ts'
import { unlockAccount } from '#app/features/staff/unlock-account.server.ts'
import { endSessionsOf, resendConfirmation, setClosed } from './change-account.server.ts'

type CallContext = AccountContext & Pick<RequestContext, 'requestId'>

const Done = z.object({ isError: z.literal(false) })
const DONE = { isError: false } as const
const EXAMPLE_ID = '3e9f0a57-1b62-47d8-8c04-5d7a2e6b9f13'
const EXAMPLE = { input: { accountId: EXAMPLE_ID }, output: DONE }
const COMMON = { method: 'POST', limitPerMinute: 120, output: Done, caller: { right: 'people' } } as const
const OfAccount = z.object({ accountId: RowId })
const Code = z.string().trim().max(40).optional().describe('Of the authenticator, unless one was shown in ten minutes')
const Proved = OfAccount.extend({ code: Code })
const RISKY = ['not_found', 'forbidden', 'conflict', 'proof_required', 'too_many_requests'] as const

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
    const { actor, db, now, requestId } = context
    const by = assertRight(actor, 'people')
    await assertRecentProof(context, code)
    await setClosed(db, { by, accountId, isClosed, requestId }, now)
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
    const { actor, db, now, requestId } = context
    const by = assertRight(actor, 'people')
    await assertRecentProof(context, code)
    await proposeErasure(db, { by, accountId, reason, requestId }, now)
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
    const { actor, db, locale, now, onMail, requestId } = context
    const by = assertRight(actor, 'people')
    await assertRecentProof(context, code)
    await confirmErasure(db, { by, accountId, locale, requestId }, now)
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
