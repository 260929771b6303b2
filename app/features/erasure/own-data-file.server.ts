import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import type { AccountContext } from '#app/features/accounts/account-actions/account-context.ts'
import { signedInAccount } from '#app/features/accounts/account-actions/own-account.server.ts'
import type { RequestAccount } from '#app/features/accounts/rules/request-account.ts'
import { viewedRefusal } from '#app/features/accounts/viewing/viewing.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { personDataAnswer } from './person-data.server.ts'

export const ownDataFile = defineEndpoint({
  name: 'my-data',
  path: api.ownData.template,
  group: 'Account',
  method: 'GET',
  caller: 'account',
  limit: { perMinute: 3, by: 'account' },
  summary: 'All that the site holds of your account, as a JSON file. Passwords, secrets and hashes are left out.',
  input: z.object({}),
  output: z.string().describe('The file'),
  example: { input: {}, output: '{"account":[]}' },
  errors: ['unauthorized', 'forbidden', 'too_many_requests', 'unavailable'],
  run(context: AccountContext & Pick<RequestAccount, 'viewing'>, _input) {
    // Staff who see the site as somebody have a right of their own for this, which is logged.
    if (context.viewing?.state === 'active') throw viewedRefusal()
    return personDataAnswer(context.db, signedInAccount(context).accountId, context.now)
  },
})
