import { beforeAll, expect, it } from 'vitest'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { scannedSetUp, type Phone } from '#tests/support/browser/phone.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { changeForms, LONG, WAIT } from '#tests/support/change-forms.ts'
import { giveRights } from '#tests/support/console.ts'

const { db, newPerson } = usePeople()
const { upload, readSet, press } = changeForms(db)

let manager: Person
let phone: Phone
beforeAll(async () => {
  manager = await newPerson()
  phone = await scannedSetUp(manager)
  await manager.call('confirmSecondFactor', { code: phone.code() })
  await giveRights(db(), manager, ['catalogue.edit', 'catalogue.apply'])
})

/** Lets eleven minutes pass since the last code, and the codes be used again. */
async function waitElevenMinutes(): Promise<void> {
  const accountId = (await accountIdOf(db(), manager.email))!
  await db().updateTable('second_factor').set({ last_step: '0' }).where('account_id', '=', accountId).execute()
  const provedAt = new Date(Date.now() - 11 * 60_000)
  await db().updateTable('session').set({ proved_at: provedAt }).where('account_id', '=', accountId).execute()
}

const codeOf = ({ body }: { readonly body: Record<string, unknown> }) => (body['error'] as { code: string }).code

it('changes are applied, approved and taken back with a code of the last ten minutes (T-151)', LONG, async () => {
  const { sku } = await db().selectFrom('catalogue_sku').select('sku').limit(1).executeTakeFirstOrThrow()
  const path = await upload(manager, 'columns', `Code,Warranty\n${sku},11 years\n`)
  const id = path.split('/').findLast(Boolean)!
  await waitElevenMinutes()
  const { version } = await readSet(path)
  for (const name of ['applyChanges', 'approveChanges', 'rollBackChanges'])
    expect([name, codeOf(await manager.act(`console/${name}`, { id, version }))]).toEqual([name, 'proof_required'])
  expect(await (await manager.get(path)).text()).toContain('Your code')
  const asked = await (await press(manager, path, 'apply', { from: '2099-07-01T00:00' })).text()
  expect(asked).toContain('Enter a code from your authenticator app as well')
  expect(asked).toContain('2099-07-01T00:00')
  expect((await press(manager, path, 'apply', { code: '000000' })).status).toBe(400)
  expect((await readSet(path)).state).toBe('planned')
  expect((await press(manager, path, 'apply', { code: phone.code() })).status).toBe(303)
  await expect.poll(async () => (await readSet(path)).state, WAIT).toBe('applied')
  expect(await (await manager.get(path)).text()).not.toContain('Your code')

  await waitElevenMinutes()
  expect((await press(manager, path, 'rollback')).status).not.toBe(303)
  expect((await press(manager, path, 'rollback', { code: phone.code() })).status).toBe(303)
  await expect.poll(async () => (await readSet(path)).state, WAIT).toBe('rolled back')
})
