import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { STAFF_RIGHTS, type StaffRight } from '@specify/core/staff-rights.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { AccountContext } from '#app/features/accounts/account-actions/account-context.ts'
import { assertRecentProof } from '#app/features/accounts/account-actions/second-factor-actions.server.ts'
import type { RequestAccount } from '#app/features/accounts/rules/request-account.ts'
import { readSessionCookies } from '#app/features/accounts/sessions/cookies.ts'
import { stopViewing } from '#app/features/accounts/viewing/viewings.server.ts'
import { assertRight } from '#app/features/staff/assert-right.ts'
import { Code, DONE, Done, EXAMPLE_ID, RISKY } from '#app/features/staff/call-parts.server.ts'
import { setRights as changeRights } from '#app/features/staff/staff-rights.server.ts'
import { seeAsAccount } from './see-as-account.server.ts'
import { removeFactorOf } from './remove-factor.server.ts'

type PeopleContext = AccountContext & Pick<RequestContext & RequestAccount, 'requestId' | 'viewing'>

const WRITE = { method: 'POST', limitPerMinute: 120, output: Done, caller: { right: 'people' } } as const

const setStaffRights = defineEndpoint({
  ...WRITE,
  name: 'console/setRights',
  summary: 'Gives an account exactly these rights of staff.',
  input: z.object({
    accountId: RowId,
    rights: z.array(z.enum(STAFF_RIGHTS)).max(STAFF_RIGHTS.length),
    was: z.string().max(200).optional().describe('The rights that were read, separated by spaces'),
    code: Code,
  }),
  example: { input: { accountId: EXAMPLE_ID, rights: ['work'] }, output: DONE },
  errors: RISKY,
  async run(context: PeopleContext, { accountId, rights: wanted, was, code }) {
    const { actor, db, now, requestId } = context
    const by = assertRight(actor, 'people')
    await assertRecentProof(context, code)
    const rights = (former: readonly StaffRight[]) => {
      if (was === undefined || was === former.join(' ')) return wanted
      throw new AppError('conflict', 'Somebody has changed these rights meanwhile. Look at them again.')
    }
    await changeRights(db, { by, accountId, rights, requestId }, now)
    return DONE
  },
})

const removeFactor = defineEndpoint({
  ...WRITE,
  name: 'console/removeSecondFactor',
  summary: 'Turns two-step sign-in off for an account whose device is lost, and ends its sessions.',
  input: z.object({ accountId: RowId, code: Code }),
  example: { input: { accountId: EXAMPLE_ID, code: '123456' }, output: DONE },
  errors: RISKY,
  async run(context: PeopleContext, { accountId, code }) {
    const { actor, db, locale, now, onMail, requestId } = context
    const by = assertRight(actor, 'people')
    await assertRecentProof(context, code)
    await removeFactorOf(db, { by, accountId, locale, requestId }, now)
    onMail()
    return DONE
  },
})

const seeAs = defineEndpoint({
  ...WRITE,
  name: 'console/seeAs',
  caller: { right: 'work' },
  summary: 'Shows the site with the eyes of a customer for a quarter of an hour. Nothing can be changed meanwhile.',
  input: z.object({
    accountId: RowId,
    from: z
      .string()
      .max(500)
      .regex(/^\/[a-z]{2}\/console\/(?:[\w-]+\/)*$/)
      .describe('The page of the console to come back to'),
  }),
  example: { input: { accountId: EXAMPLE_ID, from: '/au/console/' }, output: DONE },
  errors: ['not_found', 'forbidden'],
  async run(context: PeopleContext, { accountId, from }) {
    const { actor, config, cookieHeader, db, now, requestId } = context
    const by = assertRight(actor, 'work')
    const { session } = readSessionCookies(cookieHeader, config.publicUrl.startsWith('https:'))
    await seeAsAccount(db, { by, accountId, session, from, requestId, staffDomains: config.staffDomains }, now)
    return DONE
  },
})

const stopSeeing = defineEndpoint({
  name: 'console/stopSeeing',
  method: 'POST',
  limitPerMinute: 120,
  caller: 'viewer',
  summary: 'Ends that the site is seen with the eyes of a customer.',
  input: z.object({}),
  output: Done.extend({ from: z.string().describe('The page of the console that it began at') }),
  example: { input: {}, output: { ...DONE, from: '/au/console/' } },
  errors: ['not_found'],
  async run({ config, cookieHeader, db, now, viewing }: PeopleContext, _input) {
    const { session } = readSessionCookies(cookieHeader, config.publicUrl.startsWith('https:'))
    if (session !== null) await stopViewing(db, session, now)
    return { ...DONE, from: viewing?.returnPath ?? '' }
  },
})

export const PEOPLE_CALLS = [setStaffRights, removeFactor, seeAs, stopSeeing]
