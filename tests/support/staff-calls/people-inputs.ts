import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Person } from '../browser/use-people.ts'

/** Inputs of the calls for accounts and for erasing people, each with a person of its own. */
export function peopleInputs(db: () => Database, newPerson: () => Promise<Person>) {
  const newAccount = async () => {
    const { email } = await newPerson()
    return { email, accountId: (await accountIdOf(db(), email))! }
  }
  const givenErasure = async () => {
    const { accountId } = await newAccount()
    const values = {
      account_id: accountId,
      state: 'proposed',
      reason: 'Asked for it',
      proposed_at: new Date(),
    } as const
    await db()
      .insertInto('erasure')
      .values({ ...values, proposed_by: null, confirmed_by: null, due_at: null, ended_at: null })
      .execute()
    return { accountId }
  }
  const ofNew = async (more: object = {}) => ({ accountId: (await newAccount()).accountId, ...more })
  return {
    'console/unlockAccount': () => ofNew(),
    async 'console/resendConfirmation'() {
      const { accountId } = await newAccount()
      await db().updateTable('account').set({ verified_at: null }).where('account_id', '=', accountId).execute()
      return { accountId }
    },
    'console/endSessions': () => ofNew(),
    'console/setAccountClosed': () => ofNew({ isClosed: true }),
    'console/proposeErasure': () => ofNew({ reason: 'Asked for it by phone.' }),
    'console/confirmErasure': () => givenErasure(),
    'console/withdrawErasure': () => givenErasure(),
  }
}
