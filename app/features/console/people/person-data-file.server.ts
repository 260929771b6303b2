import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import type { AccountContext } from '#app/features/accounts/account-actions/account-context.ts'
import { assertRecentProof } from '#app/features/accounts/account-actions/second-factor-actions.server.ts'
import { personDataAnswer } from '#app/features/erasure/person-data.server.ts'
import { assertRight } from '#app/features/staff/assert-right.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'

/** All that the database holds of somebody, for staff to send them. Each download is in the log. */
export const personDataFile = defineEndpoint({
  name: 'console-person-data-file',
  path: api.personData.template,
  group: 'Console',
  method: 'GET',
  caller: { right: 'people' },
  limit: { perMinute: 10, by: 'account' },
  summary: 'All that the site holds of an account, as a JSON file.',
  input: z.object({ account: RowId }),
  output: z.string().describe('The file'),
  example: { input: { account: '3e9f0a57-1b62-47d8-8c04-5d7a2e6b9f13' }, output: '{"account":[]}' },
  errors: ['not_found', 'proof_required', 'unavailable'],
  async run(context: AccountContext & Pick<RequestContext, 'requestId'>, { account: accountId }) {
    const { actor, db, now, requestId } = context
    const by = assertRight(actor, 'people')
    await assertRecentProof(context, undefined)
    const answer = await personDataAnswer(db, accountId, now)
    const entry = { action: 'download data', subject: { kind: 'account', id: accountId } }
    await logStaffChange(db, { by, requestId, now }, entry)
    return answer
  },
})
